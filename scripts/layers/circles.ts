/** Finds circles of imports: files of which none can be read, moved or tested without the others. */
import { posix } from 'node:path';
import type { Source } from './source';
import type { Violation } from './violation';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.mts', '/index.ts', '/index.tsx'];

/** The file an import leads to, of those that are checked. */
function targetOf(file: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), specifier);
  return ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate));
}

/** Tarjan's strongly connected components, of more than one file each. */
function components(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const visit = (file: string) => {
    const own = { index: order.size, low: order.size, isOpen: true };
    order.set(file, own);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const known = order.get(next) ?? visit(next);
      if (known.isOpen) own.low = Math.min(own.low, known.low);
    }
    if (own.low === own.index) {
      const component = open.splice(open.indexOf(file));
      for (const each of component) (order.get(each) as typeof own).isOpen = false;
      if (component.length > 1) found.push(component);
    }
    return own;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** The shortest way from a file back to itself. */
function shortest(graph: ReadonlyMap<string, readonly string[]>, component: readonly string[]): string[] {
  const [start = ''] = component;
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of graph.get(way.at(-1) as string) ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next) || !component.includes(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return [...component];
}

/** Types count as well; code that is fetched later does not, since that is how a descriptor leads to its code. */
export function circleViolations(sources: readonly Source[]): Violation[] {
  const known = new Set(sources.map(({ file }) => file));
  const graph = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.flatMap(({ specifier, isDynamic }) => (isDynamic ? [] : (targetOf(file, specifier, known) ?? []))),
    ]),
  );
  return components(graph).map((component) => {
    const way = shortest(graph, component);
    const [file = '', next = ''] = way;
    const own = sources.find((source) => source.file === file);
    const line = own?.imports.find(({ specifier }) => targetOf(file, specifier, known) === next)?.line ?? 1;
    return {
      rule: 'circles',
      file,
      line,
      what: `${component.length} files import each other: ${way.join(' → ')}`,
      why: 'so none can be read, moved or tested alone',
      fix: 'Move what both need, types as well, into a file that imports neither',
    };
  });
}
