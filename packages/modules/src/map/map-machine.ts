/** State of a map: which provider is tried, and what follows when one fails. */

export interface MapState {
  /** far: not near the window yet · loading · drawn · failed: no provider is left */
  phase: 'far' | 'loading' | 'drawn' | 'failed';
  /** Which of the page's providers, in their order. */
  provider: number;
  /** Counts retries, each of which starts with the first provider. */
  round: number;
}

export type MapEvent =
  /** `providers`: how many there are now */
  { type: 'near' | 'retry' | 'fail'; providers: number } | { type: 'drawn' };

export const initialMap: MapState = { phase: 'far', provider: 0, round: 0 };

export function mapMachine(state: MapState, event: MapEvent): MapState {
  switch (event.type) {
    case 'near':
      return state.phase === 'far' ? { ...state, phase: event.providers > 0 ? 'loading' : 'failed' } : state;
    case 'drawn':
      return state.phase === 'loading' ? { ...state, phase: 'drawn' } : state;
    case 'fail': {
      if (state.phase === 'far' || state.phase === 'failed') return state;
      const provider = state.provider + 1;
      return provider < event.providers ? { ...state, phase: 'loading', provider } : { ...state, phase: 'failed' };
    }
    case 'retry':
      if (state.phase !== 'failed' || event.providers === 0) return state;
      return { phase: 'loading', provider: 0, round: state.round + 1 };
  }
}
