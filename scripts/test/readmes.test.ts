/** Checks of READMEs: chapters, sizes and imports. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { codeBlocks, namedImports } from '../readmes/code-blocks';
import { headingProblems } from '../readmes/headings';
import { exportedNames, typesFile } from '../readmes/package-exports';
import { sizeMarks, sizeProblems, writeSizes } from '../readmes/size-marks';
import type { Package } from '../workspace';

const FENCE = '```';

describe('a code block', () => {
  it('is found with its language and line', () => {
    const markdown = `# A\n\n${FENCE}ts\nlet a;\n${FENCE}\n\n- b\n  ${FENCE}html\n  <b>\n  ${FENCE}\n`;
    expect(codeBlocks(markdown)).toEqual([
      { language: 'ts', text: 'let a;\n', line: 4 },
      { language: 'html', text: '  <b>\n', line: 9 },
    ]);
  });

  it('lists its imports by exported name', () => {
    const code = "import { a, b as c, type D } from 'x';\nimport E from 'y';\nimport * as f from 'z';\nimport 'side';";
    const markdown = `${FENCE}tsx\n${code}\n${FENCE}\n${FENCE}sh\nimport { no } from 'shell';\n${FENCE}\n`;
    expect(namedImports(markdown)).toEqual([
      { specifier: 'x', name: 'a', line: 2 },
      { specifier: 'x', name: 'b', line: 2 },
      { specifier: 'x', name: 'D', line: 2 },
      { specifier: 'y', name: 'default', line: 3 },
      { specifier: 'z', name: '*', line: 4 },
      { specifier: 'side', name: '*', line: 5 },
    ]);
  });
});

describe('size marks', () => {
  const text = (size: string) => `Core is <!-- size:core -->${size}<!-- /size --> small.`;
  const measured = new Map([['core', '4.1 kB']]);

  it('are found in the text', () => {
    expect(sizeMarks(text('4 kB'))).toEqual([{ name: 'core', text: '4 kB' }]);
  });

  it('are compared with measured sizes', () => {
    for (const size of ['4.0 kB', '4.1 kB', '4.2 kB']) expect(sizeProblems(text(size), measured)).toEqual([]);
    expect(sizeProblems(text('3.9 kB'), measured)[0]).toContain('core is "3.9 kB", measured is "4.1 kB"');
    expect(sizeProblems(text('4.1 kB').replace('core', 'cor'), measured)[0]).toContain('nothing measures');
  });

  it('are updated in the text', () => {
    expect(writeSizes(text('9 kB'), measured)).toBe(text('4.1 kB'));
    expect(writeSizes(text('9 kB'), new Map())).toBe(text('9 kB'));
  });
});

describe('chapters', () => {
  const chapters = ['install', 'size'];

  it('can have headings with more than their name', () => {
    expect(headingProblems('# A\n## Install it\n### Options\n## Size, measured\n', chapters)).toEqual([]);
  });

  it('must all exist outside of code blocks', () => {
    expect(headingProblems(`## Install\n${FENCE}md\n## Size\n${FENCE}\n`, chapters)).toEqual([
      'it has no chapter "size"',
    ]);
  });

  it('must be in order', () => {
    expect(headingProblems('## Size\n## Install\n', chapters)[0]).toContain('not in this order');
  });
});

describe('exports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-exports-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const entry = (name: string) => ({
    import: { types: `./${name}.d.ts`, default: `./${name}.js` },
    require: { types: `./${name}.d.cts`, default: `./${name}.cjs` },
  });
  const modules = {
    folder: 'modules',
    path: folder,
    manifest: {
      name: '@enliven/modules',
      version: '0.0.0',
      exports: {
        '.': entry('index'),
        './tabs': entry('tabs'),
        './package.json': './package.json',
      },
    },
  } satisfies Package;

  it.each([
    ['@enliven/modules', 'index.d.ts'],
    ['@enliven/modules/tabs', 'tabs.d.ts'],
  ])('of %s are declared in %s', (specifier, file) => {
    expect(typesFile(specifier, [modules])).toBe(join(folder, file));
  });

  it.each(['@enliven/modules/slider', '@enliven/modul', '@enliven/modules/package.json'])(
    'of %s do not exist',
    (specifier) => {
      expect(typesFile(specifier, [modules])).toBeUndefined();
    },
  );

  it('include re-exports of other files', () => {
    const [index, tabs] = [join(folder, 'index.d.ts'), join(folder, 'tabs.d.ts')];
    writeFileSync(index, "export { tabs } from './tabs.js';\nexport interface A {}\n");
    writeFileSync(tabs, 'export declare const tabs: number;\nexport default tabs;\n');
    expect([...(exportedNames([index]).get(index) ?? [])].sort()).toEqual(['A', 'tabs']);
    expect([...(exportedNames([tabs]).get(tabs) ?? [])].sort()).toEqual(['default', 'tabs']);
    expect(() => exportedNames([join(folder, 'none.d.ts')])).toThrow('Build first');
  });
});
