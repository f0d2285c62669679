// The entry: importing it defines the elements.

import { TabStripItem } from "./items.js";
import { SectionTabs } from "./section-tabs.js";
import { TabStrip, TabStripEvent } from "./tab-strip.js";

const define = (name, element) => customElements.get(name) ?? customElements.define(name, element);
define("tab-strip-item", TabStripItem);
define("tab-strip", TabStrip);
define("section-tabs", SectionTabs);
export { SectionTabs, TabStrip, TabStripEvent, TabStripItem };
