// Elements: made, listened to, and changed only where they are to be otherwise than they were left.

/** An element with these properties, and what is in it. */
export function make(name, properties, ...content) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...content);
  return node;
}

/** Listens to several events, their names in one text. */
export function on(node, names, handler, options) {
  for (const name of names.split(" ")) node.addEventListener(name, handler, options);
}

/** Sets attributes; null or undefined takes one away. */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
  }
}

/** Sets properties of a node's style, lengths in pixels. */
export function write(node, properties) {
  const known = (node.written ??= {});
  for (const [name, value] of Object.entries(properties)) {
    if (known[name] === value) continue;
    known[name] = value;
    node.style.setProperty(name, typeof value === "number" ? `${value}px` : value);
  }
}
