/** One item of a strip. Its text is text, never HTML. */
export interface TabStripItem {
  value: string;
  label?: string;
  badge?: string | number;
  icon?: string;
  disabled?: boolean;
}

/** A change of selection, made (`change`), about to be made (`beforechange`, cancelable), or a tab chosen again (`reselect`). */
export class TabStripEvent extends Event {
  readonly value: string | null;
  readonly index: number;
  readonly cause: "tap" | "keyboard" | "program" | "tracking" | "removal" | "reselect" | "central";
}

export class TabStrip extends HTMLElement {
  items: TabStripItem[];
  readonly value: string | null;
}

declare global {
  interface HTMLElementTagNameMap {
    "tab-strip": TabStrip;
  }
}
