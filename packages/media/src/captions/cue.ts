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
