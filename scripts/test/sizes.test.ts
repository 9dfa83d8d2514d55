/** Sizes: how they are read and written, and which files a page fetches. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gzipBytes, kilobytes, parseSize } from '../size/kilobytes';
import { closure, links } from '../size/module-graph';
import { packageSizes } from '../size/package-sizes';
import { behaviorChunks, pageBytes, pageFiles } from '../size/page-bytes';

const CDN = 'packages/enliven/cdn';
const LOADER = `import('./chunks/tabs-AAAAAAAA.js');import('./chunks/host-BBBBBBBB.js');import('./chunks/doctor-DDDDDDDD.js');`;
const FILES: Record<string, string> = {
  'packages/enliven/package.json': JSON.stringify({
    name: 'enliven',
    'size-limit': [{ name: 'loader', path: 'cdn/enliven.js', limit: '3 kB' }],
    'page-budgets': { nothing: '3 kB', 'tabs-lite': '9 kB' },
  }),
  'packages/core/package.json': JSON.stringify({
    name: '@enliven/core',
    'size-limit': [{ name: 'core', path: ['dist/index.js'], limit: '4 kB' }],
  }),
  'packages/core/dist/index.js': `/* ${'a long comment '.repeat(99)} */\nexport { a } from './chunk.js';\nimport('./later.js');\n`,
  'packages/core/dist/chunk.js': "import 'react';\nexport const a = 1;\n",
  'packages/core/dist/later.js': 'export const b = 2;\n',
  ...Object.fromEntries(
    ['', 'lite/'].flatMap((flavour) => [
      [`${CDN}/${flavour}enliven.js`, LOADER],
      [`${CDN}/${flavour}chunks/tabs-AAAAAAAA.js`, "import{a}from'./chunk-CCCCCCCC.js';a();"],
      [`${CDN}/${flavour}chunks/host-BBBBBBBB.js`, "import'./chunk-CCCCCCCC.js';"],
      [`${CDN}/${flavour}chunks/doctor-DDDDDDDD.js`, ''],
      [`${CDN}/${flavour}chunks/chunk-CCCCCCCC.js`, 'export const a=()=>{};'],
    ]),
  ),
};

let root: string;
const cdn = () => join(root, CDN);
const named = (files: readonly string[]) => files.map((file) => relative(cdn(), file)).sort();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'enliven-sizes-'));
  const sizes = Object.keys(FILES)
    .filter((file) => file.startsWith(CDN))
    .map((file) => [file.slice(CDN.length + 1), { bytes: 2000, gzip: 1000 }]);
  const all = { ...FILES, [`${CDN}/manifest.json`]: JSON.stringify(Object.fromEntries(sizes)) };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe('sizes as text', () => {
  it.each([
    ['4.5 kB', 4500],
    ['3kB', 3000],
    [' 800 B ', 800],
  ])('%s is %i bytes', (text, bytes) => {
    expect(parseSize(text)).toBe(bytes);
  });

  it.each(['', '3', '3 KB', '3 MB', 'kB'])('refuses %j', (text) => {
    expect(() => parseSize(text)).toThrow('cannot be read');
  });

  it('writes thousands of bytes', () => {
    expect([999, 4123, 80_049].map(kilobytes)).toEqual(['1.0 kB', '4.1 kB', '80.0 kB']);
  });
});

describe('the module graph', () => {
  it('tells what comes along from what may come later', () => {
    const file = join(root, 'packages/core/dist/index.js');
    expect(links(file)).toEqual({
      static: [join(root, 'packages/core/dist/chunk.js')],
      dynamic: [join(root, 'packages/core/dist/later.js')],
    });
    expect(closure([file])).toHaveLength(2);
  });

  it('names a file that is missing', () => {
    const file = join(root, 'broken.js');
    writeFileSync(file, "import './nowhere.js';");
    expect(() => closure([file])).toThrow('nowhere.js, which does not exist');
  });
});

describe('packages', () => {
  it('are measured minified, with the chunks they import, without what they may load later', () => {
    const sizes = packageSizes(root);
    expect(sizes.map(({ name, limit }) => [name, limit])).toEqual([
      ['core', '4 kB'],
      ['loader', '3 kB'],
    ]);
    expect(sizes[0]?.gzip).toBeLessThan(150);
    expect(sizes[1]?.gzip).toBe(gzipBytes(LOADER));
  });
});

describe('pages', () => {
  it('know the chunks by the name of the behavior', () => {
    expect([...behaviorChunks(join(cdn(), 'enliven.js')).keys()]).toEqual(['tabs', 'host', 'doctor']);
  });

  it.each([
    [[], ['enliven.js']],
    [['tabs'], ['chunks/chunk-CCCCCCCC.js', 'chunks/host-BBBBBBBB.js', 'chunks/tabs-AAAAAAAA.js', 'enliven.js']],
  ])('with %j fetch %j', (names, files) => {
    expect(named(pageFiles(cdn(), 'react', names))).toEqual(files);
    expect(named(pageFiles(cdn(), 'lite', names))).toEqual(files.map((file) => `lite/${file}`));
  });

  it('refuse a behavior the loader does not know', () => {
    expect(() => pageFiles(cdn(), 'react', ['slider'])).toThrow('no chunk "slider"');
  });

  it('are weighed in both flavours, with their budgets', () => {
    const pages = pageBytes(root).map(({ flavour, page, gzip, limit }) => [flavour, page, gzip, limit]);
    expect(pages).toEqual([
      ['react', 'nothing', 1000, '3 kB'],
      ['react', 'tabs', 4000, undefined],
      ['react', 'everything', 4000, undefined],
      ['lite', 'nothing', 1000, undefined],
      ['lite', 'tabs', 4000, '9 kB'],
      ['lite', 'everything', 4000, undefined],
    ]);
  });
});
