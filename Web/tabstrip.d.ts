/** One item of a strip. Its text is text, never HTML. */
export interface TabStripItemData {
  /** What the item is known by when others come and go; the label if left out. */
  value?: string | number;
  /** The title; the value if left out. */
  label?: string;
  /** Not shown if empty or "0". */
  badge?: string | number | null;
  /** Address of a picture. */
  icon?: string | null;
  /** Id of the element that the tab stands for, told to assistive technologies. Showing it is the page's. */
  panel?: string | null;
  /** The accessible name, where the title does not say it. */
  name?: string | null;
  disabled?: boolean;
}

export type TabStripCause = "tap" | "keyboard" | "program" | "tracking" | "removal" | "reselect" | "central";

/** `beforechange` (cancelable), `change`, or `reselect`. Bubbles; just before a `change` comes an ordinary `input`. */
export class TabStripEvent extends Event {
  /** The item that is, or is about to be, selected; null where one is taken out. */
  readonly value: string | null;
  /** The item that was selected until now, or that is taken out; null if there is none, or it has gone. */
  readonly previous: string | null;
  readonly index: number;
  readonly cause: TabStripCause;
}

export interface TabStripEventMap extends HTMLElementEventMap {
  beforechange: TabStripEvent;
  change: TabStripEvent;
  reselect: TabStripEvent;
}

/** What an attribute is set to; null takes it away, false says no. Read, it is the attribute's text. */
type Setting = string | number | boolean | null;

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
  // The attributes of these names, with a hyphen before what is a capital here.
  get name(): string | null;
  set name(value: Setting);
  get variant(): string | null;
  set variant(value: Setting);
  get semantics(): string | null;
  set semantics(value: Setting);
  get distribution(): string | null;
  set distribution(value: Setting);
  get selection(): string | null;
  set selection(value: Setting);
  get reselect(): string | null;
  set reselect(value: Setting);
  get revealPolicy(): string | null;
  set revealPolicy(value: Setting);
  get keyReveal(): string | null;
  set keyReveal(value: Setting);
  get overflow(): string | null;
  set overflow(value: Setting);
  get paging(): string | null;
  set paging(value: Setting);
  get snap(): string | null;
  set snap(value: Setting);
  get activation(): string | null;
  set activation(value: Setting);
  get succession(): string | null;
  set succession(value: Setting);
  get centerEnds(): string | null;
  set centerEnds(value: Setting);
  get showButtons(): string | null;
  set showButtons(value: Setting);
  get pageOnRelease(): string | null;
  set pageOnRelease(value: Setting);
  get drag(): string | null;
  set drag(value: Setting);
  get wrap(): string | null;
  set wrap(value: Setting);
  get reachDisabled(): string | null;
  set reachDisabled(value: Setting);
  get selectCentral(): string | null;
  set selectCentral(value: Setting);
  get deselectDisabled(): string | null;
  set deselectDisabled(value: Setting);
  get reportFirst(): string | null;
  set reportFirst(value: Setting);
  get chooseOnPress(): string | null;
  set chooseOnPress(value: Setting);
  get restAtEnds(): string | null;
  set restAtEnds(value: Setting);
  get activateKeys(): string | null;
  set activateKeys(value: Setting);
  get least(): string | null;
  set least(value: Setting);
  get most(): string | null;
  set most(value: Setting);
  get peek(): string | null;
  set peek(value: Setting);
  get leadingMargin(): string | null;
  set leadingMargin(value: Setting);
  get trailingMargin(): string | null;
  set trailingMargin(value: Setting);
  get tolerance(): string | null;
  set tolerance(value: Setting);
  get repeatDelay(): string | null;
  set repeatDelay(value: Setting);
  get repeatInterval(): string | null;
  set repeatInterval(value: Setting);
  get wheelStep(): string | null;
  set wheelStep(value: Setting);
  get springLoading(): string | null;
  set springLoading(value: Setting);
  get pageFraction(): string | null;
  set pageFraction(value: Setting);
  get centerShift(): string | null;
  set centerShift(value: Setting);
  disabled: boolean;
  /** Whether a form is sent only with something selected. */
  required: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  /** What the page finds wrong; the empty text: nothing. */
  setCustomValidity(complaint: string): void;
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
  readonly cause: "tap" | "keyboard" | "program" | "link" | "scroll" | "layout" | "removal";
};

export interface SectionTabsEventMap extends HTMLElementEventMap {
  change: SectionTabsEvent;
  /** A section is about to be chosen in the strip; it can be cancelled. */
  beforechange: TabStripEvent;
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
