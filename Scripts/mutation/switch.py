"""Turns faults in a source file into switches: the text with all of them in it, each behind its number.

A fault is a piece of text that is replaced. Where its words differ lies in an expression, a list of conditions or a statement, which
becomes `(mutant(7) ? faulty : right)` or `if mutant(7) { faulty } else { right }`.
"""

from swift_text import SwiftText

ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-="}
CONDITIONAL = {"if", "guard", "while"}
HEADS = CONDITIONAL | {"return", "in", "where", "switch", "throw"}
DECLARATIONS = {"let", "var", "func", "init", "struct", "class", "enum", "case", "extension", "import", "static", "typealias", "for"}
STATEMENTS = CONDITIONAL | {"return", "break", "continue", "for", "switch", "defer", "fallthrough", "repeat", "throw"}


class Unswitchable(Exception):
    """The fault can only be built on its own."""


class Slot:
    """What of a file a fault replaces, and by what: `first`…`last` are places in the text, `pieces` the conditions in it, if it is such a list."""

    def __init__(self, kind, first, last, faulty, pieces=None):
        self.kind, self.first, self.last, self.faulty, self.pieces = kind, first, last, faulty, pieces


def slot(text, place, old, new):
    """The smallest part of `text` that can be switched, for the fault that replaces `old`, which stands at `place`, by `new`."""
    faulty = text[:place] + new + text[place + len(old) :]
    return _Search(SwiftText(text), SwiftText(faulty), place, place + len(old)).slot()


