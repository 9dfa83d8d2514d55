/** State of a player: `(state, event) → state`, without timers and DOM. */
import type { Source } from './sources';

export interface PlayerState {
  /**
   * idle: nothing has loaded · starting: the engine is loading · ready: can be controlled ·
   * failed: shows a message, can be retried
   */
  phase: 'idle' | 'starting' | 'ready' | 'failed';
  /** Index of the current source. */
  at: number;
  /** Whether play was pressed before the engine was ready. */
  wanted: boolean;
  message: string;
  links: readonly Source[];
}

export type PlayerEvent =
  | { type: 'start'; at: number; wanted: boolean }
  | { type: 'ready' }
  | { type: 'fail'; message: string; links: readonly Source[] }
  /** The medium plays despite a failure. */
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
