/** One item of a strip. Its text is text, never HTML. */
export interface TabStripItemData {
  /** What the item is known by when others come and go; the label if left out. */
  value?: string | number;
  /** The title; the value if left out. */
  label?: string;
  /** Not shown if empty or "0". */
  badge?: string | number | null;
  /** Address of a picture. */
  icon?: string;
  /** Id of the element that the tab stands for, told to assistive technologies. Showing it is the page's. */
  panel?: string;
  /** The accessible name, where the title does not say it. */
  name?: string;
  disabled?: boolean;
}

export type TabStripCause = "tap" | "keyboard" | "program" | "tracking" | "removal" | "reselect" | "central";

/** `beforechange` (cancelable), `change`, or `reselect`. Bubbles. */
export class TabStripEvent extends Event {
  readonly value: string | null;
  readonly index: number;
  readonly cause: TabStripCause;
}

export interface TabStripEventMap extends HTMLElementEventMap {
  beforechange: TabStripEvent;
  change: TabStripEvent;
  reselect: TabStripEvent;
}

export class TabStrip extends HTMLElement {
  /** Setting them makes the strip forget its children. Items whose value stays keep their tab. What is put into the list itself is not noticed. */
  get items(): TabStripItemData[];
  set items(items: Iterable<TabStripItemData | string> | null);
  /** The value of the selected item; of several, the one chosen last. Setting it is not reported. */
  selected: string | null;
  /** The same, as a form control has it. */
  value: string | null;
  /** In the order of the row, as a form gets them. */
  readonly selectedValues: string[];
  readonly selectedIndex: number;
  name: string | null;
  /** The attribute of that name; null takes it away. */
  variant: string | null;
  overflow: string | null;
  disabled: boolean;
  /** Whether a form is sent only with something selected. */
  required: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** A value that no item has waits for one. */
  select(value: string | null, options?: { animated?: boolean; cause?: TabStripCause }): void;
  deselect(value: string): void;
  reveal(
    value: string,
    options?: { policy?: "none" | "nearest" | "center" | "leading" | "trailing"; peek?: number; animated?: boolean },
  ): void;
  /** Follows a pager: 2.35 is 35 % of the way from item 2 to item 3. */
  track(position: number): void;
  endTracking(): void;
  addEventListener<Name extends keyof TabStripEventMap>(
    type: Name, listener: (this: TabStrip, event: TabStripEventMap[Name]) => unknown, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** `<tab-strip-item>`: an item as a child. */
export class TabStripItem extends HTMLElement {
  readonly item: TabStripItemData;
}

/** `<section-tabs>`: a strip that pins over the sections of a document. Its `change` has the section's value, index and cause. */
export type SectionTabsEvent = Event & {
  readonly value: string | null;
  readonly index: number;
  readonly cause: "tap" | "keyboard" | "program" | "link" | "focus" | "scroll" | "layout" | "removal";
};

export interface SectionTabsEventMap extends HTMLElementEventMap {
  change: SectionTabsEvent;
}

export class SectionTabs extends HTMLElement {
  /** The section being read; −1 where none is. */
  readonly activeIndex: number;
  addEventListener<Name extends keyof SectionTabsEventMap>(
    type: Name, listener: (this: SectionTabs, event: SectionTabsEventMap[Name]) => unknown, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "tab-strip": TabStrip;
    "tab-strip-item": TabStripItem;
    "section-tabs": SectionTabs;
  }
}