class _Search:
    def __init__(self, right, faulty, begin, end):
        self.right, self.faulty = right, faulty
        a, b = [token.text for token in right.tokens], [token.text for token in faulty.tokens]
        # The words round the quoted text are the same anyway; of those in it, the ones at its ends may be.
        before = next(i for i, token in enumerate(right.tokens) if token.end > begin)
        after = sum(token.start >= end for token in right.tokens)
        most = min(len(a), len(b)) - after
        before = next((i for i in range(before, most) if a[i] != b[i]), max(before, most))
        most = min(len(a), len(b)) - before
        after = next((i for i in range(after, most) if a[-1 - i] != b[-1 - i]), most)
        if before + after == len(a) == len(b):
            raise Unswitchable("changes nothing")
        # Tokens outside of these are the same in both; `low` and `high` count those of the right text.
        self.low, self.high = before, len(a) - after
        self.longer = len(b) - len(a)
        # What is added at the end of a line belongs to that line, not to the next.
        if self.low == self.high and before > 0 and not faulty.tokens[before].is_first_on_line:
            self.low -= self.low == len(a) or right.tokens[self.low].is_first_on_line

    def slot(self):
        self.balance()
        while True:
            parent = self.right.parents[self.low] if self.low < self.high else self.parent_of_gap()
            if parent is None or self.right.word(parent) == "{":
                return self.in_braces(parent)
            found = self.in_list(parent)
            if found:
                return found
            self.low, self.high = parent, self.right.partners[parent] + 1

    def parent_of_gap(self):
        before = self.low - 1
        return before if self.right.tokens[before].kind == "open" else self.right.parents[before]

    def balance(self):
        """Widens what differs until each bracket in it has its partner there, in both texts."""
        while True:
            low, high = self.low, self.high
            for text, longer in ((self.right, 0), (self.faulty, self.longer)):
                for index in range(self.low, self.high + longer):
                    if index in text.partners:
                        low = min(low, text.partners[index])
                        high = max(high, text.partners[index] + 1 - longer)
            if low < high and self.right.parents[low] != self.right.parents[high - 1]:
                inner = max(self.right.parents[low] or 0, self.right.parents[high - 1] or 0)
                low, high = min(low, inner), max(high, self.right.partners[inner] + 1)
            if (low, high) == (self.low, self.high):
                return
            self.low, self.high = low, high

    def differing(self):
        """The texts of the differing tokens that stand in no bracket of their own, of both files."""
        texts = [text for _, text in self.right.level(self.low, self.high)]
        return texts + [text for _, text in self.faulty.level(self.low, self.high + self.longer)]

    def cut(self, kind, first, last, pieces=None):
        """The slot from the token `first` up to the token `last` of the right text."""
        right, faulty = self.right.piece(first, last), self.faulty.piece(first, last + self.longer)
        if kind == "expression" and (not right or not faulty):
            return None
        start = self.right.tokens[first].start if first < len(self.right.tokens) else len(self.right.text)
        return Slot(kind, start, start + len(right), faulty, pieces)

    def in_list(self, parent):
        """The slot for a difference in parentheses or square brackets."""
        end = self.right.partners[parent]
        if "," in self.differing():
            return None
        first, last = parent + 1, end
        for index, text in self.right.level(parent + 1, end):
            if text == "," and index < self.low:
                first = index + 1
            if text == "," and index >= self.high:
                last = index
                break
        # A label of an argument stays.
        if self.right.word(first + 1) == ":" and first + 2 <= self.low:
            first += 2
        if self.is_parameter_list(parent):
            default = [index for index, text in self.right.level(first, self.low) if text == "="]
            if not default:
                raise Unswitchable("a parameter")
            first = default[-1] + 1
        if self.right.word(first) in ("&", "let", "var"):
            return None
        return self.cut("expression", first, last)

    def is_parameter_list(self, parent):
        if self.right.word(parent) != "(":
            return False
        name, before = self.right.word(parent - 1), self.right.word(parent - 2)
        return before == "func" or name in ("init", "subscript") and before != "." or name == "?" and before == "init"

    def in_braces(self, parent):
        """The slot for a difference in a statement."""
        right = self.right
        end = len(right.tokens) if parent is None else right.partners[parent]
        begin = 0 if parent is None else parent + 1
        level = [index for index, _ in right.level(begin, end)]
        start = max([i for i in level if i <= self.low and right.begins_statement(i)], default=begin)
        stop = min([i for i in level if i >= max(self.high, self.low + 1) and right.begins_statement(i)], default=end)
        if self.low == self.high and right.word(self.low) in (";", "}"):
            stop = self.low
        if right.word(start) in ("case", "default"):
            colon = next((i for i, text in right.level(start, stop) if text == ":"), None)
            if colon is not None and colon < self.low:
                start = colon + 1
            elif colon is not None:
                condition = next((i for i, text in right.level(start, self.low) if text == "where"), None)
                if condition is None:
                    raise Unswitchable("a pattern")
                return self.cut("expression", condition + 1, colon)
        return self.in_statement(start, stop)

    def in_statement(self, start, stop):
        right = self.right
        before = [(i, text) for i, text in right.level(start, self.low)]
        heads = [i for i, text in before if text in CONDITIONAL]
        is_condition = bool(heads) and not any(text == "{" for i, text in before if i > heads[-1])
        differing = set(self.differing())
        edges = ASSIGNMENTS | HEADS | {"else", "let", "var", ";"} | ({","} if is_condition else set())
        if is_condition and "," in differing and not differing & (edges - {","}):
            return self.in_conditions(heads[-1] + 1, stop)
        if differing & edges or "case" in differing or is_condition and "{" in differing:
            return self.whole(start, stop)
        first, stops_at_brace = start, is_condition
        for index, text in before:
            if text in ASSIGNMENTS or text in HEADS or (is_condition and text == ","):
                first = index + 1
                if text in ("where", "in", "switch"):
                    stops_at_brace = stops_at_brace or right.word(start) in ("for", "switch")
        last = stop
        for index, text in right.level(self.high, stop):
            if text == "else" or stops_at_brace and text in (",", "{") or text == "where" or text in ASSIGNMENTS:
                if text in ASSIGNMENTS:
                    return self.whole(start, stop)
                last = index
                break
        if first == start:
            if right.word(first) in DECLARATIONS | {"private", "public", "package", "internal", "mutating", "@"}:
                raise Unswitchable("a declaration")
            if right.word(first) in STATEMENTS:
                return self.whole(start, stop)
        if right.word(first) in ("let", "var", "case"):
            raise Unswitchable("a pattern")
        return self.cut("expression", first, last) or self.whole(start, stop)

    def in_conditions(self, first, stop):
        """The slot for conditions, with commas between, of which some come or go."""
        last = next((i for i, text in self.right.level(self.high, stop + 1) if text in ("else", "{")), None)
        if last is None:
            raise Unswitchable("conditions that end elsewhere")

        def conditions(text, end):
            commas = [i for i, word in text.level(first, end) if word == ","]
            return list(zip([first] + [i + 1 for i in commas], commas + [end]))

        def words(text, condition):
            return text.piece(*condition)

        old, new = conditions(self.right, last), conditions(self.faulty, last + self.longer)
        most = min(len(old), len(new))
        a = next((i for i in range(most) if words(self.right, old[i]) != words(self.faulty, new[i])), most)
        most -= a
        b = next((i for i in range(most) if words(self.right, old[-1 - i]) != words(self.faulty, new[-1 - i])), most)
        if a + b == len(old):
            # Something must stand there that can be replaced: a neighbour.
            a, b = (a - 1, b) if a else (a, b - 1)
        old, new = old[a : len(old) - b], new[a : len(new) - b]
        for text, found in ((self.right, old), (self.faulty, new)):
            if any(text.word(condition[0]) in ("let", "var", "case") for condition in found):
                raise Unswitchable("a binding comes or goes")
        faulty = " && ".join(f"({words(self.faulty, condition)})" for condition in new) or "true"
        pieces = [(self.right.tokens[i].start, self.right.tokens[j - 1].end) for i, j in old]
        return Slot("expression", pieces[0][0], pieces[-1][1], faulty, pieces)

    def whole(self, start, stop):
        if self.right.word(start) in DECLARATIONS - {"for"} | {"private", "public", "package", "internal", "mutating", "@", "else"}:
            raise Unswitchable("a declaration")
        if start >= stop:
            raise Unswitchable("no statement")
        if self.right.word(start) == "guard" and any(text in ("let", "var") for _, text in self.right.level(start, stop)):
            raise Unswitchable("a binding that is used further on")
        return self.cut("statement", start, stop)


