/** A search that takes the place of a menu: it takes its time to come and to go, and nothing else happens meanwhile. */

export type SearchState = 'unused' | 'opening' | 'open' | 'closing' | 'closed';
export type SearchEvent = 'open' | 'close' | 'done';

/** Milliseconds of the style sheet's own animations. */
export const SEARCH_DURATION = 1000;

const TABLE: Record<SearchState, Partial<Record<SearchEvent, SearchState>>> = {
  unused: { open: 'opening' },
  closed: { open: 'opening' },
  opening: { done: 'open' },
  open: { close: 'closing' },
  closing: { done: 'closed' },
};

export const nextSearch = (state: SearchState, event: SearchEvent): SearchState => TABLE[state][event] ?? state;

export const isSearching = (state: SearchState): boolean => state === 'opening' || state === 'open';
export const isSearchMoving = (state: SearchState): boolean => state === 'opening' || state === 'closing';
