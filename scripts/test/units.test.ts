/** Units of the script-tag build, from small modules: which declarations share a unit, and which names they have. */
import { describe, expect, it } from 'vitest';
import { classicFile } from '../units/classic-file';
import type { HoistedModule } from '../units/hoisted-modules';
import { laterFiles } from '../units/later-files';
import { minifyUnits } from '../units/minify-units';
import { statementGraph } from '../units/statement-graph';
import { statementsOf } from '../units/statements';
import { type Root, type Unit, unitGraph } from '../units/unit-graph';

const module = (name: string, code: string, imports: string[] = []): HoistedModule => ({
  id: `/root/packages/${name}/src/${name}.ts`,
  code,
  imports: imports.map((other) => `/root/packages/${other}/src/${other}.ts`),
});
const declaring = (name: string, isCommon = false): Root => ({
  matches: ({ declares }) => declares.includes(name),
  isCommon,
});
const label = (id: string) => id.replace(/.*\/(\w+)\.ts$/, '$1');
const declaredIn = (units: readonly Unit[]) => units.map(({ statements }) => statements.flatMap((one) => one.declares));

describe('statementsOf', () => {
  const codes = (one: HoistedModule) => statementsOf(one).map(({ code }) => code.trim());

  it('splits a module that only declares', () => {
    expect(codes(module('core', 'const a = 1;\nfunction b() { return a; }'))).toEqual([
      'const a = 1;',
      'function b() { return a; }',
    ]);
  });

  it('splits our declarations with calls, since an unused result can be removed', () => {
    expect(codes(module('core', 'const a = new Map();\nconst b = [1].map(String);'))).toHaveLength(2);
  });

  it('keeps modules of libraries whole if a declaration calls something', () => {
    const code = 'const a = register();\nconst b = 1;';
    expect(codes({ id: '/root/node_modules/library/index.js', code, imports: [] })).toEqual([code]);
  });

  it('keeps a module with an effect whole', () => {
    const code = 'const a = {};\nObject.assign(a, { b: 1 });';
    const [whole, ...others] = statementsOf(module('core', code));
    expect(others).toEqual([]);
    expect(whole).toMatchObject({ code, declares: ['a'], hasEffects: true });
  });

  it('lists the names that a statement refers to and assigns to, also in functions', () => {
    const [, use] = statementsOf(module('core', 'let count = 0;\nfunction next() { count += step; return count; }'));
    expect(use).toMatchObject({ declares: ['next'], assigns: ['count'] });
    expect(use?.refersTo.sort()).toEqual(['count', 'step']);
  });
});

