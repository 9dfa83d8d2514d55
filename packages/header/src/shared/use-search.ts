/** State of a search, its focus, and the ways to close it. */
import { phrase, useEvent, useLabel, useTimeout } from '@enliven/core';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { OpenedProps } from './opener';
import { useHeaderButton } from './use-header-button';

export type SearchState = 'unused' | 'opening' | 'open' | 'closing' | 'closed';
/** Events of a search. `opened` and `closed`: another script has switched the class. */
export type SearchEvent = 'open' | 'close' | 'done' | 'opened' | 'closed';

/** Duration of the style sheet's animations in milliseconds. */
const SEARCH_DURATION = 1000;

const TABLE: Record<SearchState, Partial<Record<SearchEvent, SearchState>>> = {
  unused: { open: 'opening', opened: 'open' },
  closed: { open: 'opening', opened: 'open' },
  opening: { done: 'open' },
  open: { close: 'closing', closed: 'closed' },
  closing: { done: 'closed' },
};

export const nextSearch = (state: SearchState, event: SearchEvent): SearchState => TABLE[state][event] ?? state;

export const isSearching = (state: SearchState): boolean => state === 'opening' || state === 'open';
export const isSearchMoving = (state: SearchState): boolean => state === 'opening' || state === 'closing';

interface Search {
  state: SearchState;
  /** Request of the visitor during an animation, which is obeyed after it. */
  request?: 'open' | 'close';
}

/** Returns the state after an event. The style sheet's animations cannot turn around, so a request of the visitor waits for their end. */
export function reduceSearch(search: Search, event: SearchEvent): Search {
  const { state, request } = search;
  if (isSearchMoving(state) && (event === 'open' || event === 'close')) return { state, request: event };
  const next = nextSearch(state, event);
  if (next === state) return search;
  return { state: request ? nextSearch(next, request) : next };
}

/** @returns the state, and the function that closes the search */
export function useSearch(
  { opener, presses, shown, onExpanded }: OpenedProps,
  container: HTMLElement,
  input: HTMLInputElement | null,
  closer: HTMLElement | null,
): [state: SearchState, close: () => void] {
  const [{ state }, send] = useReducer(reduceSearch, { state: 'unused' });
  const searching = isSearching(state);
  /** Whether the focus returns to the button: not if the visitor has moved it elsewhere. */
  const back = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a switch during the animation counts after its end.
  useEffect(() => send(shown ? 'opened' : 'closed'), [shown, state]);
  useEffect(() => {
    if (presses > 0) send('open');
  }, [presses]);
  useTimeout(() => send('done'), isSearchMoving(state) ? SEARCH_DURATION : null, state);
  useLayoutEffect(() => onExpanded(searching), [searching, onExpanded]);
  // After the menu is visible again, since hidden elements take no focus.
  useEffect(() => {
    if (!searching && back.current) opener.focus({ preventScroll: true });
    back.current = false;
  }, [searching, opener]);
  useTimeout(() => input?.focus({ preventScroll: true }), state === 'opening' ? 0 : null);
  const close = () => {
    back.current = container.contains(container.ownerDocument.activeElement);
    send('close');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    back.current = true;
  };
  // The field gets the focus a moment after the search opens.
  useEvent(state === 'opening' ? container.ownerDocument : searching ? container : null, 'keydown', onKey);
  // A blur of the field does not close the search, or the close button could not be reached by keyboard.
  useEvent<FocusEvent>(searching ? container : null, 'focusout', ({ relatedTarget }) => {
    if (!relatedTarget || container.contains(relatedTarget as Node)) return;
    back.current = false;
    send('close');
  });
  useHeaderButton(closer, { label: phrase('close_search', 'Close search'), onPress: close });
  useLabel(input, input?.title || phrase('search', 'Search'));
  return [state, close];
}
