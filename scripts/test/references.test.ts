/** Check of references, on texts in memory. */
import { describe, expect, it } from 'vitest';
import { complaints, deadPaths, headingsOf } from '../check-references';

const PAGE = 'docs/reference/sliders.md';
const SOURCE = 'packages/modules/src/slider/slider.tsx';
const FILES = new Set([PAGE, SOURCE, 'packages/modules/test']);

const check = (texts: Record<string, string>) =>
  complaints(new Map(Object.entries({ [PAGE]: '# Sliders\n\n## Heights', ...texts })), (path) => FILES.has(path));

describe('the check of references reports', () => {
  it.each([
    ['a missing page', '// see docs/reference/slides.md#heights', 'slides.md, which does not exist'],
    ['a missing heading', '// see docs/reference/sliders.md#widths', 'sliders.md#widths'],
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
  ])('“%s” as a document outside the repository', (words) => {
    expect(check({ [SOURCE]: `/** Moves (${words}). */` })).toEqual([
      expect.stringContaining(`${SOURCE}:1 refers to a paper that is not in the repository`),
    ]);
  });

  it('a missing file in the architecture page', () => {
    expect(check({ 'docs/architecture.md': '`packages/modules/src/slides.ts`, modules/test/slides.test.ts' })).toEqual([
      expect.stringContaining('packages/modules/src/slides.ts, which'),
      expect.stringContaining('modules/test/slides.test.ts, which'),
    ]);
  });
});

it('the check of references reports a missing file in a comment', () => {
  expect(check({ [SOURCE]: "/** As in `strategies/visible.ts`. */\nimport './gone.ts';" })).toEqual([
    expect.stringContaining(`${SOURCE}:1 names strategies/visible.ts, which`),
  ]);
});

it('deadPaths returns the paths of chunks that lead to no source', () => {
  const sources = ['packages/forms/src/plugin-form/errors.ts', 'packages/forms/src/shared/drafts.tsx', 'docs/a.md'];
  expect(deadPaths(['forms', 'forms/plugin-form', 'forms/shared/drafts'], sources)).toEqual([]);
  expect(deadPaths(['forms/plugin', 'forms/shared/drafts.tsx', 'shop', 'docs/a'], sources)).toHaveLength(4);
});

describe('the check of references accepts', () => {
  it.each([
    ['an existing page and heading', SOURCE, '// docs/reference/sliders.md#heights, docs/reference/sliders.md.'],
    ['an existing file by the end of its path', SOURCE, '// As in `slider/slider.tsx`, and `slider.tsx`.'],
    ['any path in code', SOURCE, "import './gone.ts';"],
    [
      'existing files and folders',
      'docs/architecture.md',
      `${SOURCE} \`modules/src/slider/slider.tsx\` packages/modules/test/`,
    ],
    ['the word contract in another sense', SOURCE, '// A contract between two sides, and the HTML specification.'],
  ])('%s', (_what, file, text) => {
    FILES.add('packages/modules/test/');
    expect(check({ [file]: text })).toEqual([]);
  });

  it('headings by the id that GitHub gives them', () => {
    expect([...headingsOf('# A page\n## What it *does*, why\n## Twice\n## Twice\n```\n# no heading\n```')]).toEqual([
      'a-page',
      'what-it-does-why',
      'twice',
      'twice-1',
    ]);
  });
});
