/** SubRip files, including common deviations. */
import { describe, expect, it } from 'vitest';
import { parseSrt, plainText, readCueText } from '../../src/captions';

const FILE = `1
00:00:01,500 --> 00:00:03,000
First the kettle,
then the leaves.

2
00:01:02,003 --> 00:01:04,000
<i>Steep.</i>
`;

describe('parseSrt', () => {
  it('reads cues, their numbers and their lines', () => {
    expect(parseSrt(FILE)).toEqual({
      cues: [
        { start: 1.5, end: 3, text: 'First the kettle,\nthen the leaves.', id: '1' },
        { start: 62.003, end: 64, text: '<i>Steep.</i>', id: '2' },
      ],
      problems: [],
    });
  });

  it('accepts all line endings and a byte order mark', () => {
    expect(parseSrt(`\uFEFF${FILE.replaceAll('\n', '\r\n')}`)).toEqual(parseSrt(FILE));
    expect(parseSrt(FILE.replaceAll('\n', '\r'))).toEqual(parseSrt(FILE));
  });

  it.each([
    ['00:00:01.5 --> 00:00:02', 1.5, 2],
    ['0:0:1,5 --> 0:0:2,25', 1.5, 2.25],
    ['00:01 --> 01:00', 1, 60],
    ['  00:00:01,000-->00:00:02,000  X1:10 X2:20 Y1:5 Y2:9', 1, 2],
    ['00:00:01,000 -> 00:00:02,000', 1, 2],
    ['100:00:00,000 --> 100:00:01,000', 360_000, 360_001],
  ])('reads the times of %j', (line, start, end) => {
    expect(parseSrt(`${line}\ntea`).cues).toEqual([{ start, end, text: 'tea' }]);
  });

  it('ends a text before the next cue, with or without an empty line', () => {
    const { cues } = parseSrt(
      '1\n00:00:00,000 --> 00:00:01,000\ntea\n2\n00:00:01,000 --> 00:00:02,000\n3\n\n00:00:02,000 --> 00:00:03,000\nmilk',
    );
    expect(cues.map(({ text }) => text)).toEqual(['tea', '3', 'milk']);
  });

  it('reads empty texts and lines of spaces as empty cues', () => {
    expect(
      parseSrt('1\n00:00:00,000 --> 00:00:01,000\n \t\n2\n00:00:01,000 --> 00:00:02,000').cues.map(({ text }) => text),
    ).toEqual(['', '']);
  });

  it.each([
    ['<I>tea</I>', 'tea'],
    ['<font color="#ff0000">tea</font>', 'tea'],
    ['{\\an8}tea', 'tea'],
    ['I <3 tea & cake', 'I <3 tea & cake'],
    ['a < b > c', 'a < b > c'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['&amp;', '&'],
  ])('reads the text %s as %s', (line, words) => {
    const [cue] = parseSrt(`00:00:00,000 --> 00:00:01,000\n${line}`).cues;
    expect(plainText(readCueText(cue?.text ?? ''))).toBe(words);
  });

  it('reports lines that it cannot read', () => {
    const { cues, problems } = parseSrt('1\nsoon --> later\ntea\n\n2\n00:00:02,000 --> 00:00:01,000\nmilk');
    expect(cues).toHaveLength(1);
    expect(problems).toEqual([
      { line: 2, what: '"soon --> later" is no time span' },
      { line: 6, what: 'the cue ends before it starts' },
    ]);
  });

  it('finds no cues in other files', () => {
    expect(parseSrt('<!doctype html><h1>404</h1>')).toEqual({ cues: [], problems: [] });
  });
});
