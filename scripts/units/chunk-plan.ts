/** Plan of the loader's chunks: the statements of each chunk, and the parts that it exports. */
import { reach } from './reach';
import { reachParts } from './reach-parts';
import type { StatementGraph } from './statement-graph';
import type { Statement } from './statements';

/** Member of a definition of a part: name of the export, and its variable. */
const MEMBER = /"([^"]+)":\s*([\w$]+)/g;

/** Chunk of modules that several chunks use and that have no chunk of their own. */
const COMMON = 'runtime';

export interface PlannedChunk {
  name: string;
  statements: Statement[];
  /** Names of the chunks that it imports. */
  imports: string[];
  /** Modules with statements in the chunk. */
  modules: string[];
}

export interface PlannedPart {
  /** Name of its chunk. */
  chunk: string;
  /** Export → its variable. */
  members: Map<string, string>;
}

export interface ChunkPlan {
  chunks: PlannedChunk[];
  parts: Map<string, PlannedPart>;
}

export interface ChunkSources {
  graph: StatementGraph;
  /** Ids of the parts that the entries import. */
  entries: readonly string[];
  /** Returns the id of the part that a module defines; undefined for other modules. */
  partOf(module: string): string | undefined;
  /** Returns the source file of a part. */
  fileOf(part: string): string;
  /** Returns the name of the chunk of a module; undefined puts the module into the only chunk that uses it, or the runtime. */
  chunkOf(module: string): string | undefined;
}

/** Returns the chunk of each needed statement. */
function chunksOf({ graph, chunkOf }: ChunkSources, needed: readonly number[], edges: StatementGraph['edges']) {
  const moduleOf = (at: number) => (graph.statements[at] as Statement).module;
  const users = new Map<string, Set<string>>();
  for (const at of needed)
    for (const need of edges[at] ?? []) {
      if (moduleOf(need) === moduleOf(at)) continue;
      const all = users.get(moduleOf(need)) ?? new Set();
      users.set(moduleOf(need), all.add(chunkOf(moduleOf(at)) ?? COMMON));
    }
  return new Map(
    needed.map((at) => {
      const [only = COMMON, ...others] = users.get(moduleOf(at)) ?? [];
      return [at, chunkOf(moduleOf(at)) ?? (others.length > 0 ? COMMON : only)];
    }),
  );
}

/**
 * Returns the chunks that each chunk imports.
 *
 * @param uses pairs of a chunk and a chunk that it uses, which may be the same
 * @throws Error if chunks import each other
 */
function importsOf(uses: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>(uses.map(([chunk]) => [chunk, new Set()]));
  for (const [chunk, used] of uses) if (used !== chunk) imports.get(chunk)?.add(used);
  for (const [name, others] of imports)
    for (const other of others)
      if (reach([other], (one) => imports.get(one) ?? []).has(name))
        throw new Error(
          `The chunks ${name} and ${other} import each other, directly or through others. Move what both need to a third chunk in scripts/cdn-groups.ts.`,
        );
  return imports;
}

/** Plans the chunks. @throws Error if chunks import each other, or if a part is not in the bundle */
export function planChunks(sources: ChunkSources): ChunkPlan {
  const { statements } = sources.graph;
  // A chunk imports parts as modules, so it does not need the functions that define and import them.
  const isOfParts = (at: number) => /\b(?:definePart|importPart)\b/.test(`${statements[at]?.declares}`);
  const edges = sources.graph.edges.map((needs) => new Set([...needs].filter((need) => !isOfParts(need))));
  const reached = reachParts({ statements, edges }, [], sources.entries, sources.partOf);
  const needed = [...reached.statements].sort((a, b) => a - b);
  const chunkOfStatement = chunksOf(sources, needed, edges);
  const chunkOfVariable = new Map(
    needed.flatMap((at) => statements[at]?.declares.map((name) => [name, chunkOfStatement.get(at) as string]) ?? []),
  );
  const parts = new Map(
    [...reached.parts].map((part) => {
      const { code = '' } = statements[reached.definitions.get(part) ?? -1] ?? {};
      const members = new Map([...code.matchAll(MEMBER)].map(([, name = '', variable = '']) => [name, variable]));
      return [part, { chunk: sources.chunkOf(sources.fileOf(part)) ?? COMMON, members }];
    }),
  );
  const imports = importsOf([
    ...needed.flatMap((at) =>
      [at, ...(edges[at] ?? [])].map((need) => [chunkOfStatement.get(at), chunkOfStatement.get(need)]),
    ),
    ...[...parts.values()].flatMap(({ chunk, members }) =>
      [...members.values()].map((variable) => [chunk, chunkOfVariable.get(variable)]),
    ),
  ] as [string, string][]);
  const chunks = [...imports.keys()].sort().map((name) => {
    const own = needed.filter((at) => chunkOfStatement.get(at) === name).map((at) => statements[at] as Statement);
    const modules = [...new Set(own.map(({ module }) => module))];
    return { name, statements: own, imports: [...(imports.get(name) ?? [])].sort(), modules };
  });
  return { chunks, parts };
}
