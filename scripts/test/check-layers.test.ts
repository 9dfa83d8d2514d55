/** The layer rules on small sources that exist in memory only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { violations } from '../check-layers';
import { LAYERS, TESTING } from '../layers/constants';
import { violationText } from '../layers/violation';
import { filesBelow, packagesIn, ROOT } from '../workspace';

const HEAD = '/** What it is. */\n';
const check = (file: string, body: string) => violations(new Map([[file, HEAD + body]]));
const rules = (file: string, body: string) => check(file, body).map(({ rule }) => rule);

describe('the layers', () => {
  const folders = packagesIn('packages').map(({ folder }) => folder);

  it('are those of the packages that are there', () => {
    expect([...Object.keys(LAYERS), TESTING].sort()).toEqual(folders);
  });

  it('are told in CONTRIBUTING.md, each package in a row of its own layer', () => {
    const [, block = ''] = /```\n(values .*?)```/s.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')) ?? [];
    const rows = block.split('\n').map((row) => (row.split(/ {2,}/)[0] ?? '').split(' ').filter(Boolean));
    expect(rows.flat().sort()).toEqual(folders);
    for (const row of rows) expect(new Set(row.map((name) => LAYERS[name])).size).toBeLessThanOrEqual(1);
  });

  it('have nothing that runs for visitors stand on the formats for tools, as the README of these says', () => {
    const visitors = folders.filter((folder) => folder !== 'builder');
    const sources = visitors.flatMap((folder) => filesBelow(join(ROOT, 'packages', folder, 'src')));
    expect(sources.filter((file) => readFileSync(file, 'utf8').includes("'@enliven/values"))).toEqual([]);
  });
});

describe('circles', () => {
  const between = (files: Record<string, string>) =>
    violations(new Map(Object.entries(files).map(([name, body]) => [`packages/core/src/${name}`, HEAD + body])));

  it.each([
    ["import { b } from './b';", "import { a } from './a';"],
    ["import type { b } from './b';", "import type { a } from './a';"],
    ["import { type b } from './b';", "export * from './a';"],
  ])('%s and %s', (a, b) => {
    expect(between({ 'a.ts': a, 'b.tsx': b })).toEqual([
      expect.objectContaining({ rule: 'circles', what: expect.stringContaining('2 files import each other') }),
    ]);
  });

  it('are told by the shortest way round', () => {
    const found = between({
      'a.ts': "import './b';",
      'b.ts': "import './c'; import './d';",
      'c.ts': "import './a';",
      'd.ts': "import './c';",
    });
    expect(found.map(violationText)).toEqual([expect.stringContaining('4 files import each other')]);
    expect(found[0]?.what.split(' → ')).toHaveLength(4);
  });

  it.each([
    ['code that is fetched later', "export const load = () => import('./b');", "import './a';"],
    ['the type of what that answers', "export type B = typeof import('./b');", "import './a';"],
    ['another package of the same name', "import 'b';", "import './a';"],
    ['one way only', "import './b';", ''],
  ])('are none: %s', (_what, a, b) => {
    expect(between({ 'a.ts': a, 'b.ts': b })).toEqual([]);
  });

  it('are found through the index of a folder', () => {
    expect(between({ 'b/index.ts': "import '../a';", 'a.ts': "import './b';" })).toHaveLength(1);
  });
});

