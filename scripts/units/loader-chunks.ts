/** Chunks of the loader, from the same statements as the units: modules that import each other by the names of the build. */
import { chunkFiles, markOf } from './chunk-files';
import type { ChunkPlan, PlannedPart } from './chunk-plan';
import { type MinifiedUnit, minifyUnits } from './minify-units';
import { PART_IMPORT } from './part-imports';
import { reach } from './reach';

export interface LoaderChunk {
  name: string;
  /** Name with a hash. */
  file: string;
  code: string;
  /** Names of all chunks that run before this one. */
  needs: string[];
  modules: string[];
}

/** Import of a part in minified code. */
const IMPORT = /import\("part:([^"]+)"\)/g;

/** Exports of a chunk besides the names that other chunks use. */
interface Exports {
  /** Export → its variable. */
  members: Map<string, string>;
  /** Part → export with all members of the part, since another part of the chunk has a member of the same name. */
  objects: Map<string, string>;
}

/** Returns the exports of the parts of a chunk. */
function exportsOf(parts: readonly (readonly [string, PlannedPart])[]): Exports {
  const members = new Map<string, string>();
  const objects = new Map<string, string>();
  for (const [part, { members: own }] of parts) {
    const isFree = [...own].every(([name, variable]) => (members.get(name) ?? variable) === variable);
    if (isFree) for (const [name, variable] of own) members.set(name, variable);
    else objects.set(part, `part_${part.replaceAll(/\W/g, '_')}`);
  }
  return { members, objects };
}

/** Minifies the chunks of a plan. @param preambleOf returns the code to put before a chunk */
export async function loaderChunks(
  { chunks, parts }: ChunkPlan,
  preambleOf: (chunk: string, modules: readonly string[]) => string,
): Promise<LoaderChunk[]> {
  const asModules = (code: string) => code.replaceAll(PART_IMPORT, (_call, id: string) => `import("part:${id}")`);
  const { units, nameOf } = await minifyUnits(
    chunks.map(({ name, statements }) => ({
      name,
      needs: [],
      statements: statements.map((statement) => ({ ...statement, code: asModules(statement.code) })),
    })),
    [...parts.values()].flatMap(({ members }) => [...members.values()]),
    true,
  );
  const owner = new Map(units.flatMap(({ name, provides }) => provides.map((one) => [one, name] as const)));
  const crossing = new Set(units.flatMap(({ uses }) => uses));
  const exported = new Map(
    chunks.map(({ name }) => [name, exportsOf([...parts].filter(([, { chunk }]) => chunk === name))]),
  );

  /** Replaces the id of each imported part with the mark of its chunk. */
  const withChunks = (code: string) =>
    code.replaceAll(IMPORT, (_, id: string) => {
      const chunk = parts.get(id)?.chunk ?? '';
      const object = exported.get(chunk)?.objects.get(id);
      return `import(${markOf(chunk)})${object ? `.then(all=>all.${object})` : ''}`;
    });

  function codeOf({ name, code, uses, provides }: MinifiedUnit): string {
    const { imports = [], modules = [] } = chunks.find((chunk) => chunk.name === name) ?? {};
    const { members, objects } = exported.get(name) as Exports;
    const all = [...members].map(([as, variable]) => ({
      from: owner.get(nameOf(variable)),
      as,
      name: nameOf(variable),
    }));
    const list = (from: string) => all.filter((one) => one.from === from).map((one) => `${one.name} as ${one.as}`);
    const inObjects = [...objects.keys()].flatMap((part) => [...(parts.get(part)?.members.values() ?? [])].map(nameOf));
    const heads = imports.map((other) => {
      const used = [...new Set([...uses, ...inObjects])].filter((one) => owner.get(one) === other);
      const passed = list(other);
      return [
        used.length > 0 || passed.length === 0
          ? `import${used.length > 0 ? `{${used}}from` : ''}${markOf(other)};`
          : '',
        passed.length > 0 ? `export{${passed}}from${markOf(other)};` : '',
      ].join('');
    });
    const definitions = [...objects].map(([part, as]) => {
      const own = [...(parts.get(part)?.members ?? [])].map(([key, variable]) => `${key}:${nameOf(variable)}`);
      return `const ${as}={${own}};`;
    });
    const exports = [...provides.filter((one) => crossing.has(one)), ...list(name), ...objects.values()];
    const preamble = preambleOf(name, modules);
    return [
      preamble && `${preamble}\n`,
      ...heads,
      withChunks(code),
      ...definitions,
      exports.length > 0 ? `export{${exports}};` : '',
      '\n',
    ].join('');
  }

  const importsOf = new Map(chunks.map(({ name, imports }) => [name, imports]));
  const files = chunkFiles(new Map(units.map((unit) => [unit.name, codeOf(unit)])));
  return chunks.map(({ name, modules }) => {
    const { file = '', code = '' } = files.get(name) ?? {};
    const needs = reach(importsOf.get(name) ?? [], (other) => importsOf.get(other) ?? []);
    return { name, file, code, needs: [...needs], modules };
  });
}
