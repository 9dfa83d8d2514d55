/** Rules of .dependency-cruiser.mjs and biome.json, each on files that break it and on files that do not. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAYERS } from '../../.dependency-cruiser.mjs';
import { packagesIn, ROOT } from '../workspace';

type Case = [rule: string | undefined, file: string, text: string];
const ADDRESS = "export * from '@enliven";

/** Import cases. Each file has the number of its case in its path, so that cases do not affect each other. */
const IMPORTS: Case[] = [
  [undefined, 'modules/src/a.ts', `${ADDRESS}/core';`],
  [undefined, 'enliven/src/a.ts', `${ADDRESS}/modules/tabs';`],
  [undefined, 'testing/src/a.ts', `${ADDRESS}/core';`],
  [undefined, 'modules/test/a.ts', `${ADDRESS}/testing'; ${ADDRESS}/motion';`],
  [undefined, 'modules/src/a.ts', `export const a = "import b from '@enliven/motion'";`],
  ['down-only', 'values/src/a.ts', `${ADDRESS}/core';`],
  ['down-only', 'core/src/a.ts', "import type { A } from 'enliven';"],
  ['down-only', 'core/src/a.ts', "export const a = () => import('@enliven/modules/tabs');"],
  ['features-apart', 'modules/src/a.ts', "export type B = import('@enliven/motion').B;"],
  ['testing-in-tests', 'modules/src/a.ts', `${ADDRESS}/testing';`],
  ['testing-above-core', 'testing/src/a.ts', `${ADDRESS}/modules';`],
  ['formats-for-tools', 'modules/src/a.ts', `${ADDRESS}/values';`],
  ['by-entry', 'modules/src/deep.ts', "export * from '../../core/src/index';"],
  ['by-entry', 'modules/test/deep.ts', "export * from '../../core/src/index';"],
  ['known-packages', 'modules/src/a.ts', `${ADDRESS}/unheard-of';`],
  [undefined, 'core/src/a.tsx', "import { useState } from 'react';"],
  [undefined, 'core/src/use-a.ts', "import { useState } from 'react';"],
  [undefined, 'core/src/page/mount-context.ts', "import { createContext } from 'react';"],
  [undefined, 'core/src/a.ts', "import { type ComponentType } from 'react';"],
  [undefined, 'core/src/a.ts', "import { reactive } from 'react-like';"],
  ['react', 'core/src/a.ts', "import { createRoot } from 'react-dom/client';"],
  ['react', 'core/src/a.ts', "import { type ComponentType, useState } from 'react';"],
  ['react', 'core/src/a.ts', "import type { A } from 'react'; import { useState } from 'react';"],
  ['react', 'modules/src/page/mount-context.ts', "import { createContext } from 'react';"],
  ['react', 'core/src/a.ts', "export const load = () => import('react');"],
  ['no-circles', 'core/src/one/index.ts', "export * from './two';"],
  // A cycle is reported once.
  [undefined, 'core/src/one/two.ts', "import type { A } from '.';"],
  [undefined, 'core/src/apart/index.ts', "export const load = () => import('./later');"],
  [undefined, 'core/src/apart/later.ts', "import './index';"],
  [undefined, 'core/src/apart/of-type.ts', "export type B = typeof import('./type');"],
  [undefined, 'core/src/apart/type.ts', "import './of-type';"],
];

const GLOBAL = 'lint/style/noRestrictedGlobals';
const DEFAULT = 'lint/style/noDefaultExport';
const SHAPES: Case[] = [
  [GLOBAL, 'modules/src/tabs/a.ts', 'export const a = document.body;'],
  [GLOBAL, 'modules/src/tabs/a.ts', "export const a = typeof window === 'undefined';"],
  [GLOBAL, 'modules/src/tabs/a.tsx', 'export const a = () => ({ document });'],
  [undefined, 'modules/src/tabs/a.ts', 'export const a = (document: Document) => document.body;'],
  [undefined, 'core/src/a.ts', 'export const a = document.body;'],
  [undefined, 'modules/test/a.ts', 'export const a = document.body;'],
  [DEFAULT, 'core/src/a.ts', 'export default 1;'],
  [DEFAULT, 'core/src/a.ts', 'const a = 1;\nexport { a as default };'],
  [undefined, 'core/src/a.tsx', 'export default 1;'],
  ['lint/style/noExcessiveLinesPerFile', 'core/src/a.ts', `export const a = [\n${'  1,\n'.repeat(300)}];`],
  ['lint/style/useFilenamingConvention', 'core/src/useA.ts', 'export const a = 1;'],
  ['lint/style/useFilenamingConvention', 'core/src/Slot.tsx', 'export const a = 1;'],
  [undefined, 'core/src/a.browser.test.tsx', 'export const a = 1;'],
];

