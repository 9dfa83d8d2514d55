/** Checks of the code in Markdown pages. */
import { describe, expect, it } from 'vitest';
import { codeBlocks } from '../readmes/code-blocks';
import { markupProblems } from '../readmes/markup-problems';
import { shellProblems } from '../readmes/shell-problems';
import { typeProblems } from '../readmes/typed-blocks';

const FENCE = '```';
const block = (text: string, language = 'ts') => ({ file: 'page.md', language, text, line: 10 });

describe('a script in a page', () => {
  it('is compiled as a separate module', () => {
    expect(
      typeProblems([block('const a: number = 1;\n'), block('const a = await Promise.resolve(1);\na;\n')], []),
    ).toEqual([]);
  });

  it('with a wrong type is reported with page and line', () => {
    expect(typeProblems([block('const a = 1;\nconst b: string = a;\n')], [])).toEqual([
      "page.md:11 Type 'number' is not assignable to type 'string'.",
    ]);
  });

  it('may import packages that are not installed, but not a missing package of ours', () => {
    expect(
      typeProblems([block("import type { NextConfig } from 'next';\nexport const a: NextConfig = {};\n")], []),
    ).toEqual([]);
    expect(
      typeProblems([block("import '@enliven/nothing';\nimport { a } from '@enliven/nothing';\na;\n")], [])[0],
    ).toContain('@enliven/nothing');
  });

  it('is marked as a fragment if its fence says so', () => {
    expect(codeBlocks(`${FENCE}ts fragment\nfoo\n${FENCE}\n`)).toEqual([
      { language: 'ts', text: 'foo\n', line: 2, isFragment: true },
    ]);
  });
});

describe('markup in a page', () => {
  it('has an end for each element that needs one', () => {
    expect(markupProblems('<ul><li>a<li>b</ul>\n<p>c\n<img src="a.png" alt="">\n')).toEqual([]);
    expect(markupProblems('<div>\n<span>a</div>\n')).toEqual(['<span> in line 2 has no end']);
  });

  it('has valid attributes', () => {
    expect(markupProblems('<a href="x"class="y">a</a>')).toEqual(['missing-whitespace-between-attributes in line 1']);
  });
});

describe('a shell block', () => {
  const scripts = (name?: string) => (name === '@enliven/site' ? ['serve'] : ['build']);

  it('runs scripts that exist, and commands of the package managers', () => {
    const text = 'npm install enliven\npnpm build # once\npnpm --filter @enliven/site serve\nnpx pnpm@10 run build\n';
    expect(shellProblems(text, scripts)).toEqual([]);
  });

  it('with a script that does not exist is reported', () => {
    expect(shellProblems('pnpm built\npnpm --filter @enliven/site build\n', scripts)).toEqual([
      'line 1 runs the script "built", which the package.json does not have',
      'line 2 runs the script "build", which @enliven/site does not have',
    ]);
  });
});
