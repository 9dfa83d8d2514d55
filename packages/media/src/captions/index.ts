/** Parsers of caption files: WebVTT, SubRip, TTML and DFXP. */

export type { CaptionProblem, Captions, Cue, CueSettings } from './cue';
export { activeCues, type CueElement, type CueNode, type CueTag, plainText, readCueText } from './cue';
export { parseCaptions, parseSrt } from './parse-captions';
export { parseTtml } from './ttml';
export type { Region } from './web-vtt';
export { parseWebVtt, type WebVtt } from './web-vtt';
