/** Sizes as text, the module graph, and the files that a page loads. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog } from '../../packages/enliven/src/catalog';
import { chunkCounts, chunkSizes } from '../size/chunk-sizes';
import { kilobytes, parseSize } from '../size/kilobytes';
import { closure, links } from '../size/module-graph';
import { doctorFiles, pageBytes, pageFiles, THEME_HEADER } from '../size/page-bytes';

const CDN = 'packages/enliven/cdn';
/** All behaviors of the catalog. */
const BEHAVIORS = catalog.map(({ name }) => name).sort();
const chunk = (name: string) => `chunks/${name}-AAAAAAA.js`;
const LOADER = [...BEHAVIORS, 'runtime', 'doctor'].map((name) => `import('./${chunk(name)}');`).join('');
const NEEDS = {
  runtime: [`./${chunk('runtime')}`],
  behaviors: Object.fromEntries(BEHAVIORS.map((name) => [name, { classes: [], files: [`./${chunk(name)}`] }])),
};
const FILES: Record<string, string> = {
  'packages/enliven/package.json': JSON.stringify({
    name: 'enliven',
    'page-budgets': { nothing: '3 kB', 'tabs-lite': '9 kB' },
    'chunk-count': 40,
    'chunk-budgets': { '*': '2 kB', runtime: '9 kB' },
  }),
  'packages/core/dist/index.js': `export { a } from './chunk.js';\nimport('./later.js');\n`,
  'packages/core/dist/chunk.js': "import 'react';\nexport const a = 1;\n",
  'packages/core/dist/later.js': 'export const b = 2;\n',
  ...Object.fromEntries(
    ['', 'lite/'].flatMap((flavour) => [
      [`${CDN}/${flavour}enliven.js`, LOADER],
      [`${CDN}/${flavour}behaviors.json`, JSON.stringify(NEEDS)],
      ...BEHAVIORS.map((name) => [`${CDN}/${flavour}${chunk(name)}`, "import{a}from'./chunk-CCCCCCC.js';a();"]),
      [`${CDN}/${flavour}${chunk('runtime')}`, "import('./view-AAAAAAA.js')"],
      [`${CDN}/${flavour}${chunk('view')}`, "import'./chunk-CCCCCCC.js';"],
      [`${CDN}/${flavour}${chunk('doctor')}`, "import'./chunk-CCCCCCC.js'"],
      [`${CDN}/${flavour}chunks/chunk-CCCCCCC.js`, 'export const a=()=>{};'],
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

describe('a size as text', () => {
  it.each([
    ['4.5 kB', 4500],
    ['3kB', 3000],
    [' 800 B ', 800],
  ])('such as “%s” is parsed as %i bytes', (text, bytes) => {
    expect(parseSize(text)).toBe(bytes);
  });

  it.each(['', '3', '3 KB', '3 MB', 'kB'])('cannot be %j', (text) => {
    expect(() => parseSize(text)).toThrow('cannot be read');
  });

  it('is printed in kB', () => {
    expect([999, 4123, 80_049].map(kilobytes)).toEqual(['1.0 kB', '4.1 kB', '80.0 kB']);
  });
});

describe('the module graph', () => {
  it('distinguishes static and dynamic imports', () => {
    const file = join(root, 'packages/core/dist/index.js');
    expect(links(file)).toEqual({
      static: [join(root, 'packages/core/dist/chunk.js')],
      dynamic: [join(root, 'packages/core/dist/later.js')],
      packages: [],
    });
    expect(links(join(root, 'packages/core/dist/chunk.js')).packages).toEqual(['react']);
    expect(closure([file])).toHaveLength(2);
  });

  it('reports a missing file', () => {
    const file = join(root, 'broken.js');
    writeFileSync(file, "import './nowhere.js';");
    expect(() => closure([file])).toThrow('nowhere.js, which does not exist');
  });
});

describe('pages', () => {
  const shared = ['chunks/chunk-CCCCCCC.js', chunk('runtime'), 'enliven.js'];

  it.each([
    [[], ['enliven.js']],
    [['tabs'], [...shared, chunk('tabs')].sort()],
    [['tabs', 'toggle'], [...shared, chunk('tabs'), chunk('toggle')].sort()],
  ])('with the behaviors %j load %j', (names, files) => {
    expect(named(pageFiles(cdn(), 'react', names))).toEqual(files);
    expect(named(pageFiles(cdn(), 'lite', names))).toEqual(files.map((file) => `lite/${file}`));
  });

  it('reject a behavior that the loader does not know', () => {
    expect(() => pageFiles(cdn(), 'react', ['unheard-of'])).toThrow('no behavior "unheard-of"');
  });

  it('are measured in both flavours, with their budgets', () => {
    const alone = (flavour: string) =>
      BEHAVIORS.map((name) => [flavour, name, 4000, flavour === 'lite' && name === 'tabs' ? '9 kB' : undefined]);
    const everything = (3 + BEHAVIORS.length) * 1000;
    const header = (3 + THEME_HEADER.length) * 1000;
    expect(pageBytes(root).map(({ flavour, page, gzip, limit }) => [flavour, page, gzip, limit])).toEqual([
      ['react', 'nothing', 1000, '3 kB'],
      ['react', 'theme-header', header, undefined],
      ...alone('react'),
      ['react', 'everything', everything, undefined],
      ['lite', 'nothing', 1000, undefined],
      ['lite', 'theme-header', header, undefined],
      ...alone('lite'),
      ['lite', 'everything', everything, undefined],
    ]);
  });
});

describe('chunkSizes', () => {
  it('returns every chunk of both flavours, without entries, with its own budget or the common one', () => {
    const sizes = chunkSizes(root);
    expect(new Set(sizes.map(({ flavour }) => flavour))).toEqual(new Set(['react', 'lite']));
    expect(sizes.map(({ chunk: name }) => name)).not.toContain('enliven.js');
    expect(sizes.find(({ chunk: name }) => name === 'runtime')).toEqual({
      flavour: 'react',
      chunk: 'runtime',
      gzip: 1000,
      limit: '9 kB',
    });
    expect(sizes.find(({ chunk: name }) => name === 'tabs')?.limit).toBe('2 kB');
  });
});

describe('chunkCounts', () => {
  it('returns the number of chunks of each flavour with its limit', () => {
    const count = BEHAVIORS.length + 4;
    expect(chunkCounts(root)).toEqual([
      { flavour: 'react', count, limit: 40 },
      { flavour: 'lite', count, limit: 40 },
    ]);
  });
});

describe('doctorFiles', () => {
  it('returns the doctor and its imports', () => {
    const shared = 'chunks/chunk-CCCCCCC.js';
    expect(doctorFiles(cdn(), ['enliven.js', chunk('tabs'), shared])).toEqual([]);
    expect(doctorFiles(cdn(), ['enliven.js', chunk('doctor'), shared])).toEqual([chunk('doctor'), shared]);
  });
});
