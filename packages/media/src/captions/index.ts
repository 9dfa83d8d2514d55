/** Caption files: WebVTT, SubRip, TTML and DFXP, as cues that hold text and nothing else. */
export { activeCues } from './active-cues';
export type { CaptionProblem, Captions, Cue, CueSettings } from './cue';
export { type CueElement, type CueNode, type CueTag, plainText, readCueText } from './cue-text';
export { parseCaptions } from './parse-captions';
export type { Region } from './region';
export { parseSrt } from './srt';
export { parseTtml } from './ttml';
export { parseWebVtt, type WebVtt } from './web-vtt';
