// The attributes that say how a strip behaves, by their places in TabStripConfiguration+Numbers.

/** Where a tab is brought, as RevealPolicy lists it. */
export const policies = ["none", "nearest", "center", "leading", "trailing"];
const choices = {
  distribution: [[0], "leading center trailing space-around fill-equally fill-proportionally fill-while-fitting"],
  selection: [[2], "required optional multiple momentary"], reselect: [[5], "ignore report reveal"],
  "reveal-policy": [[6, 8, 10, 12], policies.join(" ")], "key-reveal": [[8], policies.join(" ")], overflow: [[16], "none overlaid inline"],
  paging: [[18], "item visible viewport whole"], snap: [[29], "none center leading"], activation: [[32], "manual auto"],
  succession: [[40], "next previous first none"],
};
const flags = {
  "center-ends": 1, "show-buttons": 17, "page-on-release": 19, drag: 23, wrap: 33, "reach-disabled": 34, "select-central": 35,
  "deselect-disabled": 41, "report-first": 42, "choose-on-press": 43, "rest-at-ends": 45, "activate-keys": 47,
};
const amounts = {
  least: 3, most: 4, peek: 7, "leading-margin": 14, "trailing-margin": 15, tolerance: 20, "repeat-delay": 21,
  "repeat-interval": 22, "wheel-step": 28, "spring-loading": 36, "page-fraction": 44, "center-shift": 46,
};

/** All attributes that are properties, too. */
export const attributes = ["name", "variant", "semantics", ...[choices, flags, amounts].flatMap(Object.keys)];

/** Sets the numbers of a behaviour that the element's attributes have something to say to. A word that there is not says nothing. */
export function readAttributes(element, numbers) {
  const each = (table, read) => Object.entries(table).forEach(([name, place]) => {
    const text = element.getAttribute(name);
    if (text !== null) read(place, text.toLowerCase());
  });
  each(choices, ([places, words], text) => {
    const choice = words.split(" ").indexOf(text);
    if (choice >= 0) for (const place of places) numbers[place] = choice;
  });
  each(flags, (place, text) => (numbers[place] = text === "false" ? 0 : 1));
  each(amounts, (place, text) => Number.isFinite(parseFloat(text)) && (numbers[place] = parseFloat(text)));
}
