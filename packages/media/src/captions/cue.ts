/** What a caption is, whichever format it came in. */

/** Where and how a cue wants to stand; only what the file says. */
export interface CueSettings {
  vertical?: 'rl' | 'lr';
  /** Number of a line, from the end when negative; percent unless `snapToLines`. */
  line?: number;
  snapToLines?: boolean;
  lineAlign?: 'start' | 'center' | 'end';
  /** Percent. */
  position?: number;
  positionAlign?: 'line-left' | 'center' | 'line-right';
  /** Percent. */
  size?: number;
  align?: 'start' | 'center' | 'end' | 'left' | 'right';
  /** Id of a region of the file. */
  region?: string;
}

/** One caption: when it is shown, where, and its text. */
export interface Cue {
  /** Seconds. */
  start: number;
  /** Seconds. */
  end: number;
  /** WebVTT cue text, see `readCueText`; never HTML. */
  text: string;
  id?: string;
  settings?: CueSettings;
}

/** Something a file says that could not be read. */
export interface CaptionProblem {
  /** Counted from 1. */
  line: number;
  what: string;
}

/** What a file of captions says. */
export interface Captions {
  /** By start; of those that start together the longest first. */
  cues: Cue[];
  problems: CaptionProblem[];
}

/** The order in which cues are shown, oldest on top. */
export const inOrder = (cues: readonly Cue[]): Cue[] =>
  [...cues].sort((one, other) => one.start - other.start || other.end - one.end);

/** @param cues in order @returns how many have begun */
function begun(cues: readonly Cue[], time: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * All that have begun and are not over.
 *
 * @param cues in order
 * @param time seconds
 */
export const activeCues = (cues: readonly Cue[], time: number): Cue[] =>
  cues.slice(0, begun(cues, time)).filter(({ end }) => time < end);
