/** Parser of caption files of any supported format, and of SubRip files, which browsers do not support. */
import { type Captions, type Cue, inOrder } from './cue';
import { parseTtml } from './ttml';
import { linesOf, parseWebVtt } from './web-vtt';

const TIME = String.raw`(?:(\d{1,9}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const TIMINGS = new RegExp(`^[\\t ]*${TIME}[\\t ]*-{1,2}>[\\t ]*${TIME}(?![\\d:])`);
const COUNTER = /^[\t ]*\d+[\t ]*$/;

/** Converts parts of a time to seconds; the fraction `7` means seven tenths. */
const seconds = (hours = '0', minutes = '0', rest = '0', fraction = '0'): number =>
  (((Number(hours) * 60 + Number(minutes)) * 60 + Number(rest)) * 1000 + Number(fraction.padEnd(3, '0'))) / 1000;

/** Keeps supported tags, escapes others, and removes codes in braces that only other players support. */
const cueText = (text: string): string =>
  text
    .replace(/\{\\[^{}\n]{0,100}\}/g, '')
    .replace(/<(?!\/?[biu]>)(?!\/?font(?: [^<>\n]{0,100})?>)/gi, '&lt;')
    .replace(/<\/?[biu]>/gi, (tag) => tag.toLowerCase())
    .replace(/<\/?font[^<>]*>/gi, '');

/**
 * Parses SubRip files, which browsers do not support. Never throws. A cue's text ends with an empty line, or with the number of the next cue.
 */
export function parseSrt(text: string): Captions {
  const { all } = linesOf(text);
  const captions: Captions = { cues: [], problems: [] };
  const isTimings = (index: number) => TIMINGS.test(all[index] ?? '');
  const endsAt = (index: number) =>
    index >= all.length ||
    all[index]?.trim() === '' ||
    isTimings(index) ||
    (COUNTER.test(all[index] ?? '') && isTimings(index + 1));
  for (let at = 0; at < all.length; ) {
    const line = all[at] ?? '';
    const times = TIMINGS.exec(line);
    if (!times) {
      if (line.includes('-->'))
        captions.problems.push({ line: at + 1, what: `"${line.slice(0, 80)}" is no time span` });
      at++;
      continue;
    }
    const [start, end] = [seconds(...times.slice(1, 5)), seconds(...times.slice(5, 9))];
    if (end <= start) captions.problems.push({ line: at + 1, what: 'the cue ends before it starts' });
    const id = all[at - 1]?.trim();
    const from = ++at;
    while (!endsAt(at)) at++;
    const cue: Cue = { start, end, text: cueText(all.slice(from, at).join('\n')) };
    captions.cues.push(id ? { ...cue, id } : cue);
  }
  return { ...captions, cues: inOrder(captions.cues) };
}

/** Matches the `tt` element, with any prefix and after declarations and comments. */
const TTML = /<(?:[\w-]{1,20}:)?tt[\s>]/;

/** Parses a caption file. Servers often send a wrong type, so the content decides the format. */
export function parseCaptions(text: string): Captions {
  if (/^\uFEFF?WEBVTT/.test(text)) return parseWebVtt(text);
  return TTML.test(text.slice(0, 4096)) ? parseTtml(text) : parseSrt(text);
}
