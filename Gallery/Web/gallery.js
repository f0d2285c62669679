// The gallery's shell for the web: shows each page of demos.json as the other shells show it.

import "./tabstrip/tabstrip.js";

const demos = await (await fetch("demos.json")).json();
const find = (id) => document.getElementById(id);
const make = (name, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
};
/** What the address says: the page, and words that it begins with. `#pills&dark&rtl&show-buttons=1` */
const address = () => decodeURIComponent(location.hash.slice(1)).split("&");

let demo;
let values = {};

/** The strip as the options now say: the changes of each on the page as it opens, in their order. */
function currentSetup() {
  const setup = structuredClone(demo.setup);
  for (const option of demo.groups.flatMap((group) => group.options)) {
    const { change } = option.choices[values[option.id] ?? option.initial];
    Object.assign(setup.properties, change.properties);
    Object.assign(setup.attributes, change.attributes);
    for (const name of ["items", "selected", "page"]) if (change[name] !== undefined) setup[name] = change[name];
  }
  return setup;
}

function apply(node, setup) {
  for (const [name, value] of Object.entries(setup.properties)) node.style.setProperty(name, value);
  for (const [name, value] of Object.entries({ variant: demo.variant, ...setup.attributes })) {
    if (value === "") node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
}

function say(event) {
  find("log").textContent = `${event.type}: ${event.value ?? "none"}, ${event.index}, ${event.cause}`;
  if (demo.namesWindow && event.value) document.title = event.value;
}

function strip(setup, className) {
  const node = make("tab-strip", { className, ariaLabel: demo.title });
  apply(node, setup);
  node.items = setup.items;
  node.select(setup.selected ?? null, { animated: false });
  for (const name of ["change", "reselect"]) node.addEventListener(name, say);
  // The two strips follow each other.
  node.addEventListener("change", () => {
    for (const other of find("stage").querySelectorAll("tab-strip")) {
      if (other === node) continue;
      for (const value of other.selectedValues) if (!node.selectedValues.includes(value)) other.deselect(value);
      for (const value of node.selectedValues) other.select(value);
    }
  });
  return node;
}

function page(setup, className) {
  const tabs = make("section-tabs", { ariaLabel: demo.title });
  apply(tabs, setup);
  const sections = setup.page.sections.map((section, index) => {
    const node = make("section", { id: `${className}-${setup.items[index].value}` },
      make("h2", { textContent: setup.items[index].label }), make("p", { textContent: section.text }));
    node.style.height = `${section.height}px`;
    return node;
  });
  const hero = make("div", { className: "hero" });
  hero.style.height = `${setup.page.hero ?? 0}px`;
  const scroller = make("div", { className: `scroller ${className}`, tabIndex: 0 }, hero, tabs, ...sections);
  // The two pages follow each other; only the one that a hand is on has something to say.
  let isLed = false;
  for (const name of ["wheel", "pointerdown", "keydown"]) scroller.addEventListener(name, () => (isLed = false), { passive: true });
  tabs.addEventListener("change", (event) => isLed || say(event));
  scroller.addEventListener("scroll", () => {
    for (const other of find("stage").querySelectorAll(".scroller")) if (other !== scroller && !isLed) other.lead(scroller.scrollTop);
  });
  scroller.lead = (place) => {
    isLed = true;
    scroller.scrollTop = place;
  };
  return scroller;
}

function show() {
  const setup = currentSetup();
  const stage = find("stage");
  const former = stage.querySelectorAll("tab-strip");
  if (former.length > 0 && !setup.page) {
    for (const node of former) {
      apply(node, setup);
      if (JSON.stringify(node.shown) !== JSON.stringify(setup.items)) node.items = setup.items;
    }
  } else {
    stage.replaceChildren(...["wide", "narrow"].map((name) => (setup.page ? page : strip)(setup, name)));
  }
  for (const node of stage.querySelectorAll("tab-strip")) node.shown = setup.items;
}

function control(option) {
  const value = values[option.id] ?? option.initial;
  const isToggle = option.choices.length === 2 && option.choices[1].title === "On";
  const input = isToggle
    ? make("input", { type: "checkbox", checked: value === 1 })
    : make("select", {}, ...option.choices.map((choice, index) => make("option", { textContent: choice.title, value: index, dir: "auto" })));
  if (!isToggle) input.value = value;
  input.addEventListener("change", (event) => {
    event.stopPropagation();
    values[option.id] = isToggle ? Number(input.checked) : Number(input.value);
    show();
  });
  const label = make("label", {}, make("span", { textContent: option.title }), input);
  if (option.explanation) label.append(make("small", { textContent: option.explanation }));
  return label;
}

function open() {
  const [id, ...words] = address();
  demo = demos.find((one) => one.id === id) ?? demos[0];
  values = {};
  for (const word of words) {
    const [name, value] = word.split("=");
    if (value !== undefined) values[name] = Number(value);
    else if (name === "rtl") document.dir = "rtl";
    else if (name === "dark" || name === "light") setScheme(name);
  }
  document.title = demo.title;
  find("title").textContent = demo.title;
  find("explanation").textContent = demo.explanation;
  find("log").textContent = "";
  find("stage").replaceChildren();
  find("options").replaceChildren(...demo.groups.map((group) =>
    make("fieldset", {}, make("legend", { textContent: group.title }), ...group.options.map(control))));
  for (const link of find("pages").children) link.ariaCurrent = link.hash === `#${demo.id}` ? "page" : null;
  show();
}

function setScheme(scheme) {
  document.documentElement.className = scheme;
  find("dark").firstElementChild.checked = scheme === "dark";
}

find("pages").append(...demos.map(({ id, title }) => make("a", { href: `#${id}`, textContent: title })));
find("dark").firstElementChild.addEventListener("change", (event) => setScheme(event.target.checked ? "dark" : "light"));
addEventListener("hashchange", open);
setScheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
open();
