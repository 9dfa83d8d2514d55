/** Check of regular expressions, on sources in memory. */
import { describe, expect, it } from 'vitest';
import { checkTexts } from '../check-patterns';

const FILE = 'packages/modules/src/a.ts';
const complaints = async (body: string) => (await checkTexts(new Map([[FILE, body]]))).complaints;

describe('the check of patterns reports', () => {
  it.each([
    // Pattern with which a counter once froze the page.
    String.raw`text.replace(/\B(?=(\d{3})+$)/g, ',')`,
    String.raw`/\s+$/.test(text)`,
    String.raw`/vimeo\.com\/(?:\D+\/)*(\d+)(?:\/(\w+))?/i.exec(text)`,
    String.raw`text.split(/,(?![^(]*\))/)`,
    String.raw`const GAP = String.raw${'`'}\s+${'`'}; new RegExp(${'`$'}{GAP}$${'`'});`,
    "text.match('x*x*$')",
  ])('the slow pattern %s', async (body) => {
    expect(await complaints(body)).toEqual([expect.stringContaining(`${FILE}:1 /`)]);
  });

  it.each(['new RegExp(element.id)', 'RegExp(name, flags)', 'text.match(name)', 'text.search(name + end)'])(
    '%s, whose pattern is known only at run time',
    async (body) => {
      expect(await complaints(body)).toEqual([expect.stringContaining('which nobody has reviewed')]);
    },
  );

  it('every location of a pattern in one entry', async () => {
    const pattern = String.raw`/\s+$/`;
    expect(await complaints(`a(${pattern});\nb(${pattern});`)).toEqual([
      expect.stringContaining(`${FILE}:1, ${FILE}:2 ${pattern}`),
    ]);
  });
});

describe('the check of patterns does not report', () => {
  it.each([
    String.raw`/^\s+/.test(text)`,
    String.raw`/^-?(\d*)/.exec(text)`,
    'new RegExp(`^a{1,3}$`)',
    'const ALL = /a/g; text.matchAll(ALL)',
    'location.search',
    'element.matches(name)',
  ])('%s', async (body) => {
    expect(await complaints(body)).toEqual([]);
  });
});
