/** Reads a caption file of any format we know. */
import type { Captions } from './cue';
import { parseSrt } from './srt';
import { parseTtml } from './ttml';
import { parseWebVtt } from './web-vtt';

/** Namespaces come after the name, and declarations and comments may come before. */
const TTML = /<(?:[\w-]{1,20}:)?tt[\s>]/;

/** Servers often send the wrong type, so what the file looks like decides. */
export function parseCaptions(text: string): Captions {
  if (/^\uFEFF?WEBVTT/.test(text)) return parseWebVtt(text);
  return TTML.test(text.slice(0, 4096)) ? parseTtml(text) : parseSrt(text);
}