const folder = mkdtempSync(join(tmpdir(), 'enliven-layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** @returns the file of a case, with the number of the case in its path unless other cases import it */
const fileOf = ([, file]: Case, at: number): string =>
  `packages/${/\/(index|two|later|of-type|type|deep)\.ts$/.test(file) ? file : file.replace(/\/(?=[^/]+$)/, `/case-${at}/`)}`;

function run(command: string, ...args: string[]): string {
  const program = join(ROOT, 'node_modules/.bin', command);
  return spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }).stdout;
}

beforeAll(() => {
  const paths = {
    '@enliven/modules/*': ['./packages/modules/src/*/index.ts'],
    '@enliven/*': ['./packages/*/src/index.ts'],
    enliven: ['./packages/enliven/src/index.ts'],
  };
  put('tsconfig.json', JSON.stringify({ compilerOptions: { paths } }));
  for (const name of [...Object.keys(LAYERS), 'testing']) put(`packages/${name}/src/index.ts`, 'export {};\n');
  put('packages/modules/src/tabs/index.ts', 'export {};\n');
  for (const name of ['react', 'react-dom']) {
    put(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, exports: { '.': './a.js', './client': './a.js' } }),
    );
    put(`node_modules/${name}/a.js`, '');
  }
  copyFileSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
});

describe('the layers', () => {
  // The WordPress plugin has no TypeScript sources.
  const folders = packagesIn('packages').flatMap(({ folder: name, path }) =>
    existsSync(join(path, 'src')) ? name : [],
  );

  it('contain each package', () => {
    expect([...Object.keys(LAYERS), 'testing'].sort()).toEqual(folders);
  });

  it('match CONTRIBUTING.md, where each row has packages of one layer', () => {
    const [, block = ''] = /```text\n(values .*?)```/s.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')) ?? [];
    const rows = block.split('\n').map((row) => (row.split(/ {2,}/)[0] ?? '').split(' ').filter(Boolean));
    expect(rows.flat().sort()).toEqual(folders);
    const layers: Readonly<Record<string, number>> = LAYERS;
    for (const row of rows) expect(new Set(row.map((name) => layers[name])).size).toBeLessThanOrEqual(1);
  });
});

it('dependency-cruiser reports exactly the files that break a rule', () => {
  for (const [at, one] of IMPORTS.entries()) put(fileOf(one, at), `${one[2]}\n`);
  const output = run('depcruise', 'packages', '--config', join(ROOT, '.dependency-cruiser.mjs'), '-T', 'json');
  const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  const found = (file: string) => summary.violations.find(({ from }) => from === file)?.rule.name;
  expect(IMPORTS.map((one, at) => [found(fileOf(one, at)), ...one.slice(1)])).toEqual(IMPORTS);
}, 60_000);

it('Biome reports exactly the files that break a rule', () => {
  for (const [at, one] of SHAPES.entries()) put(fileOf(one, at), `${one[2]}\n`);
  const output = run('biome', 'lint', 'packages', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false');
  type Found = { category: string; location: { path: string | { file: string } } };
  const { diagnostics } = JSON.parse(output) as { diagnostics: Found[] };
  const found = (file: string) =>
    diagnostics.find(({ location: { path } }) => (typeof path === 'string' ? path : path.file) === file)?.category;
  expect(SHAPES.map((one, at) => [found(fileOf(one, at)), ...one.slice(1)])).toEqual(SHAPES);
}, 60_000);