def switched(text, slots):
    """The text with each slot of `slots`, pairs of number and slot, behind its number; and the numbers that stand in the way of others."""
    taken, left = [], []
    for number, one in sorted(slots, key=lambda pair: (pair[1].first, -pair[1].last, pair[0])):
        crosses = any(
            other.first < one.first < other.last < one.last
            or (other.first, other.last) == (one.first, one.last)
            and (other.kind != one.kind or other.pieces != one.pieces)
            or other.pieces
            and other.first <= one.first
            and one.last <= other.last
            and not any(first <= one.first and one.last <= last for first, last in other.pieces)
            for _, other in taken
        )
        if crosses:
            left.append(number)
        else:
            taken.append((number, one))
    return _render(text, 0, len(text), taken), left


def _render(text, first, last, slots):
    """The text between two places, with the slots in it switched; these are sorted, outer ones first."""
    result, place = [], first
    while slots:
        number, outer = slots[0]
        same = [pair for pair in slots if (pair[1].first, pair[1].last) == (outer.first, outer.last)]
        inner = [pair for pair in slots if pair not in same and outer.first <= pair[1].first and pair[1].last <= outer.last]
        slots = [pair for pair in slots if pair not in same and pair not in inner]

        def old(piece):
            return _render(text, *piece, [pair for pair in inner if piece[0] <= pair[1].first and pair[1].last <= piece[1]])

        result.append(text[place : outer.first])
        if outer.kind == "expression":
            pieces = outer.pieces or [(outer.first, outer.last)]
            right = " && ".join(f"({old(piece)})" for piece in pieces)
            faults = "".join(f"mutant({number}) ? ({one.faulty}) : " for number, one in same)
            result.append(f"({faults}{right})")
        else:
            faults = " else ".join(f"if mutant({number}) {{ {one.faulty} }}" for number, one in same)
            result.append(f"{faults} else {{ {old((outer.first, outer.last))} }}")
        place = outer.last
    result.append(text[place:last])
    return "".join(result)
