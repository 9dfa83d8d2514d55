/** Whole WebVTT files: each topic of the public file parsing tests, in our own files. */
import { describe, expect, it } from 'vitest';
import { type Cue, parseWebVtt } from '../../src/captions';

const cuesOf = (...lines: string[]): Cue[] => parseWebVtt(lines.join('\n')).cues;
const texts = (...lines: string[]): string[] => cuesOf(...lines).map(({ text }) => text);
const spans = (...lines: string[]): [number, number][] => cuesOf(...lines).map(({ start, end }) => [start, end]);

const TEA = ['00:00.000 --> 00:01.000', 'tea'];

describe('the WebVTT signature', () => {
  it.each([
    ['alone', 'WEBVTT\n\n'],
    ['after a byte order mark', '\uFEFFWEBVTT\n\n'],
    ['with a space', 'WEBVTT \n\n'],
    ['with a tab', 'WEBVTT\t\n\n'],
    ['with text after a space', 'WEBVTT brewed by hand\n\n'],
    ['with text after a tab', 'WEBVTT\tbrewed by hand\n\n'],
  ])('is accepted %s', (_, head) => {
    expect(parseWebVtt(`${head}${TEA.join('\n')}`).cues).toEqual([{ start: 0, end: 1, text: 'tea' }]);
  });

  it.each([
    ['two byte order marks', '\uFEFF\uFEFFWEBVTT\n\n'],
    ['another case', 'webvtt\n\n'],
    ['a leading space', ' WEBVTT\n\n'],
    ['a leading line', '\nWEBVTT\n\n'],
    ['more letters', 'WEBVTTE\n\n'],
    ['another name', 'WEBSRT\n\n'],
    ['fewer letters', 'WEBVT\n\n'],
    ['an empty file', ''],
  ])('is rejected with %s, and the problem is reported', (_, head) => {
    const { cues, problems } = parseWebVtt(`${head}${TEA.join('\n')}`);
    expect(cues).toEqual([]);
    expect(problems).toEqual([{ line: 1, what: 'the file does not begin with WEBVTT' }]);
  });

  it.each(['WEBVTT', 'WEBVTT ', 'WEBVTT\t', 'WEBVTT\n', 'WEBVTT\n\n', 'WEBVTT\r', 'WEBVTT x'])(
    'alone, as in %j, results in no cues and no problem',
    (text) => expect(parseWebVtt(text)).toEqual({ cues: [], regions: [], problems: [] }),
  );
});

describe('the WebVTT header', () => {
  it('can contain any text up to an empty line', () => {
    expect(texts('WEBVTT', 'Kind: captions', 'tea: green', '', ...TEA)).toEqual(['tea']);
  });

  it('ends before the times of a cue', () => {
    expect(texts('WEBVTT', ...TEA)).toEqual(['tea']);
    expect(cuesOf('WEBVTT', 'a note', ...TEA)).toEqual([{ start: 0, end: 1, text: 'tea' }]);
  });

  it('has no regions', () => {
    const { regions } = parseWebVtt(['WEBVTT', 'REGION', 'id:top', '', ...TEA].join('\n'));
    expect(regions).toEqual([]);
  });
});

describe('lines of WebVTT', () => {
  it.each([['\n'], ['\r'], ['\r\n']])('end with %j', (end) => {
    expect(parseWebVtt(['WEBVTT', '', ...TEA, 'and milk', '', '1', ...TEA].join(end)).cues).toEqual([
      { start: 0, end: 1, text: 'tea\nand milk' },
      { start: 0, end: 1, text: 'tea', id: '1' },
    ]);
  });

  it('can have different endings in one file', () => {
    expect(
      parseWebVtt('WEBVTT\r\n\r00:00.000 --> 00:01.000\ntea\r\n\r\n00:01.000 --> 00:02.000\rmilk').cues,
    ).toHaveLength(2);
  });

  it('have NUL characters replaced', () => {
    expect(texts('WEBVTT \0', '', TEA[0] ?? '', 'te\0a')).toEqual(['te\uFFFDa']);
    expect(cuesOf('WEBVTT', '', 'o\0ne', ...TEA)[0]?.id).toBe('o\uFFFDne');
    expect(texts('WEBVTT', '', '00:00.\x000 --> 00:01.000', 'tea')).toEqual([]);
  });

  it('of spaces are not empty', () => {
    expect(texts('WEBVTT', '', ...TEA, ' ', 'milk', '\t', '', ...TEA)).toEqual(['tea\n \nmilk\n\t', 'tea']);
  });

  it('that are empty can be repeated', () => {
    expect(texts('WEBVTT', '', '', '', ...TEA, '', '', '', '', ...TEA, '', '')).toEqual(['tea', 'tea']);
  });
});

describe('ids of WebVTT cues', () => {
  it.each(['1', 'steep, gently', ' 7 ', 'é茶', '-- >', '<b>'])('can be %j', (id) => {
    expect(cuesOf('WEBVTT', '', id, ...TEA)[0]?.id).toBe(id);
  });

  it('are one line; two lines are no id', () => {
    expect(cuesOf('WEBVTT', '', 'one', 'two', ...TEA)).toEqual([{ start: 0, end: 1, text: 'tea' }]);
  });

  it('directly precede the times, without an empty line', () => {
    expect(cuesOf('WEBVTT', '', 'lonely', '', ...TEA)).toEqual([{ start: 0, end: 1, text: 'tea' }]);
  });
});

