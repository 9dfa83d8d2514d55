/** Forms of layouts: nested, flat, or wrapped by components. */
import { text } from '@enliven/values';
import type { ModuleNode, Tree } from './node';
import { placeNodes } from './operations';

/** Function that creates keys. */
export type NewKey = () => string;
/** Creates a unique key. */
export const randomKey: NewKey = () => globalThis.crypto.randomUUID();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const attributes = (value: unknown): Record<string, string> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one)])) : {};

/** Returns the nodes of a list and ignores other values; each node gets a unique key. */
function readNodes(nodes: unknown, keys: Set<string>, newKey: NewKey): ModuleNode[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((one: unknown): ModuleNode[] => {
    const node = isRecord(one) && isRecord(one.props) ? one.props : one;
    if (!isRecord(node) || typeof node.type !== 'string') return [];
    const key = typeof node._key === 'string' && !keys.has(node._key) ? node._key : newKey();
    keys.add(key);
    const { content } = node;
    return [
      {
        ...node,
        type: node.type,
        address: text(node.address),
        attrs: attributes(node.attrs),
        content: Array.isArray(content) ? readNodes(content, keys, newKey) : text(content),
        _key: key,
      },
    ];
  });
}

/**
 * Creates a tree from any input: unwraps nodes, corrects addresses, orders and inherited fields, replaces missing and repeated keys, and
 * ignores values that are not nodes.
 */
export const createTree = (layout: unknown, newKey: NewKey = randomKey): Tree =>
  placeNodes(readNodes(layout, new Set(), newKey), undefined, false);

/** Returns all nodes in page order, each without its children. */
export const flatten = (tree: Tree): ModuleNode[] =>
  tree.flatMap((node) =>
    Array.isArray(node.content) ? [{ ...node, content: [] }, ...flatten(node.content as Tree)] : [node],
  );

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((index, place) => index !== other[place]);
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
};

/** Nests flat nodes by their addresses; the reverse of `flatten`. The nodes may be in any order; nodes without a parent are ignored. */
export function nest(nodes: readonly ModuleNode[], newKey: NewKey = randomKey): Tree {
  const roots: ModuleNode[] = [];
  const lists = new Map<string, ModuleNode[]>([['', roots]]);
  const sorted = nodes
    .filter(({ address }) => /^\d+(\.\d+)*$/.test(address))
    .map((node) => ({ node, path: node.address.split('.').map(Number) }))
    .sort((one, other) => compare(one.path, other.path));
  const parents = new Set(sorted.map(({ path }) => path.slice(0, -1).join('.')));
  for (const { node, path } of sorted) {
    const list = lists.get(path.slice(0, -1).join('.'));
    if (!list) continue;
    const children: ModuleNode[] = [];
    const address = path.join('.');
    list.push(parents.has(address) ? { ...node, content: children } : node);
    lists.set(address, children);
  }
  return createTree(roots, newKey);
}
