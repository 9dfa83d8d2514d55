/** The layout of the edited page in the database, with a number that tells an old one from the present one. */
import { createTree, flatten, type Tree, treeProblems } from '@enliven/builder';
import type { Store } from '../database';
import { firstLayout } from './first-layout';
import { MODULE_TYPES } from './module-types';

export interface StoredLayout {
  version: number;
  tree: Tree;
}

const KEY = 'edited-page';

export function openLayout(store: Store): StoredLayout {
  const stored = store.value(KEY) as { version: number; layout: unknown } | undefined;
  if (stored) return { version: stored.version, tree: createTree(stored.layout) };
  const tree = createTree(firstLayout);
  // Kept at once: keys must be the same for all who open it.
  store.keep(KEY, { version: 1, layout: tree });
  return { version: 1, tree };
}

export type Saved = { is: 'saved' | 'stale'; version: number; tree: Tree } | { is: 'wrong'; problems: string[] };

/** Returns the problems of a layout that this site prints, one sentence each. */
const layoutProblems = (tree: Tree): string[] => [
  ...treeProblems(tree),
  ...flatten(tree)
    .filter(({ type }) => !Object.hasOwn(MODULE_TYPES, type))
    .map(({ type, address }) => `this site has no ${type}, as there is at ${address}`),
];

/** @param version of the layout that was edited; any other than the present one is refused */
export function saveLayout(store: Store, layout: unknown, version: number): Saved {
  const present = openLayout(store);
  const tree = createTree(layout);
  // Sent again by somebody who has not heard that it arrived.
  if (JSON.stringify(tree) === JSON.stringify(present.tree)) return { is: 'saved', ...present };
  if (version !== present.version) return { is: 'stale', ...present };
  const problems = layoutProblems(tree);
  if (problems.length > 0) return { is: 'wrong', problems };
  const next = version + 1;
  store.keep(KEY, { version: next, layout: tree });
  return { is: 'saved', version: next, tree };
}
