/** Scaffolded behavior in a copy of a real package, which passes all checks unchanged. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import settings from '../../typedoc.config.mjs';
import { docProblems } from '../behavior-docs/doc-problems';
import { violations } from '../check-sources';
import { newBehavior } from '../new-behavior';
import { readNames } from '../reads/read-names';
import { ROOT, readJson } from '../workspace';

const COPIED = ['package.json', 'README.md', 'src', 'test'];
const SETTINGS = ['tsconfig.base.json', 'tsconfig.json', 'biome.json', '.dependency-cruiser.mjs', '.gitignore'];
const hint = { package: 'modules', name: 'scroll-hint', selector: '.et_pb_scroll_hint' };

let root: string;
let written: string[];
const read = (path: string) => readFileSync(join(root, 'packages/modules', path), 'utf8');

/** Copies `modules`, with links to its dependencies. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'enliven-new-'));
  const place = join(root, 'packages/modules');
  mkdirSync(place, { recursive: true });
  for (const part of COPIED) cpSync(join(ROOT, 'packages/modules', part), join(place, part), { recursive: true });
  symlinkSync(join(ROOT, 'packages/modules/node_modules'), join(place, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'packages')))
    if (name !== 'modules') symlinkSync(join(ROOT, 'packages', name), join(root, 'packages', name));
  for (const file of SETTINGS) cpSync(join(ROOT, file), join(root, file));
  written = newBehavior(root, hint);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a new behavior', () => {
  it('has eight files, and entries in the lists of its package', () => {
    expect(written).toHaveLength(8);
    expect(read('src/behaviors.ts')).toMatch(/\[.*\bscrollHint\b.*\]/s);
    expect(read('src/index.ts')).toContain("export { scrollHint } from './scroll-hint';");
    expect(read('package.json')).toContain('"./dist/scroll-hint/index.cjs"');
    expect(Object.keys(readJson<{ exports: object }>(join(root, 'packages/modules/package.json')).exports).at(-1)).toBe(
      './package.json',
    );
    expect(read('README.md')).toMatch(/\| `scroll-hint` \| `\.et_pb_scroll_hint` \| \w.* \|\n\n/);
  });

  it('passes the source rules, and reads only listed names', () => {
    const sources = written.filter((path) => /\.tsx?$/.test(path));
    const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
    expect([...texts].flatMap(([path, text]) => violations(path, text))).toEqual([]);
    expect(readNames(texts)).toMatchObject({ attributes: [], globals: [], fields: {} });
  });

  it('has a description in the format', () => {
    const behavior = { ...hint, package: '@enliven/modules' } as never;
    const text = read('src/scroll-hint/scroll-hint.md');
    expect(docProblems(text, behavior, { globals: [], attributes: [], events: [] })).toEqual([]);
    expect(text).toContain('# Scroll hint\n');
  });

  it.each([
    [
      'Biome',
      [
        'biome',
        'check',
        '--error-on-warnings',
        '--vcs-enabled=false',
        'packages/modules/src/scroll-hint',
        'packages/modules/src/behaviors.ts',
        'packages/modules/src/index.ts',
        'packages/modules/package.json',
        'packages/modules/test/scroll-hint.conformance.test.tsx',
      ],
    ],
    ['dependency-cruiser', ['depcruise', 'packages/modules/src/scroll-hint', 'packages/modules/src/behaviors.ts']],
    ['TypeScript and TypeDoc', ['typedoc', '--options', 'typedoc.new.json']],
    [
      'its own tests',
      ['vitest', 'run', '--config', join(ROOT, 'vitest.workspace.ts'), '--project', 'dom-behaviors', 'scroll-hint'],
    ],
  ])(
    'passes %s',
    async (_name, [program = '', ...args]) => {
      const files = ['src/scroll-hint/index.ts', 'test/scroll-hint.conformance.test.tsx'].map((path) =>
        join('packages/modules', path),
      );
      writeFileSync(
        join(root, 'tsconfig.new.json'),
        JSON.stringify({ extends: './tsconfig.json', include: [], files }),
      );
      const own = {
        entryPoints: files.slice(0, 1),
        intentionallyNotDocumented: [],
        plugin: [],
        emit: 'none',
        skipErrorChecking: false,
        tsconfig: 'tsconfig.new.json',
      };
      writeFileSync(join(root, 'typedoc.new.json'), JSON.stringify({ ...settings, ...own }));
      const env = { PATH: process.env.PATH };
      await promisify(execFile)(join(ROOT, 'node_modules/.bin', program), args, { cwd: root, env });
    },
    120_000,
  );

  it('never overwrites an existing behavior', () => {
    const before = read('src/behaviors.ts');
    expect(() => newBehavior(root, hint)).toThrow('exists already');
    expect(read('src/behaviors.ts')).toBe(before);
  });

  it('quotes its selector', () => {
    newBehavior(root, { ...hint, name: 'other', selector: "[data-a='b']" });
    expect(read('src/other/index.ts')).toMatch(/selector: ("\[data-a='b'\]"|'\[data-a=\\'b\\'\]')/);
    expect(read('test/other.conformance.test.tsx')).toContain('class="fill-me-in"');
  });

  it.each(['ScrollHint', 'scroll_hint', '-hint', 'hint-', '1st', ''])('cannot have the name %j', (name) => {
    expect(() => newBehavior(root, { ...hint, name })).toThrow('cannot name a behavior');
  });

  it('needs a selector and an existing package', () => {
    expect(() => newBehavior(root, { ...hint, selector: ' ' })).toThrow('selector is empty');
    expect(() => newBehavior(root, { ...hint, package: 'moduls' })).toThrow('Check the name of the package');
  });
});