describe('comments in WebVTT', () => {
  it('are ignored anywhere between cues', () => {
    expect(texts('WEBVTT', '', 'NOTE', 'not a cue', '', ...TEA, '', 'NOTE neither', '', ...TEA, '', 'NOTE')).toEqual([
      'tea',
      'tea',
    ]);
  });

  it('inside a text are part of the text', () => {
    expect(texts('WEBVTT', '', ...TEA, 'NOTE said in earnest')).toEqual(['tea\nNOTE said in earnest']);
  });

  it('end before a line with an arrow', () => {
    const { cues, problems } = parseWebVtt(['WEBVTT', '', 'NOTE', 'tea --> cup', '', ...TEA].join('\n'));
    expect(cues).toHaveLength(1);
    expect(problems).toEqual([{ line: 4, what: '"tea --> cup" is no time span' }]);
  });
});

describe('arrows in WebVTT', () => {
  it.each([
    '-->',
    '00:00.000 -->',
    '--> 00:01.000',
    '00:00.000 --> -->',
    '00:00.000 -- > 00:01.000',
    '--> 00:00.000 --> 00:01.000',
  ])('in the line %j begin no cue', (line) => expect(texts('WEBVTT', '', line, 'tea', '', ...TEA)).toEqual(['tea']));

  it('end a text, also an empty one', () => {
    expect(texts('WEBVTT', '', ...TEA, ...TEA)).toEqual(['tea', 'tea']);
    expect(texts('WEBVTT', '', TEA[0] ?? '', TEA[0] ?? '', 'tea')).toEqual(['', 'tea']);
    expect(texts('WEBVTT', '', ...TEA, '-->', 'lost', '', ...TEA)).toEqual(['tea', 'tea']);
  });

  it('can have any number of spaces around them', () => {
    expect(spans('WEBVTT', '', '00:00.000-->00:01.000', '', ' \t00:01.000 \t -->\t 00:02.000  ')).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('times in WebVTT', () => {
  it.each([
    ['00:00.000', 0],
    ['00:59.999', 59.999],
    ['59:00.000', 3540],
    ['00:01:02.003', 62.003],
    ['1:00:00.000', 3600],
    ['001:00:00.000', 3600],
    ['123:00:00.001', 442_800.001],
    ['60:00:00.000', 216_000],
  ])('such as %s are %d s', (time, seconds) => {
    expect(cuesOf('WEBVTT', '', `${time} --> 999:59:59.999`, 'tea')[0]?.start).toBe(seconds);
  });

  it.each([
    ['sixty seconds', '00:60.000'],
    ['sixty minutes', '60:00.000'],
    ['sixty minutes after hours', '00:60:00.000'],
    ['sixty seconds after hours', '00:00:60.000'],
    ['minutes of one digit', '0:01.000'],
    ['seconds of one digit', '00:1.000'],
    ['two digits after the point', '00:01.00'],
    ['four digits after the point', '00:01.0000'],
    ['nothing after the point', '00:01.'],
    ['no point', '00:01'],
    ['a comma', '00:01,000'],
    ['seconds alone', '01.000'],
    ['four parts', '00:00:00:01.000'],
    ['a minus', '-00:01.000'],
    ['a plus', '+00:01.000'],
    ['letters', 'aa:bb.ccc'],
    ['other digits', '٠٠:٠١.٠٠٠'],
  ])('with %s result in no cue, as start or end', (_, time) => {
    expect(texts('WEBVTT', '', `${time} --> 00:09.000`, 'tea')).toEqual([]);
    expect(texts('WEBVTT', '', `00:00.000 --> ${time}`, 'tea')).toEqual([]);
  });

  it('can be followed by any text', () => {
    expect(spans('WEBVTT', '', '00:00.000 --> 00:01.000milk', 'tea')).toEqual([[0, 1]]);
    expect(spans('WEBVTT', '', 'x00:00.000 --> 00:01.000', 'tea')).toEqual([]);
  });

  it('can end the file', () => {
    expect(cuesOf('WEBVTT', '', '00:00.000 --> 00:01.000')).toEqual([{ start: 0, end: 1, text: '' }]);
    expect(cuesOf('WEBVTT', '', 'id', '00:00.000 --> 00:01.000', '')).toEqual([
      { start: 0, end: 1, text: '', id: 'id' },
    ]);
    expect(cuesOf('WEBVTT', '', 'no times after this')).toEqual([]);
  });

  it('that run backwards are kept and reported', () => {
    const { cues, problems } = parseWebVtt('WEBVTT\n\n00:02.000 --> 00:01.000\ntea');
    expect(cues).toEqual([{ start: 2, end: 1, text: 'tea' }]);
    expect(problems).toEqual([{ line: 3, what: 'the cue ends before it starts' }]);
  });

  it('sort the cues, the longest first of those that start together', () => {
    expect(
      texts(
        'WEBVTT',
        '',
        '00:05.000 --> 00:06.000',
        'c',
        '',
        '00:00.000 --> 00:01.000',
        'b',
        '',
        '00:00.000 --> 00:09.000',
        'a',
      ),
    ).toEqual(['a', 'b', 'c']);
  });
});

describe('style sheets in WebVTT', () => {
  it('are no cues', () => {
    expect(texts('WEBVTT', '', 'STYLE', '::cue { color: red }', '', ...TEA)).toEqual(['tea']);
    expect(texts('WEBVTT', '', 'STYLE', '::cue(b) { color: "-->" }', '', ...TEA)).toEqual(['tea']);
    expect(texts('WEBVTT', '', 'STYLE', ...TEA)).toEqual(['tea']);
  });
});