describe('unitGraph', () => {
  it('groups declarations by the roots that need them', () => {
    const modules = [
      module('core', 'const both = 1; const first = 2; const unused = 3;'),
      module('one', 'const one = () => both + first;'),
      module('two', 'const two = () => both;'),
    ];
    const { units, needsOf } = unitGraph(statementGraph(modules), [declaring('one'), declaring('two')], label);
    expect(declaredIn(units)).toEqual([['both'], ['first', 'one'], ['two']]);
    expect(needsOf).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('makes one unit of everything that common roots need', () => {
    const modules = [
      module('core', 'const both = 1; const start = () => both;'),
      module('one', 'const one = () => both;'),
    ];
    const { units } = unitGraph(statementGraph(modules), [declaring('start', true), declaring('one')], label);
    expect(declaredIn(units)).toEqual([['both', 'start'], ['one']]);
  });

  it('puts a unit after those it needs', () => {
    const modules = [
      module('one', 'const one = base + 1;'),
      module('core', 'const base = 1;'),
      module('two', 'const two = base;'),
    ];
    const { units } = unitGraph(statementGraph(modules), [declaring('one'), declaring('two')], label);
    expect(declaredIn(units)).toEqual([['base'], ['one'], ['two']]);
  });

  it('includes an imported module with effects even if none of its names are used', () => {
    const modules = [module('core', 'globalThis.ready = true;'), module('one', 'const one = 1;', ['core'])];
    const { units, needsOf } = unitGraph(statementGraph(modules), [declaring('one')], label);
    expect(needsOf[0]?.flatMap((unit) => units[unit]?.statements.map(({ code }) => code.trim()) ?? [])).toContain(
      'globalThis.ready = true;',
    );
  });

  it('keeps a variable and the functions that assign to it in one unit', () => {
    const modules = [
      module('core', 'let count = 0; const read = () => count; const raise = () => { count += 1; };'),
      module('one', 'const one = () => read();'),
      module('two', 'const two = () => raise();'),
    ];
    const { units } = unitGraph(statementGraph(modules), [declaring('one'), declaring('two')], label);
    const unit = declaredIn(units).find((names) => names.includes('count'));
    expect(unit).toEqual(expect.arrayContaining(['count', 'raise']));
  });

  it('reports a root that is missing in the bundle', () => {
    expect(() => unitGraph(statementGraph([module('core', 'const a = 1;')]), [declaring('b')], label)).toThrow(
      /root of the units/,
    );
  });
});

describe('minifyUnits', () => {
  const graph = (modules: HoistedModule[]) =>
    unitGraph(statementGraph(modules), [declaring('one'), declaring('two')], label);
  const modules = [
    module('core', 'function greet(who) { return "hello " + who + greet.mark; }\ngreet.mark = "!";'),
    module('one', 'const helper = (text) => text.toUpperCase(); const one = (text) => helper(greet(text));'),
    module('two', 'const helper$1 = (text) => text.toLowerCase(); const two = (text) => helper$1(greet(text));'),
  ];

  it('writes units that run when they are joined', async () => {
    const { units, nameOf } = await minifyUnits(graph(modules).units, ['one', 'two']);
    const joined = units.map(({ code }) => code).join('\n');
    const run = new Function(`${joined}\nreturn [${nameOf('one')}("Ann"),${nameOf('two')}("Ann")];`);
    expect(run()).toEqual(['HELLO ANN!', 'hello ann!']);
  });

  it('lists the names that cross units', async () => {
    const { units, nameOf } = await minifyUnits(graph(modules).units, ['one', 'two']);
    expect(units.map(({ provides }) => provides)).toEqual([[nameOf('greet')], [nameOf('one')], [nameOf('two')]]);
    expect(units.map(({ uses }) => uses)).toEqual([[], [nameOf('greet')], [nameOf('greet')]]);
  });

  it('never gives two variables of different units one name', async () => {
    const { units } = await minifyUnits(graph(modules).units, ['one', 'two']);
    const declared = units.flatMap(({ code }) =>
      [...code.matchAll(/(?:const |function |,)([\w$]+)(?==|\()/g)].map(([, name]) => name),
    );
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('reports a variable that crosses units and changes later', async () => {
    const changing = [
      module('core', 'let count = 0; const raise = () => { count += 1; };'),
      module('one', 'const one = () => raise() + count;'),
      module('two', 'const two = () => count;'),
    ];
    await expect(minifyUnits(graph(changing).units, ['one', 'two'])).rejects.toThrow(/"count" and assigns to it/);
  });
});

describe('laterFiles', () => {
  const unit = (name: string, uses: string[] = []) => ({
    name,
    code: `const ${name}=1;`,
    needs: [],
    uses,
    provides: [name],
  });
  const units = [unit('base'), unit('menu', ['base']), unit('search', ['base'])];
  const part = (number: number, chunk: string, needs: number[]) => ({ number, chunk, needs, present: new Set([0]) });

  it('composes one file for each chunk, without units that every page with the part has', () => {
    const [first, second] = laterFiles(units, [part(5, 'menus', [0, 1]), part(6, 'search', [0, 2])]);
    expect(first).toMatchObject({ name: 'menus', units: [1], parts: { 5: [1] }, uses: ['base'] });
    expect(second).toMatchObject({ name: 'search', units: [2], parts: { 6: [2] } });
  });

  it('names files by their content', () => {
    const [one] = laterFiles(units, [part(5, 'menus', [0, 1])]);
    const [same] = laterFiles(units, [part(5, 'menus', [1, 0])]);
    const [other] = laterFiles(units, [part(5, 'menus', [2])]);
    expect(one?.file).toMatch(/^menus-[0-9a-f]{8}\.js$/);
    expect(other?.file).not.toBe(one?.file);
    expect(same?.units).toEqual(one?.units);
  });

  it('writes modules whose units are functions of the names they use', async () => {
    const [file] = laterFiles(units, [part(5, 'menus', [0, 1])]);
    const loaded = await import(`data:text/javascript,${encodeURIComponent(file?.code ?? '')}`);
    expect(loaded.parts).toEqual({ 5: [1] });
    expect(loaded.units[1]({ base: 1 })).toEqual({ menu: 1 });
  });
});

describe('classicFile', () => {
  const unit = (name: string, code: string, uses: string[] = []) => ({ name, code, needs: [], uses, provides: [name] });
  const units = [
    unit('connect', 'const connect=(...all)=>calls.push(all);'),
    unit('start', 'const start=(...all)=>calls.push(all);'),
    unit('toggle', 'const toggle={};'),
    unit('menu', 'const menu={};'),
    unit('hls', 'throw new Error("hls");', ['toggle']),
  ];
  const part = (number: number, chunk: string, needs: number[]) => ({ number, chunk, needs, present: new Set([0, 1]) });
  const later = laterFiles(units, [part(0, 'menus', [3]), part(1, 'media-hls', [2, 4])]);
  const code = classicFile({
    units,
    later,
    needed: [[0, 1], [2]],
    parts: [[3], [2, 4]],
    connect: 'connect',
    start: 'start',
    descriptors: ['toggle'],
  });

  it('contains all units but those of large and rare parts, which it imports from the folder beside it', () => {
    const calls: unknown[][] = [];
    const page = { currentScript: { src: 'https://cdn.test/enliven.iife.js' }, baseURI: 'https://site.test/' };
    new Function('document', 'calls', code)(page, calls);
    const file = later.find(({ name }) => name === 'media-hls')?.file;
    expect(calls).toEqual([
      ['https://cdn.test/enliven.iife.js', { 1: `./later/${file}` }, { toggle: {} }, [2]],
      [[{}], undefined, true],
    ]);
    expect(code).toContain('const menu');
  });

  it('declares nothing on the page', () => {
    expect(code).toMatch(/^\(\(\)=>\{"use strict";[\s\S]*\}\)\(\);\n$/);
  });
});
