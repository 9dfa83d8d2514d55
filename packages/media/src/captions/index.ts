/** Caption files: WebVTT, SubRip, TTML and DFXP, as cues that hold text and nothing else. */

export type { CaptionProblem, Captions, Cue, CueSettings } from './cue';
export { activeCues } from './cue';
export type { Region } from './cue-settings';
export { type CueElement, type CueNode, type CueTag, plainText, readCueText } from './cue-text';
export { parseCaptions } from './parse-captions';
export { parseSrt } from './srt';
export { parseTtml } from './ttml';
export { parseWebVtt, type WebVtt } from './web-vtt';
