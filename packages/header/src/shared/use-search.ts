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
const isSearchMoving = (state: SearchState): boolean => state === 'opening' || state === 'closing';

/** @returns the state, and the function that closes the search */
export function useSearch(
  { opener, presses, shown, onExpanded }: OpenedProps,
  container: HTMLElement,
  input: HTMLInputElement | null,
  closer: HTMLElement | null,
): [state: SearchState, close: () => void] {
  const [state, send] = useReducer(nextSearch, 'unused');
  const searching = isSearching(state);
  /** Whether the focus returns to the button: not if the visitor has moved it elsewhere. */
  const back = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a switch during the animation counts after its end.
  useEffect(() => send(shown ? 'opened' : 'closed'), [shown, state]);
  useEffect(() => {
    if (presses > 0) send('open');
  }, [presses]);
  useTimeout(() => send('done'), isSearchMoving(state) ? SEARCH_DURATION : null);
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
  useEvent<KeyboardEvent>(searching ? container : null, 'keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  // A blur of the field does not close the search, or the close button could not be reached by keyboard.
  useEvent<FocusEvent>(searching ? container : null, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget && !container.contains(relatedTarget as Node)) send('close');
  });
  useHeaderButton(closer, { label: phrase('close_search', 'Close search'), onPress: close });
  useLabel(input, input?.title || phrase('search', 'Search'));
  return [state, close];
}
