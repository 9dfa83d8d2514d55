/** Text of a cue: known tags only, and never HTML. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CueNode, plainText, readCueText } from '../../src/captions';

/** Returns a tree in short form: `i.loud(tea)`. */
const shown = (nodes: readonly CueNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { tag, classes, annotation, children } = node;
      return `${[tag, ...classes].join('.')}${annotation && `[${annotation}]`}(${shown(children)})`;
    })
    .join('');

describe('readCueText', () => {
  it.each([
    ['tea', 'tea'],
    ['', ''],
    ['<b>hot</b> <i>tea</i>', 'b(hot) i(tea)'],
    ['<u><i>tea</i></u>', 'u(i(tea))'],
    ['<c.loud.green>tea</c>', 'c.loud.green(tea)'],
    ['<c..loud.>tea', 'c.loud(tea)'],
    ['<v.first Ada  Brewer>tea</v>', 'v.first[Ada Brewer](tea)'],
    ['<v R&amp;D>tea', 'v[R&D](tea)'],
    ['<lang en-GB>tea</lang>', 'lang[en-GB](tea)'],
    ['<ruby>茶<rt>ちゃ</rt></ruby>!', 'ruby(茶rt(ちゃ))!'],
    ['<ruby>茶<rt>ちゃ</ruby>!', 'ruby(茶rt(ちゃ))!'],
    ['<rt>alone</rt>', 'alone'],
    ['<b>never closed', 'b(never closed)'],
    ['closed</b> twice</b>', 'closed twice'],
    ['<b><i>crossed</b></i>', 'b(i(crossed))'],
    ['<B>upper</B>', 'upper'],
    ['<blink>tea</blink>', 'tea'],
    ['<i annotated>tea</i>', 'i(tea)'],
    ['<00:01.000>tea', 'tea'],
    ['a < b', 'a '],
    ['tea <', 'tea '],
    ['a > b', 'a > b'],
    ['&lt;b&gt; &amp; &quot;tea&quot; &#9749; &#x2615;', '<b> & "tea" ☕ ☕'],
    ['AT&T &unknown; &#xD800;&#0;', 'AT&T &unknown; \uFFFD\uFFFD'],
    ['&lrm;&rlm;&nbsp;', '\u200E\u200F\u00A0'],
    ['two\nlines', 'two\nlines'],
    ['<c\nline>tea', 'c(tea)'],
  ])('parses %j as %s', (text, expected) => expect(shown(readCueText(text))).toBe(expected));

  it('drops scripts and all other HTML tags', () => {
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">y</a>';
    expect(readCueText(text)).toEqual(['alert(1)y']);
  });

  it('joins adjacent texts', () => {
    expect(readCueText('a<x>b</x>c')).toEqual(['abc']);
  });

  it('limits the depth of the tree', () => {
    expect(() => plainText(readCueText('<b>'.repeat(100_000)))).not.toThrow();
  });

  it('never throws, and returns known tags only', () => {
    const tags = (nodes: readonly CueNode[]): string[] =>
      nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tags(node.children)]));
    const pieces = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom('<', '</', '>', '<b>', '<ruby>', '<rt>', '</ruby>', '&', ';', '<v ', '<c.'),
      ),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const nodes = readCueText(parts.join(''));
        for (const tag of tags(nodes)) expect(['b', 'i', 'u', 'c', 'v', 'lang', 'ruby', 'rt']).toContain(tag);
      }),
      { seed: 7 },
    );
  });
});

describe('plainText', () => {
  it('leaves out tags and ruby annotations', () => {
    expect(plainText(readCueText('<v Ada>hot <ruby>茶<rt>ちゃ</rt></ruby></v>'))).toBe('hot 茶');
  });
});
