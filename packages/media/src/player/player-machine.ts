/** What a player is up to: `(state, event) → state`, without timers and DOM. */
import type { Source } from './sources';

export interface PlayerState {
  /**
   * idle: nothing was fetched for it · starting: what plays it is on its way · ready: it can be told what to do ·
   * failed: it said why, and can be tried again
   */
  phase: 'idle' | 'starting' | 'ready' | 'failed';
  /** Index of the source that plays. */
  at: number;
  /** Somebody pressed play; it begins once it can. */
  wanted: boolean;
  message: string;
  links: readonly Source[];
}

export type PlayerEvent =
  | { type: 'start'; at: number; wanted: boolean }
  | { type: 'ready' }
  | { type: 'fail'; message: string; links: readonly Source[] }
  /** It plays after all. */
  | { type: 'recover' };

export const IDLE: PlayerState = { phase: 'idle', at: 0, wanted: false, message: '', links: [] };

export function playerMachine(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'start':
      return { ...IDLE, phase: 'starting', at: event.at, wanted: event.wanted };
    case 'ready':
      return state.phase === 'starting' ? { ...state, phase: 'ready' } : state;
    case 'fail':
      return { ...state, phase: 'failed', wanted: false, message: event.message, links: event.links };
    case 'recover':
      return state.phase === 'failed' ? { ...state, phase: 'ready', message: '', links: [] } : state;
  }
}
