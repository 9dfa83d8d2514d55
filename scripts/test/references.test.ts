/** The check of references on small texts that exist in memory only. */
import { describe, expect, it } from 'vitest';
import { complaints } from '../check-references';
import { headingsOf } from '../references/find';

const PAGE = 'docs/reference/sliders.md';
const SOURCE = 'packages/modules/src/slider/slider.tsx';
const FILES = new Set([PAGE, SOURCE, 'packages/modules/test']);

const check = (texts: Record<string, string>) =>
  complaints(new Map(Object.entries({ [PAGE]: '# Sliders\n\n## Heights', ...texts })), (path) => FILES.has(path));

describe('a reference that leads nowhere', () => {
  it.each([
    ['a page that is not there', '// see docs/reference/slides.md#heights', 'slides.md, which does not exist'],
    ['a heading that is not there', '// see docs/reference/sliders.md#widths', 'sliders.md#widths'],
  ])('%s', (_what, text, complaint) => {
    expect(check({ [SOURCE]: `\n${text}` })).toEqual([expect.stringContaining(`${SOURCE}:2 names`)]);
    expect(check({ [SOURCE]: text })[0]).toContain(complaint);
  });

  it.each([
    'contract §4.4',
    'contract B §6',
    'Spec §8',
    'spec §2',
    '(§2.5, §6)',
    'as the contract has it',
    'the spec says',
  ])('%s: a paper that is not in the repository', (words) => {
    expect(check({ [SOURCE]: `/** Moves (${words}). */` })).toEqual([
      expect.stringContaining(`${SOURCE}:1 refers to a paper that is not in the repository`),
    ]);
  });

  it('a link of a page to a heading or page that is not there', () => {
    expect(check({ [PAGE]: '## Heights\n[a](#widths) [b](./tabs.md) [c](../../packages/core/src/host.ts)' })).toEqual([
      expect.stringContaining('sliders.md#widths'),
      expect.stringContaining('docs/reference/tabs.md'),
      expect.stringContaining('packages/core/src/host.ts'),
    ]);
  });

  it('a link of any other page', () => {
    expect(
      check({ 'packages/modules/README.md': '[a](../../docs/reference/sliders.md#widths) [b](CHANGES.md)' }),
    ).toEqual([
      expect.stringContaining('docs/reference/sliders.md#widths'),
      expect.stringContaining('packages/modules/CHANGES.md'),
    ]);
  });

  it('a file in a page about files', () => {
    expect(check({ 'docs/architecture.md': '`packages/modules/src/slides.ts`, modules/test/slides.test.ts' })).toEqual([
      expect.stringContaining('packages/modules/src/slides.ts, which'),
      expect.stringContaining('modules/test/slides.test.ts, which'),
    ]);
  });
});

describe('a reference that leads somewhere', () => {
  it.each([
    ['a page and a heading', SOURCE, '// docs/reference/sliders.md#heights, docs/reference/sliders.md.'],
    ['a link', PAGE, '## Heights\n[a](#heights) [b](sliders.md) [c](https://example.com/#x)'],
    ['files and folders', 'docs/architecture.md', `${SOURCE} \`modules/src/slider/slider.tsx\` packages/modules/test/`],
    ['the word in another sense', SOURCE, '// A contract between two sides, and the HTML specification.'],
  ])('%s', (_what, file, text) => {
    FILES.add('packages/modules/test/');
    expect(check({ [file]: text })).toEqual([]);
  });

  it('is to the name that GitHub gives a heading', () => {
    expect([...headingsOf('# A page\n## What it *does*, why\n## Twice\n## Twice\n```\n# no heading\n```')]).toEqual([
      'a-page',
      'what-it-does-why',
      'twice',
      'twice-1',
    ]);
  });
});
