/** Runs effects and their clean-ups in React's order, and unmounts trees. */
import type { Tree, TreeNode } from './node';

/** Keeps the first error of a tree, which `endFailedTree` reports. */
export function attempt(tree: Tree, work: () => void): void {
  try {
    work();
  } catch (error) {
    tree.failure ??= { error };
  }
}

/** Unmounts a tree in which something failed, and reports its first error. */
export function endFailedTree(tree: Tree): void {
  unmountTree(tree);
  const { failure } = tree;
  tree.failure = undefined;
  if (failure) tree.onFailed(failure.error);
}

/** Unmounts a tree because of an error that was met elsewhere. */
export function failTree(tree: Tree, error: unknown): void {
  tree.failure ??= { error };
  endFailedTree(tree);
}

/** Cleans up effects that are created anew; of a removed node all, parents before children. */
function cleanUp(node: TreeNode, isPassive: boolean, all = node.isRemoved): void {
  for (const hook of node.hooks) {
    const { cleanup } = hook;
    if (hook.isPassive !== isPassive || !(all || hook.create)) continue;
    hook.cleanup = undefined;
    if (typeof cleanup === 'function') attempt(node.tree, cleanup as () => void);
  }
  if (all) for (const child of node.children.values()) cleanUp(child, isPassive, true);
}

/** Creates the effects that are due. As in React, one that fails keeps those after it in the component from being created. */
function create(node: TreeNode, isPassive: boolean): void {
  const { tree, hooks } = node;
  attempt(tree, () => {
    for (const hook of hooks) {
      const effect = hook.create;
      if (!effect || hook.isPassive !== isPassive || !tree.root) continue;
      hook.create = undefined;
      hook.deps = hook.nextDeps;
      hook.cleanup = effect();
    }
  });
  // An effect has unmounted the tree.
  if (!tree.root) cleanUp(node, isPassive, true);
}

/** Runs all clean-ups of one kind of effects, then creates the effects. */
export function commitEffects(work: TreeNode[], isPassive: boolean): void {
  for (const node of work) cleanUp(node, isPassive);
  for (const node of work) if (!node.isRemoved) create(node, isPassive);
  for (const { tree } of work) if (tree.failure) endFailedTree(tree);
}

/** Runs the passive effects of the last commit. */
export function flushPassiveEffects(tree: Tree): void {
  const { passive } = tree;
  if (!passive) return;
  tree.passive = [];
  commitEffects(passive, true);
}

/** Unmounts a tree; all its effects are cleaned up when this returns. */
export function unmountTree(tree: Tree): void {
  flushPassiveEffects(tree);
  const { root } = tree;
  tree.root = undefined;
  if (!root) return;
  root.isRemoved = true;
  commitEffects([root], false);
  commitEffects([root], true);
}
