/** Units: groups of statements that every file needs together. */
import { reach } from './reach';
import type { StatementGraph } from './statement-graph';
import type { Statement } from './statements';

export interface Unit {
  name: string;
  statements: Statement[];
  /** Indexes of units that this unit refers to. */
  needs: number[];
}

export interface Root {
  /** Statement that must be in a file. */
  matches(statement: Statement): boolean;
  /** Whether every file contains the root. All such roots are in one unit. @default false */
  isCommon?: boolean;
}

export interface UnitGraph {
  /** Units in an order in which they can run. */
  units: Unit[];
  /** Units that each root needs, itself included. */
  needsOf: number[][];
}

/** Orders groups so that each comes after those it needs; independent groups keep the order of the statements. */
function inOrder(groups: readonly (readonly number[])[], needs: readonly ReadonlySet<number>[]): number[] {
  const done = new Set<number>();
  const visit = (at: number): void => {
    if (done.has(at)) return;
    done.add(at);
    for (const need of [...(needs[at] as Set<number>)].sort((a, b) => a - b)) visit(need);
    order.push(at);
  };
  const order: number[] = [];
  for (const at of groups.keys()) visit(at);
  return order;
}

/** Returns a readable name: the module with the most code. */
function nameOf(statements: readonly Statement[], label: (module: string) => string): string {
  const sizes = new Map<string, number>();
  for (const { module, code } of statements) sizes.set(module, (sizes.get(module) ?? 0) + code.length);
  const [largest] = [...sizes].sort(([, a], [, b]) => b - a);
  return label(largest?.[0] ?? '');
}

/** Groups statements into units. @param label shortens the id of a module */
export function unitGraph(
  { statements, edges }: StatementGraph,
  roots: readonly Root[],
  label: (module: string) => string,
): UnitGraph {
  const reached = roots.map((root) => {
    const from = [...statements.keys()].filter((at) => root.matches(statements[at] as Statement));
    if (from.length === 0) throw new Error('A root of the units is not in the bundle.');
    return reach(from, (at) => edges[at] ?? []);
  });
  const groups = new Map<string, number[]>();
  for (const at of statements.keys()) {
    const having = [...roots.keys()].filter((root) => reached[root]?.has(at));
    const key = having.some((root) => roots[root]?.isCommon) ? 'common' : having.join();
    if (key) groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  const members = [...groups.values()];
  const groupOf = new Map(members.flatMap((group, index) => group.map((at) => [at, index] as const)));
  const needs = members.map(
    (group, index) =>
      new Set(
        group
          .flatMap((at) => [...(edges[at] as Set<number>)])
          .map((at) => groupOf.get(at) as number)
          .filter((other) => other !== index),
      ),
  );
  const order = inOrder(members, needs);
  const position = new Map(order.map((group, at) => [group, at]));
  const used = new Map<string, number>();
  const units = order.map((group) => {
    const own = (members[group] as number[]).map((at) => statements[at] as Statement);
    const name = nameOf(own, label);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return {
      name: count > 1 ? `${name}.${count}` : name,
      statements: own,
      needs: [...(needs[group] as Set<number>)].map((other) => position.get(other) as number).sort((a, b) => a - b),
    };
  });
  const needsOf = reached.map((set) =>
    [...new Set([...set].map((at) => position.get(groupOf.get(at) as number) as number))].sort((a, b) => a - b),
  );
  return { units, needsOf };
}
