/** Caption files of any format: recognition, active cues, and robust, fast readers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeCues, type Cue, parseCaptions, parseSrt, parseTtml, parseWebVtt, readCueText } from '../../src/captions';

describe('parseCaptions', () => {
  it.each([
    ['WebVTT', 'WEBVTT\n\n00:00.000 --> 00:01.000\ntea'],
    ['WebVTT with a byte order mark', '\uFEFFWEBVTT\n\n00:00.000 --> 00:01.000\ntea'],
    ['SubRip', '1\n00:00:00,000 --> 00:00:01,000\ntea'],
    [
      'TTML',
      '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"><body><p begin="0s" end="1s">tea</p></body></tt>',
    ],
    ['TTML with a prefix', '<tt:tt><tt:body><tt:p begin="0s" end="1s">tea</tt:p></tt:body></tt:tt>'],
  ])('reads %s', (_, text) => {
    expect(parseCaptions(text).cues).toMatchObject([{ start: 0, end: 1, text: 'tea' }]);
  });

  it('finds no captions in a web page', () => {
    expect(parseCaptions('<!doctype html><title>Not found</title>').cues).toEqual([]);
  });
});

describe('activeCues', () => {
  const cues = parseWebVtt(
    'WEBVTT\n\n00:00.000 --> 00:10.000\nlong\n\n00:02.000 --> 00:04.000\nshort\n\n00:04.000 --> 00:05.000\nnext',
  ).cues;

  it.each([
    [-1, []],
    [0, ['long']],
    [2, ['long', 'short']],
    [3.999, ['long', 'short']],
    [4, ['long', 'next']],
    [9.999, ['long']],
    [10, []],
    [Number.NaN, []],
  ])('at %d s are %j', (time, expected) => {
    expect(activeCues(cues, time).map(({ text }) => text)).toEqual(expected);
  });

  it('is empty without cues', () => expect(activeCues([], 1)).toEqual([]));
});

const WORDS = [
  'WEBVTT',
  '-->',
  '00:01.000',
  '00:00:02,000',
  'REGION',
  'STYLE',
  '<tt>',
  '<p begin="',
  '">',
  '</p>',
  '\n',
  '\n\n',
  '<!--',
  '<![CDATA[',
  'size:',
  '%',
];

it.each(Object.entries({ parseCaptions, parseWebVtt, parseSrt, parseTtml }))(
  '%s accepts any text, and returns valid times, texts and lines',
  (_, read) => {
    const part = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary' }));
    const isCue = ({ start, end, text }: Cue) =>
      Number.isFinite(start) && Number.isFinite(end) && Array.isArray(readCueText(text));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { cues, problems } = read(parts.join(''));
        return cues.every(isCue) && problems.every(({ line }) => line > 0);
      }),
      { seed: 11, numRuns: 300 },
    );
  },
);

/** Beginnings of each format, and of each position in which a reader could become slow. */
const HEADS = ['WEBVTT\n\n', '00:00:00,000 --> 00:00:01,000\n', '<tt><body><p ', '<tt><body><p begin="0s" end="1s">'];

// With a quadratic reader, this test would take hours.
it.each([
  ['letters', 'a'],
  ['blanks', ' '],
  ['empty lines', '\n'],
  ['arrows', '-->'],
  ['lines of arrows', '-->\n'],
  ['cues', '00:00.000 --> 00:01.000\ntea\n\n'],
  ['regions', 'REGION\nid:a\n\n'],
  ['digits', '0'],
  ['times', '00:00:00.000 '],
  ['settings', ' line:1'],
  ['less-than signs', '<'],
  ['tags', '<b>'],
  ['open tags', '<b '],
  ['attributes', ' a="b"'],
  ['quotes', ' a="'],
  ['paragraphs', '<p begin="0s" end="1s">tea</p>'],
  ['ampersands', '&'],
  ['braces', '{\\'],
])('every reader accepts a megabyte of %s', (_, piece) => {
  const text = piece.repeat(Math.ceil(2 ** 20 / piece.length));
  for (const head of HEADS)
    expect(() => parseCaptions(head + text).cues.map((cue) => readCueText(cue.text))).not.toThrow();
});
