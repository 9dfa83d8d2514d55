/** A new behavior, scaffolded into a copy of a real package. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../check-sources';
import { newBehavior } from '../new-behavior';
import { addToBehaviors, addToIndex, addToManifest, addToReadme } from '../scaffold/edits';
import { firstClass, namesOf } from '../scaffold/names';
import { filesBelow, ROOT, shown } from '../workspace';

const names = namesOf('modules', 'scroll-hint', '.et_pb_scroll_hint');

describe('names', () => {
  it('come in three spellings', () => {
    expect(names).toMatchObject({ kebab: 'scroll-hint', camel: 'scrollHint', pascal: 'ScrollHint' });
  });

  it.each(['ScrollHint', 'scroll_hint', '-hint', 'hint-', '1st', ''])('refuse %j', (name) => {
    expect(() => namesOf('modules', name, '.a')).toThrow('cannot name a behavior');
  });

  it('need a selector', () => {
    expect(() => namesOf('modules', 'a', ' ')).toThrow('selector is empty');
  });

  it.each([
    ['.a.b', 'a'],
    ['div > .et_pb-x:not(.y)', 'et_pb-x'],
    ['main', undefined],
  ])('the first class of %s is %s', (selector, found) => {
    expect(firstClass(selector)).toBe(found);
  });
});

describe('edits', () => {
  it('add to a list, in alphabetical order of imports', () => {
    const text =
      "import { a } from '@enliven/core';\nimport { b } from './b';\nimport { z } from './z';\n\nexport const behaviors: X[] = [b, z];\n";
    expect(addToBehaviors(text, names)).toBe(
      "import { a } from '@enliven/core';\nimport { b } from './b';\nimport { scrollHint } from './scroll-hint';\nimport { z } from './z';\n\nexport const behaviors: X[] = [b, z, scrollHint];\n",
    );
  });

  it('add to an empty list', () => {
    expect(addToBehaviors("import { a } from 'a';\nconst behaviors = [];\n", names)).toBe(
      "import { a } from 'a';\nimport { scrollHint } from './scroll-hint';\nconst behaviors = [scrollHint];\n",
    );
  });

  it('need a list', () => {
    expect(() => addToBehaviors('export const others = [];', names)).toThrow('no list "behaviors"');
  });

  it('pass it on from the index', () => {
    expect(addToIndex("export { z } from './z';\n", names)).toBe(
      "export { scrollHint } from './scroll-hint';\nexport { z } from './z';\n",
    );
  });

  it('keep ./package.json last', () => {
    const text = addToManifest('{"exports":{".":"./a","./package.json":"./package.json"}}', names);
    expect(Object.keys((JSON.parse(text) as { exports: object }).exports)).toEqual([
      '.',
      './scroll-hint',
      './package.json',
    ]);
  });

  it('add a row to a table, or a line where there is none', () => {
    expect(addToReadme('# A\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n\nEnd\n', names)).toBe(
      '# A\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n| `scroll-hint` | `.et_pb_scroll_hint` |  |\n\nEnd\n',
    );
    expect(addToReadme('# A\n', names)).toBe('# A\n\n- `scroll-hint`: `.et_pb_scroll_hint`\n');
  });
});

describe('newBehavior', () => {
  let root: string;
  const read = (path: string) => readFileSync(join(root, 'packages/modules', path), 'utf8');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'enliven-new-'));
    for (const part of ['src', 'test', 'package.json'])
      cpSync(join(ROOT, 'packages/modules', part), join(root, 'packages/modules', part), { recursive: true });
    writeFileSync(join(root, 'packages/modules/README.md'), '# Modules\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('writes what keeps to the layers and the shape of the others', () => {
    const written = newBehavior(root, names);
    expect(written).toHaveLength(8);
    const texts = filesBelow(join(root, 'packages')).map((file): [string, string] => [
      shown(file, root),
      readFileSync(file, 'utf8'),
    ]);
    const sources = texts.filter(([file]) => /\.tsx?$/.test(file));
    expect(sources.flatMap(([file, text]) => violations(file, text))).toEqual([]);
  });

  it('puts it among the others', () => {
    newBehavior(root, names);
    expect(read('src/behaviors.ts')).toMatch(/\[.*\bscrollHint\b.*\]/s);
    expect(read('src/index.ts')).toContain("export { scrollHint } from './scroll-hint';");
    expect(read('package.json')).toContain('"./dist/scroll-hint/index.js"');
    expect(read('package.json')).toContain('"./dist/scroll-hint/index.cjs"');
    expect(read('README.md')).toContain('scroll-hint');
    expect(read('test/scroll-hint.conformance.test.tsx')).toContain('class="et_pb_scroll_hint"');
  });

  it('quotes what a selector may hold', () => {
    newBehavior(root, { ...names, selector: "[data-a='b']" });
    expect(read('src/scroll-hint/index.ts')).toContain("selector: '[data-a=\\'b\\']'");
  });

  it('never overwrites', () => {
    newBehavior(root, names);
    const before = read('src/behaviors.ts');
    expect(() => newBehavior(root, names)).toThrow('exists already');
    expect(read('src/behaviors.ts')).toBe(before);
  });

  it('knows the packages', () => {
    expect(() => newBehavior(root, { ...names, package: 'moduls' })).toThrow('Check the name of the package');
  });
});
