/** Scheduler of trees: renders once after each task with changes, and at once after layout effects; runs effects and clean-ups in React's order. */
import { createNode, type JsxElement, type Tree, type TreeNode } from './node';
import { callAgain, MAX_ROUNDS, render, rendering, throwEndlessUpdate } from './render';

/** Stores the first error of a tree, which `endFailedTree` reports. */
function attempt(tree: Tree, work: () => void): void {
  try {
    work();
  } catch (error) {
    tree.failure ??= { error };
  }
}

/** Unmounts a failed tree, and reports its first error. */
function endFailedTree(tree: Tree): void {
  unmountTree(tree);
  const { failure } = tree;
  tree.failure = undefined;
  if (failure) tree.onFailed(failure.error);
}

/** Unmounts a tree because of an error outside of it. */
export function failTree(tree: Tree, error: unknown): void {
  tree.failure ??= { error };
  endFailedTree(tree);
}

/** Cleans up effects that will be created again; of a removed node all effects, parents before children. */
function cleanUp(node: TreeNode, isPassive: boolean, all = node.isRemoved): void {
  for (const hook of node.hooks) {
    const { cleanup } = hook;
    if (hook.isPassive !== isPassive || !(all || hook.create)) continue;
    hook.cleanup = undefined;
    if (typeof cleanup === 'function') attempt(node.tree, cleanup as () => void);
  }
  if (all) for (const child of node.children.values()) cleanUp(child, isPassive, true);
}

/** Creates the effects that are due. As in React, after a failing effect the component's later effects are not created. */
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
function commitEffects(work: TreeNode[], isPassive: boolean): void {
  for (const node of work) cleanUp(node, isPassive);
  for (const node of work) if (!node.isRemoved) create(node, isPassive);
  for (const { tree } of work) if (tree.failure) endFailedTree(tree);
}

/** Runs the passive effects of the last commit. */
function flushPassiveEffects(tree: Tree): void {
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

/** Trees with something to render. */
const changed = new Set<Tree>();
let isScheduled = false;

/** Trees whose passive effects are due. */
const due: Tree[] = [];
const flushDue = () => due.splice(0).forEach(flushPassiveEffects);
let channel: MessageChannel | undefined;

/** Runs the passive effects of a tree in the task of a message, since timers wait on hidden pages. */
function schedulePassiveEffects(tree: Tree): void {
  due.push(tree);
  if (!channel) {
    channel = new MessageChannel();
    // No closure here: it would keep the variables of this scope, in minified code a whole tree.
    channel.port1.onmessage = flushDue;
  }
  channel.port2.postMessage(0);
}

/**
 * Renders a node in the next microtask if its hooks have changed by then.
 *
 * @returns whether it is in its tree
 */
export function scheduleUpdate(node: TreeNode): boolean {
  if (node === rendering.node) {
    callAgain();
    return true;
  }
  for (let ancestor: TreeNode | undefined = node; ancestor; ancestor = ancestor.parent) {
    if (ancestor.isRemoved) return false;
    ancestor.pending ||= 1;
  }
  changed.add(node.tree);
  if (!isScheduled) {
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      flushUpdates();
    });
  }
  return true;
}

/** @returns the nodes to commit, including removed ones; none if the tree failed */
function renderTree(tree: Tree, round: number): TreeNode[] {
  const work: TreeNode[] = [];
  attempt(tree, () => {
    if (round > MAX_ROUNDS) throwEndlessUpdate();
    if (tree.root) render(tree.root, work);
  });
  if (tree.failure) {
    endFailedTree(tree);
    return [];
  }
  for (const node of work) node.children = node.nextChildren;
  if (tree.passive) {
    tree.passive = work;
    schedulePassiveEffects(tree);
  }
  return work;
}

/** Renders and commits all changes. @param round number of renders that led to this one @default 0 */
export function flushUpdates(round = 0): void {
  for (; changed.size > 0; round++) {
    changed.forEach(flushPassiveEffects);
    const trees = [...changed];
    changed.clear();
    const work = trees.flatMap((tree) => renderTree(tree, round));
    commitEffects(work, false);
    // As in React, passive effects do not wait if layout effects caused the render.
    if (round === 0 || changed.size > 0) continue;
    trees.forEach(flushPassiveEffects);
    return;
  }
}

/** Renders and commits a new tree. `flushUpdates(1)` renders the state that its layout effects set. */
export function mountTree(tree: Tree, element: JsxElement): void {
  tree.root = createNode(tree, undefined, element);
  commitEffects(renderTree(tree, 0), false);
}
