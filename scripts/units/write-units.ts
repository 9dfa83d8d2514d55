/** Writes the units of a flavour, from which composed files are made by concatenation, and their description, `units.json`. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AnyBehavior } from '@enliven/core';
import { codeOf } from '../cdn-catalog';
import { ROOT } from '../workspace';
import type { CatalogBundle } from './catalog-bundle';
import { classicFile } from './classic-file';
import { type LaterFile, laterFiles } from './later-files';
import { type MinifiedUnit, minifyUnits } from './minify-units';
import { COMPOSED_VARIABLES, descriptorVariable } from './part-imports';
import { reachParts } from './reach-parts';
import { type Root, unitGraph } from './unit-graph';

/** Name of the chunk whose parts are in composed files. */
const START = 'start';

/** Part that renders, which every composed file contains. */
const RENDERER = 'core/runtime/mount-renderer';

const hashOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;

const sizesOf = (code: string) => ({ bytes: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length });

/** Shortens the id of a module, for the names of units. */
const label = (module: string): string =>
  module
    .replace(/^.*\/node_modules\//, '')
    .replace(`${ROOT}/packages/`, '')
    .replace('/src/', '/')
    .replace(/^\0unit-/, '')
    .replace(/[?\0].*$/, '')
    .replace(/\.\w+$/, '');

const fileOf = (name: string): string => `units/${name.replaceAll(/[^\w.]+/g, '-')}.js`;

/** Returns the parts that code imports. */
const importedParts = (code: string): number[] =>
  [...code.matchAll(/\bimportPart(?:\$\d+)?\((\d+)\)/g)].map(([, number]) => Number(number));

const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

interface Needs {
  start: number[];
  behaviors: Map<string, number[]>;
  parts: number[][];
}

/** Returns the handles of the original scripts, each with the names of the behaviors that replace it. */
function replacedScripts(catalog: readonly AnyBehavior[]): Record<string, string[]> {
  const scripts: Record<string, string[]> = {};
  for (const { name, incumbents = [] } of catalog)
    for (const handle of incumbents) scripts[handle] = [...(scripts[handle] ?? []), name];
  return scripts;
}

/** Returns the parts that units import, directly or through other parts. */
function partsBehind(units: Iterable<number>, imports: readonly number[][], parts: readonly number[][]): Set<number> {
  const found = new Set([...units].flatMap((unit) => imports[unit] ?? []));
  for (const part of found)
    for (const next of (parts[part] ?? []).flatMap((unit) => imports[unit] ?? [])) found.add(next);
  return found;
}

/** Returns the units on every page that may import a part: those of the start, and those that all importing behaviors have. */
function presentWith(part: number, { start, behaviors, parts }: Needs, imports: readonly number[][]): Set<number> {
  const importers = [...behaviors.values()].filter((units) => partsBehind(units, imports, parts).has(part));
  const [first, ...others] = importers;
  const common = (first ?? []).filter((unit) => others.every((units) => units.includes(unit)));
  return new Set([...start, ...common]);
}

const isStart: Root['matches'] = ({ declares }) => COMPOSED_VARIABLES.some((name) => declares.includes(name));

/** Returns the ids of the parts that composed files and later files import, in order. The loader's own parts are not among them. */
function composedParts({ imports, graph }: CatalogBundle): string[] {
  const isBehavior = (module: string) => 'behavior' in (imports.rootOf(module) ?? {});
  const starts = [...graph.statements.entries()].flatMap(([at, statement]) =>
    isStart(statement) || isBehavior(statement.module) ? at : [],
  );
  return [...reachParts(graph, starts, [RENDERER], imports.partOf).parts].sort();
}

interface UnitsOptions {
  flavour: string;
  catalog: readonly AnyBehavior[];
  version: string;
}

/**
 * Writes `units.json`, a file for each unit, the later files, and the classic script with everything.
 *
 * @param outdir folder of the flavour
 * @returns the modules that the units are made of
 */
export async function writeUnits(
  outdir: string,
  bundle: CatalogBundle,
  { flavour, catalog, version }: UnitsOptions,
): Promise<string[]> {
  const { imports, graph } = bundle;
  const ids = composedParts(bundle);
  const numberOf = new Map(ids.map((id, at) => [id, at]));
  const statements = graph.statements.map((statement) => ({
    ...statement,
    code: statement.code.replaceAll(/"part:([^"]+)"/g, (text, id: string) => `${numberOf.get(id) ?? text}`),
  }));
  const rootModules = [...new Set(statements.map(({ module }) => module))].flatMap((id) => {
    const root = imports.rootOf(id);
    return root && ('behavior' in root || numberOf.has(root.part)) ? [{ id, root }] : [];
  });
  const { units, needsOf } = unitGraph(
    { statements, edges: graph.edges },
    [
      { matches: isStart, isCommon: true },
      ...rootModules.map(({ id, root }) => ({
        matches: ({ module }: { module: string }) => module === id,
        isCommon: 'part' in root && root.part === RENDERER,
      })),
    ],
    label,
  );
  const importsOfUnit = units.map(({ statements }) => statements.flatMap(({ code }) => importedParts(code)));
  const variables = catalog.map(({ name }) => descriptorVariable(name));
  const { units: minified, nameOf } = await minifyUnits(units, [...COMPOSED_VARIABLES, ...variables]);

  const needs: Needs = { start: needsOf[0] ?? [], behaviors: new Map(), parts: [] };
  for (const [at, { root }] of rootModules.entries()) {
    const own = needsOf[at + 1] ?? [];
    if ('part' in root) needs.parts[numberOf.get(root.part) as number] = own;
    else needs.behaviors.set(root.behavior, own);
  }
  needs.start = sorted([...needs.start, ...(needs.parts[numberOf.get(RENDERER) as number] ?? [])]);
  const codeParts = new Map(
    catalog.map((behavior) => [behavior.name, numberOf.get(imports.idOf(codeOf(ROOT, behavior)))]),
  );
  const startParts = new Set(ids.flatMap((id, number) => (imports.chunkOf(id) === START ? number : [])));
  /** Adds the parts of the start that units import. */
  function withStartParts(own: readonly number[]): number[] {
    const all = new Set(own);
    for (const unit of all)
      for (const part of importsOfUnit[unit] ?? [])
        if (startParts.has(part)) for (const need of needs.parts[part] ?? []) all.add(need);
    return sorted(all);
  }
  needs.start = withStartParts(needs.start);
  needs.parts = needs.parts.map(withStartParts);
  for (const [name, own] of needs.behaviors)
    needs.behaviors.set(name, withStartParts([...own, ...(needs.parts[codeParts.get(name) as number] ?? [])]));

  // The code of a behavior is in a later file only if another behavior imports it.
  const imported = new Set(
    units.flatMap(({ statements }) =>
      statements.flatMap(({ module, code }) => (imports.rootOf(module) ? [] : importedParts(code))),
    ),
  );
  const later = laterFiles(
    minified,
    ids.flatMap((id, number) => {
      if (id === RENDERER || startParts.has(number) || !imported.has(number)) return [];
      const present = presentWith(number, needs, importsOfUnit);
      return { number, chunk: imports.chunkOf(id), needs: needs.parts[number] ?? [], present };
    }),
  );
  writeFiles(outdir, minified, later);
  const [connect, start] = COMPOSED_VARIABLES.map(nameOf) as [string, string];
  const classic = classicFile({
    units: minified,
    later,
    needed: [needs.start, ...needs.behaviors.values()],
    parts: needs.parts,
    connect,
    start,
    descriptors: variables.map(nameOf),
  });
  writeFileSync(join(outdir, 'enliven.iife.js'), classic);
  const fileOfPart = new Map(
    later.flatMap(({ name, parts }) => Object.keys(parts).map((part) => [Number(part), name])),
  );
  const behaviors = catalog.map(({ name, package: home, selector, globals, brings }) => {
    const own = needs.behaviors.get(name) ?? [];
    const reachable = sorted(partsBehind([...needs.start, ...own], importsOfUnit, needs.parts));
    const parts = reachable.filter((part) => !startParts.has(part));
    const laterNames = [...new Set(parts.flatMap((part) => fileOfPart.get(part) ?? []))].sort();
    const descriptor = nameOf(descriptorVariable(name));
    return [
      name,
      {
        package: home,
        selector,
        ...(globals && { globals }),
        ...(brings && { brings }),
        descriptor,
        part: codeParts.get(name),
        units: own.filter((unit) => !needs.start.includes(unit)),
        later: laterNames,
        parts,
      },
    ] as const;
  });
  const description = {
    version,
    flavour,
    start: { connect, start, units: needs.start },
    units: minified.map(({ name, code, needs: own, provides }) => ({
      name,
      file: fileOf(name),
      ...sizesOf(code),
      integrity: hashOf(code),
      needs: own,
      provides,
    })),
    behaviors: Object.fromEntries(behaviors),
    later: Object.fromEntries(
      later.map(({ name, file, code, parts, units: own, uses }) => [
        name,
        {
          file: `later/${file}`,
          ...sizesOf(code),
          integrity: hashOf(code),
          parts: Object.keys(parts).map(Number),
          units: own,
          uses,
        },
      ]),
    ),
    scripts: replacedScripts(catalog),
  };
  writeFileSync(join(outdir, 'units.json'), `${JSON.stringify(description, null, 1)}\n`);
  return units.flatMap(({ statements: own }) => own.map(({ module }) => module));
}

function writeFiles(outdir: string, units: readonly MinifiedUnit[], later: readonly LaterFile[]): void {
  mkdirSync(join(outdir, 'units'), { recursive: true });
  mkdirSync(join(outdir, 'later'), { recursive: true });
  const written = new Set<string>();
  for (const { name, code } of units) {
    if (written.has(fileOf(name))) throw new Error(`Two units are named ${name}.`);
    written.add(fileOf(name));
    writeFileSync(join(outdir, fileOf(name)), code);
  }
  for (const { file, code } of later) writeFileSync(join(outdir, 'later', file), code);
}
