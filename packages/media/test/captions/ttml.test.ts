/** TTML files, and DFXP of older sites. */
import { describe, expect, it } from 'vitest';
import { parseTtml } from '../../src/captions';

const file = (body: string, head = '', attributes = '') => `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by hand -->
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" ${attributes}>
<head>${head}</head><body><div>${body}</div></body></tt>`;

const cuesOf = (body: string, head = '', attributes = '') => parseTtml(file(body, head, attributes)).cues;
const textOf = (body: string, head = '', attributes = '') =>
  cuesOf(`<p begin="0s" end="1s" ${attributes}>${body}</p>`, head)[0]?.text;
const span = (attributes: string, root = '') => {
  const [cue] = cuesOf(`<p ${attributes}>tea</p>`, '', root);
  return cue && [cue.start, cue.end];
};

describe('times in TTML', () => {
  it.each([
    ['begin="00:00:01" end="00:00:02.5"', [1, 2.5]],
    ['begin="00:00:01:10" end="00:00:02:00"', [1.4, 2]],
    ['begin="1.5s" end="2500ms"', [1.5, 2.5]],
    ['begin="1m" end="1h"', [60, 3600]],
    ['begin="25f" end="50f"', [1, 2]],
    ['begin="1" end="2t"', [1, 2]],
    ['begin="1s" dur="2s"', [1, 3]],
    ['begin="0.00s" end="1s"', [0, 1]],
    ['begin=\'1s\' end = "2s"', [1, 2]],
  ])('of %s are read', (attributes, expected) => expect(span(attributes)).toEqual(expected));

  it('use the frame rate and tick rate of the file', () => {
    expect(span('begin="30f" end="60f"', 'ttp:frameRate="30"')).toEqual([1, 2]);
    expect(span('begin="00:00:01:15" end="60f"', 'ttp:frameRate="30"')).toEqual([1.5, 2]);
    expect(span('begin="30f" end="60f"', 'ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"')).toEqual([
      1.001, 2.002,
    ]);
    expect(span('begin="10000000t" end="20000000t"', 'ttp:tickRate="10000000"')).toEqual([1, 2]);
    expect(span('begin="25f" end="50f"', 'ttp:frameRate="many"')).toEqual([1, 2]);
  });

  it('are inferred from adjacent paragraphs when they are missing', () => {
    const cues = cuesOf('<p end="1s">a</p><p end="2s">b</p><p begin="2s">c</p><p begin="4s" end="5s">d</p>');
    expect(cues.map(({ start, end, text }) => [start, end, text])).toEqual([
      [0, 1, 'a'],
      [1, 2, 'b'],
      [2, 4, 'c'],
      [4, 5, 'd'],
    ]);
  });

  it('are relative to the elements around the paragraph', () => {
    const { cues } = parseTtml(
      '<tt><body begin="10s"><div begin="1m"><p begin="1s" end="2s">tea</p></div></body></tt>',
    );
    expect(cues).toEqual([{ start: 71, end: 72, text: 'tea' }]);
  });

  it('without a duration are reported', () => {
    expect(parseTtml(file('<p begin="2s" end="1s">a</p>\n<p begin="9s">b</p>')).problems).toEqual([
      { line: 4, what: 'the paragraph has no time in which it could be shown' },
      { line: 5, what: 'the paragraph has no time in which it could be shown' },
    ]);
  });
});

describe('text in TTML', () => {
  it.each([
    ['hot<br/>tea', 'hot\ntea'],
    ['hot<br></br> tea', 'hot\ntea'],
    ['  hot\n   tea  ', 'hot tea'],
    ['R&amp;D &lt;b&gt;', 'R&amp;D &lt;b&gt;'],
    ['<![CDATA[<b> & tea]]>', '&lt;b&gt; &amp; tea'],
    ['<span tts:fontStyle="italic">hot</span> tea', '<i>hot</i> tea'],
    ['<span tts:fontWeight="bold" tts:textDecoration="underline">tea</span>', '<u><b>tea</b></u>'],
    ['<metadata><ttm:desc>no caption</ttm:desc></metadata>tea', 'tea'],
    ['<script>alert(1)</script>tea', 'tea'],
    ['tea<!-- or coffee -->', 'tea'],
  ])('of %j is %j', (body, expected) => expect(textOf(body)).toBe(expected));

  it('has the styles that it refers to', () => {
    const head = '<styling><style xml:id="loud" tts:fontWeight="bold"/><style xml:id="plain"/></styling>';
    expect(textOf('<span style="loud plain">hot</span> tea', head)).toBe('<b>hot</b> tea');
    expect(textOf('tea', head, 'style="loud"')).toBe('<b>tea</b>');
    expect(textOf('tea', head, 'style="unknown"')).toBe('tea');
  });

  it('keeps its spaces with xml:space="preserve"', () => {
    expect(textOf('hot  tea<br/>  milk', '', 'xml:space="preserve"')).toBe('hot  tea\n  milk');
  });
});

describe('TTML files', () => {
  it('can have prefixes and ids', () => {
    expect(
      parseTtml(
        '<tt:tt xmlns:tt="x"><tt:body><tt:div><tt:p xml:id="c1" begin="0s" end="1s">tea<tt:br/>!</tt:p></tt:div></tt:body></tt:tt>',
      ).cues,
    ).toEqual([{ start: 0, end: 1, text: 'tea\n!', id: 'c1' }]);
  });

  it('have their cues sorted by time', () => {
    expect(cuesOf('<p begin="2s" end="3s">b</p><p begin="0s" end="1s">a</p>').map(({ text }) => text)).toEqual([
      'a',
      'b',
    ]);
  });

  it.each([
    ['no content', ''],
    ['a web page', '<!doctype html><p begin="0s" end="1s">tea</p>'],
  ])('with %s have no cues and a problem', (_, text) => {
    expect(parseTtml(text)).toEqual({ cues: [], problems: [{ line: 1, what: 'the file has no tt element' }] });
  });

  it('that are truncated keep their complete paragraphs', () => {
    expect(parseTtml('<tt><body><p begin="0s" end="1s">tea</p><p begin="1s" end="2s">mil').cues).toEqual([
      { start: 0, end: 1, text: 'tea' },
      { start: 1, end: 2, text: 'mil' },
    ]);
  });

  it('with unmatched end tags are read', () => {
    expect(parseTtml('</x><tt><body></div><p begin="0s" end="1s">tea</p></body></tt>').cues).toHaveLength(1);
  });

  it('have their entities left unresolved', () => {
    expect(
      parseTtml('<!DOCTYPE tt [<!ENTITY a "boom">]><tt><body><p begin="0s" end="1s">&a;</p></body></tt>').cues[0]?.text,
    ).toContain('&amp;a;');
  });
});