describe('imports', () => {
  it.each([
    ['packages/core/src/a.ts', '@enliven/values'],
    ['packages/modules/src/tabs/a.ts', '@enliven/core'],
    ['packages/modules/src/tabs/a.ts', '../shared/b'],
    ['packages/enliven/src/a.ts', '@enliven/modules/tabs'],
    ['packages/enliven/src/a.ts', '@enliven/sticky'],
    ['packages/testing/src/a.ts', '@enliven/core'],
    ['packages/modules/test/a.test.ts', '@enliven/testing'],
    ['packages/core/test/a.test.ts', '../src/a'],
    ['packages/motion/src/a.ts', 'nanostores'],
  ])('%s may import %s', (file, specifier) => {
    expect(rules(file, `import { b } from '${specifier}';`)).toEqual([]);
  });

  it.each([
    ['packages/values/src/a.ts', '@enliven/core', 'imports go down only'],
    ['packages/core/src/a.ts', 'enliven', 'imports go down only'],
    ['packages/core/src/a.ts', '@enliven/modules/tabs', 'imports go down only'],
    ['packages/modules/src/a.ts', '@enliven/motion', 'must work without each other'],
    ['packages/modules/src/a.ts', '@enliven/testing', 'for tests only'],
    ['packages/modules/src/a.ts', '../../core/src/start', 'past its entry'],
    ['packages/modules/test/a.test.ts', '../../core/src/start', 'past its entry'],
    ['packages/modules/src/a.ts', '@enliven/unheard-of', 'no layer'],
    ['packages/unheard-of/src/a.ts', '@enliven/core', 'no layer'],
  ])('%s may not import %s', (file, specifier, why) => {
    const found = check(file, `import { b } from '${specifier}';`);
    expect(found).toHaveLength(1);
    expect(violationText(found[0] as (typeof found)[0])).toContain(why);
  });

  it.each([
    ["import('@enliven/motion');", 2],
    ["\nexport { b } from '@enliven/motion';", 3],
    ["\n\nexport * from '@enliven/motion';", 4],
    ["import type { B } from '@enliven/motion';", 2],
    ["export type B = import('@enliven/motion').B;", 2],
    ["import '@enliven/motion';", 2],
  ])('sees %j', (body, line) => {
    expect(check('packages/modules/src/a.ts', body)).toMatchObject([{ rule: 'imports', line }]);
  });

  it('is not misled by text that looks like an import', () => {
    expect(rules('packages/modules/src/a.ts', `export const a = "import b from '@enliven/motion'";`)).toEqual([]);
  });
});

describe('react', () => {
  it.each([
    ['packages/core/src/hooks/slot.tsx', "import { useState } from 'react';"],
    ['packages/core/src/hooks/use-claim.ts', "import { useState } from 'react';"],
    ['packages/core/src/runtime/mount-context.ts', "import { createContext } from 'react';"],
    ['packages/core/src/runtime/behavior.ts', "import type { ComponentType } from 'react';"],
    ['packages/core/src/runtime/behavior.ts', "import { type ComponentType } from 'react';"],
    ['packages/core/test/a.test.ts', "import { act } from 'react';"],
    ['packages/core/src/a.ts', "import { reactive } from 'react-like';"],
  ])('is welcome in %s: %s', (file, body) => {
    expect(rules(file, body)).toEqual([]);
  });

  it.each([
    ['packages/core/src/a.ts', "import { useState } from 'react';"],
    ['packages/core/src/a.ts', "import { createRoot } from 'react-dom/client';"],
    ['packages/core/src/a.ts', "import { type ComponentType, useState } from 'react';"],
    ['packages/modules/src/mount-context.ts', "import { createContext } from 'react';"],
    ['packages/core/src/a.ts', "const load = () => import('react');"],
    ['packages/core/src/a.ts', "import 'react';"],
  ])('stays out of %s: %s', (file, body) => {
    expect(rules(file, body)).toEqual(['react']);
  });
});

describe('globals', () => {
  const FILE = 'packages/modules/src/tabs/a.ts';

  it.each([
    'export const a = document.body;',
    'export const a = window.innerWidth;',
    'export const a = () => ({ document });',
    "export const a = typeof window === 'undefined';",
    'export const a = globalThis.document;',
    'export function a() { document.title = ""; }',
  ])('finds %j', (body) => {
    expect(rules(FILE, body)).toEqual(['globals']);
  });

  it.each([
    'export const a = (document: Document) => document.body;',
    'export const a = (element: Element) => element.ownerDocument;',
    'export const a = (x: { window: number }) => x.window;',
    'export const a = { document: 1, window: 2 };',
    'export function a(element: Element) { const { defaultView: window } = element.ownerDocument; return window; }',
    'export interface A { document: string }',
    'export const a = "document";',
  ])('is not misled by %j', (body) => {
    expect(rules(FILE, body)).toEqual([]);
  });

  it.each([
    'packages/core/src/a.ts',
    'packages/lazyload/src/a.ts',
    'packages/beacon/src/a.ts',
    'packages/enliven/src/a.ts',
    'packages/media/src/strategies/a.ts',
    'packages/modules/test/a.test.ts',
  ])('allows them in %s', (file) => {
    expect(rules(file, 'export const a = document.body;')).toEqual([]);
  });

  it('says what to use instead', () => {
    const [found] = check(FILE, 'export const a = document.body;');
    expect(found && violationText(found)).toBe(
      `${FILE}:2 the global "document" is used, which ties the code to one window and breaks in frames and on the server. Use element.ownerDocument.`,
    );
  });
});

