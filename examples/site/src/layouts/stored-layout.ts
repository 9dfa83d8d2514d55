/** Layout of the edited page in the database, with a version number that detects conflicts. */
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
  // Stored immediately, so that keys are the same for every editor.
  store.keep(KEY, { version: 1, layout: tree });
  return { version: 1, tree };
}

export type Saved = { is: 'saved' | 'stale'; version: number; tree: Tree } | { is: 'wrong'; problems: string[] };

/** Returns the problems that prevent this site from printing a layout, one sentence each. */
const layoutProblems = (tree: Tree): string[] => [
  ...treeProblems(tree),
  ...flatten(tree)
    .filter(({ type }) => !Object.hasOwn(MODULE_TYPES, type))
    .map(({ type, address }) => `this site has no ${type}, as there is at ${address}`),
];

/** Saves a layout. @param version version that was edited. Only the current version is accepted. */
export function saveLayout(store: Store, layout: unknown, version: number): Saved {
  const present = openLayout(store);
  const tree = createTree(layout);
  // Accepts a repeated request whose first response was lost.
  if (JSON.stringify(tree) === JSON.stringify(present.tree)) return { is: 'saved', ...present };
  if (version !== present.version) return { is: 'stale', ...present };
  const problems = layoutProblems(tree);
  if (problems.length > 0) return { is: 'wrong', problems };
  const next = version + 1;
  store.keep(KEY, { version: next, layout: tree });
  return { is: 'saved', version: next, tree };
}
