/** Parts that code imports, directly or through other parts. */
import { partsImportedBy } from './part-imports';
import { reach } from './reach';
import type { StatementGraph } from './statement-graph';

export interface ReachedParts {
  parts: Set<string>;
  /** Indexes of the statements that run. */
  statements: Set<number>;
  /** Part → index of the statement that defines it, for all parts of the bundle. */
  definitions: ReadonlyMap<string | undefined, number>;
}

/**
 * Follows statements, and the parts that they import.
 *
 * @param starts indexes of statements that run
 * @param entries ids of parts that are imported
 * @param partOf returns the id of the part that a module defines
 * @throws Error that names a part without a definition
 */
export function reachParts(
  { statements, edges }: StatementGraph,
  starts: Iterable<number>,
  entries: Iterable<string>,
  partOf: (module: string) => string | undefined,
): ReachedParts {
  const definitions = new Map(statements.map(({ module }, at) => [partOf(module), at]));
  const parts = new Set(entries);
  const reached = new Set<number>();
  function run(from: Iterable<number>): void {
    for (const at of reach(from, (one) => edges[one] ?? [])) {
      if (reached.has(at)) continue;
      reached.add(at);
      for (const part of partsImportedBy(statements[at]?.code ?? '')) parts.add(part);
    }
  }
  run(starts);
  for (const part of parts) {
    const at = definitions.get(part);
    if (at === undefined) throw new Error(`The part ${part} is not in the bundle.`);
    run(edges[at] ?? []);
  }
  return { parts, statements: reached, definitions };
}
