/** The way from one page of a module to the next: fade out and fetch at once, then replace, then fade in. */

export interface PageRequest {
  address: string;
  /** What the visitor pressed, in words. */
  label: string;
}

export interface PageContent {
  nodes: readonly Node[];
  cached: boolean;
}

export interface AjaxPaginationState {
  /** leaving: it fades out · waiting: it has, but the page is not here · entering: it fades in */
  phase: 'idle' | 'leaving' | 'waiting' | 'entering';
  request: PageRequest | null;
  /** Arrived while the old page was still fading. */
  next: PageContent | null;
  /** What is shown instead of the server's content. */
  shown: PageContent | null;
  /** Why the last page did not come. */
  failure: string | null;
}

export type AjaxPaginationEvent =
  | { type: 'press'; request: PageRequest }
  | { type: 'answer'; content: PageContent }
  | { type: 'fail'; failure: string }
  | { type: 'faded' };

export const IDLE: AjaxPaginationState = { phase: 'idle', request: null, next: null, shown: null, failure: null };

const enter = (state: AjaxPaginationState, shown: PageContent): AjaxPaginationState => ({
  ...state,
  phase: 'entering',
  next: null,
  shown,
});

export const isBusy = ({ phase }: AjaxPaginationState): boolean => phase === 'leaving' || phase === 'waiting';

/** Presses while a page is on its way are ignored; a page that does not come leaves the old one as it was. */
export function ajaxPaginationMachine(state: AjaxPaginationState, event: AjaxPaginationEvent): AjaxPaginationState {
  const { phase, next } = state;
  switch (event.type) {
    case 'press':
      return phase === 'idle' ? { ...state, phase: 'leaving', request: event.request, failure: null } : state;
    case 'answer':
      if (phase === 'leaving') return { ...state, next: event.content };
      return phase === 'waiting' ? enter(state, event.content) : state;
    case 'fail':
      return isBusy(state) ? { ...state, phase: 'entering', next: null, failure: event.failure } : state;
    case 'faded':
      if (phase === 'leaving') return next ? enter(state, next) : { ...state, phase: 'waiting' };
      return phase === 'entering' ? { ...state, phase: 'idle' } : state;
  }
}