describe('the shape of a file', () => {
  it('is at most 300 lines', () => {
    expect(rules('packages/core/src/a.ts', 'export {};\n'.repeat(299))).toEqual([]);
    expect(rules('packages/core/src/a.ts', 'export {};\n'.repeat(300))).toEqual(['length']);
  });

  it.each(['', '// What it is.\n', '/* What it is. */\n', '/** no end */\n', '/**\n * Two lines.\n */\n'])(
    'begins with a sentence, unlike %j',
    (head) => {
      expect(violations(new Map([['packages/core/src/a.ts', `${head}export {};\n`]]))).toMatchObject([
        { rule: 'first line', line: 1 },
      ]);
    },
  );

  it.each(['useClass.ts', 'Slot.tsx', 'a_b.ts', 'a--b.ts'])('has no name like %s', (name) => {
    expect(rules(`packages/core/src/${name}`, 'export {};')).toEqual(['file name']);
  });

  it.each(['use-class.ts', 'a.browser.test.tsx', 'globals.d.ts', 'x1-y2.test-d.ts'])('may be called %s', (name) => {
    expect(rules(`packages/core/src/${name}`, 'export {};')).toEqual([]);
  });

  it.each(['export default 1;', 'const a = 1; export { a as default };', 'export default function a() {}'])(
    'has no default export outside components: %j',
    (body) => {
      expect(rules('packages/core/src/a.ts', body)).toEqual(['default export']);
      expect(rules('packages/core/src/a.tsx', body)).toEqual([]);
    },
  );
});

describe('numbers', () => {
  it.each([
    "const a = (e: Element) => Number(e.getAttribute('width'));",
    "const a = (e: Element) => Number.parseFloat(attribute(e, 'width') ?? '');",
    'const a = (e: HTMLElement) => Number.parseInt(e.dataset.count, 10);',
  ])('of the page have a range: %s', (body) => expect(rules('packages/motion/src/a.ts', body)).toEqual(['numbers']));

  it('of the page are read with a range, and computed styles need none', () => {
    const body = "const a = numberAttribute(e, 'width', 'length') + Number.parseFloat(getComputedStyle(e).width);";
    expect(rules('packages/motion/src/a.ts', body)).toEqual([]);
  });
});

describe('variables', () => {
  it.each([
    'const a = (globalThis as { jQuery?: unknown }).jQuery;',
    'const a = window as Scope;',
    'const a = owner.defaultView as unknown as Record<string, unknown>;',
  ])('of the page are read with a check: %s', (body) =>
    expect(rules('packages/motion/src/a.ts', body)).toContain('variables'),
  );

  it('of the page are read by global(), and a window may be called one', () => {
    const body = "const a = [global('jQuery'), owner.defaultView as Window];";
    expect(rules('packages/motion/src/a.ts', body)).toEqual([]);
  });
});

describe('members of forms', () => {
  it.each([
    "const a = (form: HTMLFormElement) => form.querySelector('input');",
    "const a = (event: Event) => (event.target as Element).closest('a');",
  ])('are read by way of the prototype: %s', (body) =>
    expect(rules('packages/forms/src/a.ts', body)).toEqual(['form members']),
  );

  it('are read by membersOf(), and a selector may name a class of a form', () => {
    const body =
      "const a = (form: Element) => membersOf(form).querySelector('form.cart') ?? membersOf(event.target as Element).closest('a');";
    expect(rules('packages/forms/src/a.ts', body)).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    ['packages/motion/src/a.ts', 'const RUNS = /^(javascript|data):/i;'],
    ['packages/forms/src/a.ts', "const runs = (text: string) => text.startsWith('javascript:');"],
    ['packages/media/src/a.ts', "export const web = (url: URL) => url.protocol === 'https:';"],
  ])('are judged in one place: %s', (file, body) => expect(rules(file, body)).toEqual(['addresses']));

  it('are judged there, and types of scripts are no addresses', () => {
    expect(rules('packages/core/src/net/address.ts', 'export const a = (url: URL) => url.protocol;')).toEqual([]);
    expect(rules('packages/media/src/a.ts', "export const type = 'text/javascript';")).toEqual([]);
  });
});
