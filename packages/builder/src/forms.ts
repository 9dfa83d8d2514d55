/** The forms layouts are kept in: nested, flat, wrapped by components. */
import { text } from '@enliven/values';
import type { ModuleNode, Tree } from './node';
import { placedAll } from './operations';

/** Function that creates keys. */
export type NewKey = () => string;
/** A key that no other node has. */
export const randomKey: NewKey = () => globalThis.crypto.randomUUID();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const attributes = (value: unknown): Record<string, string> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one)])) : {};

/** Returns the nodes of a list, without other values; each has a unique key. */
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
 * A tree of whatever is given: wrapped nodes are unwrapped, addresses, orders and inherited fields made right, missing and repeated keys
 * given anew, and everything that is no node left out.
 */
export const createTree = (layout: unknown, newKey: NewKey = randomKey): Tree =>
  placedAll(readNodes(layout, new Set(), newKey), undefined, false);

/** All nodes in the order they are on the page, each without those in it. */
export const flatten = (tree: Tree): ModuleNode[] =>
  tree.flatMap((node) =>
    Array.isArray(node.content) ? [{ ...node, content: [] }, ...flatten(node.content as Tree)] : [node],
  );

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((index, place) => index !== other[place]);
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
};

/** The reverse of `flatten`, in any order: nodes go where their addresses say, those without a parent are left out. */
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
