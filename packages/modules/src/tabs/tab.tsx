/** Configuration of a tab set, the component of a tab with its panel, and keys. */
import {
  closestTo,
  type Motion,
  matches,
  member,
  type Page,
  query,
  queryAll,
  remark,
  useAnimation,
  useClaims,
  useElementId,
  useEvent,
} from '@enliven/core';

export interface TabParts {
  control: HTMLElement;
  /** Element with the role `tab`: the link, or the `li` without one. */
  link: HTMLElement;
  panel: HTMLElement;
}

export interface TabsConfig {
  list: Element | undefined;
  tabs: TabParts[];
  /** Index of the tab that the server shows. */
  active: number;
  /** Whether the column is too narrow for tabs side by side. */
  narrow: boolean;
  /** Whether the style sheet stacks tabs without the class for it. */
  vertical: boolean;
  generation: 4 | 5;
}

/**
 * Reads a tab set, without tabs of nested sets. Each control belongs to the panel at the same index (docs/reference/tabs.md#nested-sets).
 */
export function config(element: Element, { generation }: Page): TabsConfig {
  const findOwn = (selector: string) =>
    queryAll(element, selector).find((part) => closestTo(part, '.et_pb_tabs') === element);
  const list = findOwn('.et_pb_tabs_controls');
  const controls = queryAll<HTMLElement>(list, ':scope > *');
  const panels = queryAll<HTMLElement>(findOwn('.et_pb_all_tabs'), ':scope > *');
  if (controls.length !== panels.length || controls.length === 0) {
    remark(`${controls.length} controls for ${panels.length} panels; those without a partner stay as they are.`, {
      package: '@enliven/modules',
      behavior: 'tabs',
      element,
    });
  }
  const tabs = controls.flatMap((control, at) => {
    const panel = panels[at];
    return panel ? [{ control, link: query(control, 'a') ?? control, panel }] : [];
  });
  return {
    list,
    tabs,
    active: Math.max(
      0,
      tabs.findIndex(({ control }) => isMarked(control)),
    ),
    narrow: closestTo(element, NARROW_COLUMNS) !== null,
    vertical: closestTo(element, VERTICAL_COLUMNS) !== null,
    generation,
  };
}

const ACTIVE_CLASS = 'et_pb_tab_active';

const isMarked = (control: Element) => matches(control, `.${ACTIVE_CLASS}`);

/**
 * Returns the tab with the theme's active class, preferably one that another script has marked; -1 without a marked tab.
 *
 * @param active index of the selected tab
 */
export function markedTab(tabs: readonly TabParts[], active: number): number {
  const marked = tabs.flatMap(({ control }, at) => (isMarked(control) ? [at] : []));
  return marked.find((at) => at !== active) ?? marked[0] ?? -1;
}

