// The entry: importing it defines the elements.

import { TabStrip } from "./tab-strip.js";

if (!customElements.get("tab-strip")) customElements.define("tab-strip", TabStrip);
export { TabStrip };
