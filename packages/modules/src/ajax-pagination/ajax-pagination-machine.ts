/** State of a change of page: fades out while fetching, replaces the content, fades in. */

export interface PageRequest {
  address: string;
  /** Text of the pressed link. */
  label: string;
}

export interface PageContent {
  nodes: readonly Node[];
  cached: boolean;
}

export interface AjaxPaginationState {
  /** leaving: fades out · waiting: faded out, page is loading · entering: fades in */
  phase: 'idle' | 'leaving' | 'waiting' | 'entering';
  request: PageRequest | null;
  /** Content that arrived during the fade. */
  next: PageContent | null;
  /** Content shown instead of the server's. */
  shown: PageContent | null;
  /** Message if the last page failed to load. */
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

/** Ignores presses while a page is loading; a page that fails to load leaves the old one. */
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