/** Returns the tab of a hash, with or without the prefix `tab-`; -1 for none. */
export function tabNamed(tabs: readonly TabParts[], hash: string): number {
  const name = hash.replace(/^#/, '');
  if (!name) return -1;
  const href = name.startsWith('tab-') ? `#${name}` : `#tab-${name}`;
  return tabs.findIndex(({ link }) => link.getAttribute('href') === href);
}

/** Attribute of the shop's tabs that lists the included tabs; it may differ by device. */
export const INCLUDED = 'data-include_tabs';

/**
 * Returns the indexes of the included tabs; all tabs if the list is empty or unknown.
 *
 * @param list value of the attribute
 */
export function includedTabs(tabs: readonly TabParts[], list: string | null): readonly number[] {
  const names = new Set((list?.split('|') ?? []).map((name) => `${name}_tab`));
  const all = [...tabs.keys()];
  if (names.size === 0) return all;
  // The class is on the control in Divi 4, on the panel in Divi 5.
  const isNamed = ({ control, panel }: TabParts) =>
    [control, panel].some((part) => [...member(part, 'classList')].some((name) => names.has(name)));
  const named = all.filter((at) => isNamed(tabs[at] as TabParts));
  return named.length > 0 ? named : all;
}

/** Milliseconds of a panel's fade. */
const FADE_DURATION = 500;
/** Window width in CSS pixels below which tabs are stacked (docs/reference/tabs.md#stacking). */
export const STACK_BELOW = 768;
/** Columns in which tabs are always stacked. */
const NARROW_COLUMNS = '.et_pb_column_1_3,.et_pb_column_1_4,.et_pb_column_3_8';
/** Columns in which tabs are vertical for arrow keys and screen readers only. */
const VERTICAL_COLUMNS = '.et_pb_column_1_5,.et_pb_column_1_6,.et_pb_column_2_5';

/** View of a tab and its panel in one render. A tab whose view stays equal is not rendered again. */
export interface TabView {
  selected: boolean;
  /** Whether this is the tab stop of the list. */
  isTabStop: boolean;
  /** Whether this device does not show the tab. */
  isHidden: boolean;
  /** Whether the panel was visible before the active panel. */
  isPrevious: boolean;
  /** Inline display of the panel; undefined until the first change of tabs. */
  display: 'block' | 'none' | undefined;
  fade: 'leaving' | 'entering' | null;
}

interface TabProps {
  parts: TabParts;
  view: TabView;
  onPress(event: MouseEvent): void;
  onKey(event: KeyboardEvent): void;
  onFaded(): void;
}

const FADES: Record<'leaving' | 'entering', Motion> = {
  leaving: { duration: FADE_DURATION, frames: [{ opacity: 1 }, { opacity: 0 }] },
  entering: { duration: FADE_DURATION, frames: [{ opacity: 0 }, { opacity: 1 }] },
};

/** Control of a tab, and its panel: the theme's classes, the inline display that other scripts read, and the fade. */
export function Tab({ parts: { control, link, panel }, view, onPress, onKey, onFaded }: TabProps): null {
  const { selected, isTabStop, isHidden, isPrevious, display, fade } = view;
  const panelId = useElementId(panel);
  const linkId = useElementId(link);
  const isLeaving = fade === 'leaving';
  useClaims([
    [control, `class:${ACTIVE_CLASS}`, selected],
    [isHidden && control, 'style:display', 'none'],
    // Without a link the control itself is the tab.
    [control !== link && control, 'attr:role', 'presentation'],
    [link, 'attr:role', 'tab'],
    [link, 'attr:aria-selected', `${selected}`],
    [link, 'attr:aria-controls', panelId],
    [link, 'attr:tabindex', isTabStop ? '0' : '-1'],
    [panel, 'class:et-pb-active-slide', selected],
    [panel, 'class:et-pb-moved-slide', isPrevious],
    [isLeaving && panel, 'class:et_slide_transition', true],
    [display && panel, 'style:display', display],
    [isLeaving && panel, 'style:z-index', '2'],
    [panel, 'attr:role', 'tabpanel'],
    [panel, 'attr:aria-labelledby', linkId],
    [selected && panel, 'attr:tabindex', '0'],
  ]);
  useEvent<MouseEvent>(control, 'click', onPress);
  useEvent<KeyboardEvent>(link, 'keydown', onKey);
  useAnimation(panel, fade && FADES[fade], onFaded);
  return null;
}

/**
 * Creates the keydown handler of tabs.
 *
 * @param order indexes of the included tabs
 */
export function tabKeys(
  tabs: readonly TabParts[],
  order: readonly number[],
  stacked: boolean,
  choose: (tab: number) => void,
): (event: KeyboardEvent, at: number) => void {
  return (event, at) => {
    const last = order.length - 1;
    const current = order.indexOf(at);
    const forward = tabs[at] && getComputedStyle(tabs[at].link).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      Home: 0,
      End: last,
      ' ': current,
      ...(stacked && { ArrowDown: current + 1, ArrowUp: current - 1 }),
    };
    const to = moves[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const tab = order[to > last ? 0 : to < 0 ? last : to] ?? at;
    tabs[tab]?.link.focus();
    choose(tab);
  };
}
