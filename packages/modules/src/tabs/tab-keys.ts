/** The keys between tabs (APG Tabs): arrows follow the reading direction, Home and End jump, Space presses. */
import type { TabParts } from './config';

/** @returns a handler for keydown on the tab at the given position */
export function tabKeys(
  tabs: readonly TabParts[],
  stacked: boolean,
  choose: (tab: number) => void,
): (event: KeyboardEvent, at: number) => void {
  return (event, at) => {
    const last = tabs.length - 1;
    const forward = tabs[at] && getComputedStyle(tabs[at].link).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: last,
      ' ': at,
      ...(stacked && { ArrowDown: at + 1, ArrowUp: at - 1 }),
    };
    const to = moves[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const tab = to > last ? 0 : to < 0 ? last : to;
    tabs[tab]?.link.focus();
    choose(tab);
  };
}
