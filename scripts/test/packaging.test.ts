/** Build steps of a package: directives, types without optional dependencies, and CommonJS. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOTICES_FILE } from '../notices/notices';
import { markClient, needsClient } from '../packaging/client-directive';
import { withCommonNames, writeCommonJs } from '../packaging/common-js';
import { removeMapLinks } from '../packaging/map-links';
import { withOptionalTypes } from '../packaging/optional-types';
import { filesBelow, packagesIn, ROOT, shown } from '../workspace';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enliven-packaging-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('the directive "use client"', () => {
  it.each([
    ["import { useState } from 'react';", true],
    ["import { createPortal } from 'react-dom';", true],
    ["import { jsx } from 'react/jsx-runtime';", true],
    ["export { defineBehavior } from '@enliven/core';", true],
    ["import { a } from './chunk.js';", true],
    ["export * from './pure.js';", false],
    ["export const load = () => import('./chunk.js');", false],
    ["import { start } from '@enliven/core/start';", false],
    ["import { reactive } from 'reactive';", false],
  ])('for the code %s is needed: %s', (code, needed) => {
    put('chunk.js', "import 'react';\nexport const a = 1;");
    put('pure.js', 'export const b = 1;');
    expect(needsClient(put('index.js', code))).toBe(needed);
  });

  it('is the first line of a file', () => {
    const file = put('index.cjs', "'use strict';\n");
    markClient(file);
    expect(readFileSync(file, 'utf8')).toBe('"use client";\n\'use strict\';\n');
  });
});

describe('links to source maps', () => {
  it('are removed from modules, including repeated links', () => {
    const link = '//# sourceMappingURL=chunk.js.map';
    const file = put('chunk.js', `export {};\n${link}\n${link}\n`);
    const map = put('chunk.js.map', `{"sourcesContent":["${link}"]}`);
    removeMapLinks(folder);
    expect(readFileSync(file, 'utf8')).toBe('export {};\n');
    expect(readFileSync(map, 'utf8')).toContain(link);
  });
});

describe('types', () => {
  const text =
    "import * as nanostores from 'nanostores';\nimport { ReactNode } from 'react';\nimport { a } from './b.js';\n";
  const ignored = (types: string) =>
    types.match(/@ts-ignore.*\n.*from '.*?'/g)?.map((lines) => /'(\w+)'$/.exec(lines)?.[1]);

  it('compile without the types of React', () => {
    expect(ignored(withOptionalTypes('index.d.ts', text))).toEqual(['react']);
  });

  it('compile without modules that CommonJS cannot require', () => {
    expect(ignored(withOptionalTypes('index.d.cts', text))).toEqual(['nanostores', 'react']);
  });
});

describe('the CommonJS files', () => {
  const require = createRequire(import.meta.url);

  it('export the same as the ES modules, including dynamic imports and their default exports', async () => {
    put('package.json', '{"type":"module"}');
    mkdirSync(join(folder, 'dist/deep'), { recursive: true });
    const files = [
      put(
        'dist/index.js',
        '"use client";\nexport { a } from "./deep/a.js";\nexport const load = () => import("./later.js");',
      ),
      put('dist/deep/a.js', 'import { atom } from "nanostores";\nexport const a = atom(1);'),
      put('dist/later.js', 'export default function Later() {}\nexport const config = 2;'),
    ];
    // Bundled dependencies are resolved from the package.
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await writeCommonJs(folder, files);
    const { a, load } = require(join(folder, 'dist/index.cjs'));
    expect(a.get()).toBe(1);
    const { default: component, config } = await load();
    expect([component.name, config]).toEqual(['Later', 2]);
    expect(readFileSync(join(folder, 'dist/index.cjs'), 'utf8')).not.toMatch(/\bimport\(/);
    expect(readFileSync(join(folder, 'dist', NOTICES_FILE), 'utf8')).toContain('\nnanostores ');
  });

  it('resolve addresses relative to import.meta.url', async () => {
    put('package.json', '{"type":"module"}');
    mkdirSync(join(folder, 'dist'), { recursive: true });
    const file = put('dist/here.js', 'export const here = new URL("./there.js", import.meta.url).pathname;');
    await writeCommonJs(folder, [file]);
    expect(require(join(folder, 'dist/here.cjs')).here).toBe(join(folder, 'dist/there.cjs'));
  });

  it('have separate types that refer to .cjs files', () => {
    expect(withCommonNames("export { a } from './a.js';\ntype B = import('../b.js').B;\nimport c from 'c.js';")).toBe(
      "export { a } from './a.cjs';\ntype B = import('../b.cjs').B;\nimport c from 'c.js';",
    );
  });
});

describe('the CDN file', () => {
  it('of the package root is the module loader', () => {
    const { manifest } = packagesIn('packages').find(({ folder }) => folder === 'enliven') ?? {};
    expect(manifest).toMatchObject({ unpkg: './cdn/enliven.js', jsdelivr: './cdn/enliven.js' });
  });

  /** Script tags of module files; classic scripts have other names. */
  const MODULE =
    /<script\b[^>]*\bsrc="[^"]*\/(?:enliven|modules|forms|motion|sticky|header|shop|media|tracking)\.js"[^>]*>/g;

  it('has type="module" in every documented snippet', () => {
    const files = [
      join(ROOT, 'README.md'),
      ...packagesIn('packages').map(({ path }) => join(path, 'README.md')),
      ...['docs', 'examples'].flatMap((folder) => filesBelow(join(ROOT, folder))),
    ].filter((file) => /\.(md|html)$/.test(file));
    const tags = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(MODULE)].map(([tag]) => `${shown(file)}: ${tag}`),
    );
    expect(tags.length).toBeGreaterThan(10);
    expect(tags.filter((tag) => !tag.includes(' type="module"'))).toEqual([]);
  });
});
