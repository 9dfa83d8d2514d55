/** State of a tab set: the selected tab, the visible panel and the fade. */

export interface TabsState {
  /** The chosen tab. */
  active: number;
  /** The tab before it, until the next change. */
  previous: number | null;
  /** leaving: the old panel fades out · entering: the new one fades in */
  phase: 'idle' | 'leaving' | 'entering';
  /** Tab that was chosen by keyboard during a fade; selected next. */
  wanted: number | null;
}

export type TabsEvent =
  /** `fade` both: old out, then new in (Divi 4) · in: the new one only (Divi 5) · none: at once */
  { type: 'choose'; tab: number; fade: 'both' | 'in' | 'none' } | { type: 'want'; tab: number } | { type: 'done' };

export const initialTabs = (active: number): TabsState => ({ active, previous: null, phase: 'idle', wanted: null });

/** The panel that is displayed now: while the old one fades out, the old one. */
export const shownTab = ({ phase, previous, active }: TabsState): number =>
  phase === 'leaving' && previous !== null ? previous : active;

const PHASE = { both: 'leaving', in: 'entering', none: 'idle' } as const;

export function tabsMachine(state: TabsState, event: TabsEvent): TabsState {
  switch (event.type) {
    case 'choose':
      if (state.phase !== 'idle' || event.tab === state.active) return { ...state, wanted: null };
      return { active: event.tab, previous: state.active, phase: PHASE[event.fade], wanted: null };
    case 'want':
      return { ...state, wanted: event.tab };
    case 'done':
      return { ...state, phase: state.phase === 'leaving' ? 'entering' : 'idle' };
  }
}
