/** Statements of all modules, with the statements that each needs. */
import type { HoistedModule } from './hoisted-modules';
import { type Statement, statementsOf } from './statements';

export interface StatementGraph {
  statements: readonly Statement[];
  /** Indexes of the statements that each statement needs. */
  edges: readonly ReadonlySet<number>[];
}

function edgesOf(modules: readonly HoistedModule[], statements: readonly Statement[]): Set<number>[] {
  const declaredBy = new Map<string, number>();
  const effectsOf = new Map<string, number[]>();
  for (const [at, { declares, hasEffects, module }] of statements.entries()) {
    for (const name of declares) declaredBy.set(name, at);
    if (hasEffects) effectsOf.set(module, [at]);
  }
  const importsOf = new Map(modules.map(({ id, imports }) => [id, imports]));
  const edges = statements.map(
    ({ module, refersTo }, at) =>
      new Set([
        ...refersTo.flatMap((name) => declaredBy.get(name) ?? []),
        ...(importsOf.get(module) ?? []).flatMap((id) => effectsOf.get(id) ?? []).filter((other) => other !== at),
      ]),
  );
  // A minifier that does not see the assignments treats the variable as a constant, so both must be in one unit.
  for (const [at, { assigns, module }] of statements.entries())
    for (const name of assigns) {
      const declaration = declaredBy.get(name);
      if (declaration === undefined || declaration === at || statements[declaration]?.module !== module) continue;
      edges[declaration]?.add(at);
      edges[at]?.add(declaration);
    }
  return edges;
}

/** Splits modules into statements and connects them. */
export function statementGraph(modules: readonly HoistedModule[]): StatementGraph {
  const statements = modules.flatMap(statementsOf);
  return { statements, edges: edgesOf(modules, statements) };
}
