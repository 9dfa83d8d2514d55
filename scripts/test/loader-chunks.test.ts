/** Chunks of the loader, from small modules: they are written to a folder and run there. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chunkFiles, markOf } from '../units/chunk-files';
import { planChunks } from '../units/chunk-plan';
import { loaderChunks } from '../units/loader-chunks';
import { statementGraph } from '../units/statement-graph';

const ID = /^\/root\/packages\/(\w+)\/src\/(\w+)\.ts$/;
const PARTS_MODULE = {
  id: '/root/packages/core/src/parts.ts',
  code: 'const definePart = () => {};\nconst importPart = () => {};',
  imports: [],
};
const module = (path: string, code: string, imports: string[] = []) => {
  const idOf = (one: string) => `/root/packages/${one.replace('/', '/src/')}.ts`;
  return { id: idOf(path), code, imports: imports.map(idOf) };
};
/** Module that defines a part, with the names of its exports. */
const part = (path: string, members: Record<string, string>, imports: string[] = []) => {
  const list = Object.entries(members).map(([name, variable]) => `${JSON.stringify(name)}: ${variable}`);
  return { ...module(path, '', imports), id: `part:${path}`, code: `definePart("part:${path}", { ${list} });` };
};

/** Plans chunks that are named after the package of a module. */
const plan = (modules: ReturnType<typeof module>[], entries: string[]) =>
  planChunks({
    graph: statementGraph([PARTS_MODULE, ...modules]),
    entries,
    partOf: (id) => (id.startsWith('part:') ? id.slice(5) : undefined),
    fileOf: (id) => `/root/packages/${id.replace('/', '/src/')}.ts`,
    chunkOf: (id) => {
      const [, home] = ID.exec(id) ?? [];
      return home === 'nowhere' ? undefined : home;
    },
  });

async function write(modules: ReturnType<typeof module>[], entries: string[]) {
  const chunks = await loaderChunks(plan(modules, entries), (name) => `/* ${name} */`);
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const { file, code } of chunks) writeFileSync(join(folder, file), code);
  const load = (name: string) =>
    import(pathToFileURL(join(folder, chunks.find((chunk) => chunk.name === name)?.file ?? '')).href);
  return { chunks, load };
}

const MODULES = [
  module('core/greet', 'const greet = (who) => "hello " + who;\nconst unused = 1;'),
  module('tabs/tabs', 'const tabs = () => greet("tabs");'),
  module('toggle/toggle', 'const toggle = async () => (await importPart("part:tabs/tabs")).default();'),
  part('tabs/tabs', { default: 'tabs' }),
  part('toggle/toggle', { default: 'toggle', greet: 'greet' }),
];

describe('planChunks', () => {
  it('puts each needed statement into the chunk of its module, and leaves out others', () => {
    const { chunks } = plan(MODULES, ['toggle/toggle']);
    expect(
      chunks.map(({ name, statements, imports }) => [name, statements.flatMap(({ declares }) => declares), imports]),
    ).toEqual([
      ['core', ['greet'], []],
      ['tabs', ['tabs'], ['core']],
      ['toggle', ['toggle'], ['core']],
    ]);
  });

  it.each([
    [['one'], 'one'],
    [['one', 'two'], 'runtime'],
  ])('puts a module without a chunk that %s use into the chunk %s', (users, chunk) => {
    const modules = [
      module('nowhere/help', 'const base = 1;\nconst help = () => base;'),
      ...users.flatMap((name) => [
        module(`${name}/${name}`, `const ${name} = () => help();`),
        part(`${name}/${name}`, { default: name }),
      ]),
    ];
    const { chunks } = plan(
      modules,
      users.map((name) => `${name}/${name}`),
    );
    expect(chunks.find(({ statements }) => statements.some(({ declares }) => declares.includes('help')))?.name).toBe(
      chunk,
    );
  });

  it('reports chunks that import each other, also through others', () => {
    const modules = [
      module('one/one', 'const one = () => help();\nconst base = 1;'),
      module('two/two', 'const help = () => step();'),
      module('three/three', 'const step = () => base;'),
      part('one/one', { default: 'one' }),
    ];
    expect(() => plan(modules, ['one/one'])).toThrow(/The chunks one and two import each other.* a third chunk/);
  });

  it('reports a part that is missing in the bundle', () => {
    expect(() => plan(MODULES, ['map/map'])).toThrow('The part map/map is not in the bundle.');
  });
});

describe('loaderChunks', () => {
  it('writes modules that run, import each other on demand, and export names of other chunks', async () => {
    const { load, chunks } = await write(MODULES, ['toggle/toggle']);
    const { default: toggle, greet } = await load('toggle');
    expect(await toggle()).toBe('hello tabs');
    expect(greet('Ann')).toBe('hello Ann');
    expect(chunks.find(({ name }) => name === 'toggle')?.needs).toEqual(['core']);
    expect(chunks[0]?.code).toMatch(/^\/\* core \*\/\n/);
  });

  it('keeps parts of one chunk apart that export the same name', async () => {
    const { load } = await write(
      [
        module('core/greet', 'const greet = (who) => "hello " + who;'),
        module('tabs/first', 'const first = () => greet("first");'),
        module('tabs/second', 'const second = () => greet("second");'),
        module(
          'page/page',
          'const page = () => Promise.all([importPart("part:tabs/first"), importPart("part:tabs/second")]);',
        ),
        part('tabs/first', { default: 'first' }),
        part('tabs/second', { default: 'second', greet: 'greet' }),
        part('page/page', { page: 'page' }),
      ],
      ['page/page'],
    );
    const [first, second] = await (await load('page')).page();
    expect([first.default(), second.default(), second.greet('you')]).toEqual([
      'hello first',
      'hello second',
      'hello you',
    ]);
  });

  it('runs a part for its effects alone', async () => {
    const { load } = await write(
      [module('late/late', 'globalThis.lateRuns = 1;'), part('late/late', {}, ['late/late'])],
      ['late/late'],
    );
    await load('late');
    expect((globalThis as { lateRuns?: number }).lateRuns).toBe(1);
    Reflect.deleteProperty(globalThis, 'lateRuns');
  });
});

describe('chunkFiles', () => {
  const files = (core: string) =>
    chunkFiles(
      new Map([
        ['core', core],
        ['tabs', `import ${markOf('core')};`],
        ['map', 'const map = "./core";'],
      ]),
    );

  it('replaces marks with files, and no other text', () => {
    const all = files('1;');
    expect(all.get('tabs')?.code).toBe(`import "./${all.get('core')?.file}";`);
    expect(all.get('map')?.code).toBe('const map = "./core";');
    expect(all.get('core')?.file).toMatch(/^core-[0-9a-z]{7}\.js$/);
  });

  it('renames a chunk when a chunk changes that it loads', () => {
    const [before, after] = [files('1;'), files('2;')];
    expect(after.get('tabs')?.file).not.toBe(before.get('tabs')?.file);
    expect(after.get('map')?.file).toBe(before.get('map')?.file);
  });

  it('names chunks that load each other', () => {
    const all = chunkFiles(
      new Map([
        ['a', `import(${markOf('b')})`],
        ['b', `import(${markOf('a')})`],
      ]),
    );
    expect(all.get('a')?.code).toBe(`import("./${all.get('b')?.file}")`);
  });
});
