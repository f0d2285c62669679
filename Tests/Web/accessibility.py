"""What the browser tells assistive technologies."""


class Spoken:
    """One object of the accessibility tree."""

    def __init__(self, node):
        self.role = node.get("role", {}).get("value")
        self.name = node.get("name", {}).get("value", "")
        self.description = node.get("description", {}).get("value", "")
        self.states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        self.related = {
            one["name"]: one["value"]["relatedNodes"] for one in node.get("properties", []) if "relatedNodes" in one["value"]
        }
        self.node = node.get("backendDOMNodeId")

    def __repr__(self):
        return f"{self.role} {self.name!r} {self.states}"


def tree(page):
    """All objects of a page that are not passed over, in order."""
    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    return [Spoken(node) for node in nodes if not node.get("ignored")]


def of_role(page, *roles):
    return [one for one in tree(page) if one.role in roles]
