/** Runs trees of components that draw nothing: all there is to them is their hooks, run in React's order. */
import type { Place } from '@enliven/core';
import { type Component, Fragment, isPiece, type Output, type Piece } from './piece';

export interface Hook {
  /** Of a state: what this rendering sees. Of a memo: what was computed. */
  value?: unknown;
  /** Of a state: what the next rendering will see. */
  next?: unknown;
  set?: (action: never) => void;
  reduce?: (state: never, action: never) => unknown;
  /** What it was last computed, or begun, with. */
  deps?: readonly unknown[] | undefined;
  /** An effect that waits for its moment, and what undoes the last one. */
  begin?: (() => unknown) | undefined;
  end?: unknown;
  /** Begins when the browser has had time to paint. */
  late?: boolean;
}

/** One component in its place. */
export interface Branch {
  tree: Tree;
  depth: number;
  type: Component;
  piece: Piece;
  hooks: Hook[];
  children: Children;
  gone: boolean;
}

/** By key, or by place in the list. */
type Children = ReadonlyMap<string | number, Branch>;
/** Nearly all of them have none. */
const NONE: Children = new Map();

/** All components of one mount: one that fails takes the others of its tree with it, and nothing else. */
export interface Tree {
  place: Place;
  root?: Branch | undefined;
  onFailed(error: unknown): void;
}

/** Renderings in a row after which a component will never be done. */
const MOST_ROUNDS = 50;

/** The component that is being run; undefined while a library draws. */
export let current: Branch | undefined;
let position = 0;

const changed = new Set<Branch>();
let rendered: Branch[] = [];
let removed: Branch[] = [];
let late: Branch[] = [];
let scheduled = false;

const isOver = ({ gone, tree }: Branch) => gone || !tree.root;
const isStale = ({ set, value, next }: Hook) => set && !Object.is(value, next);

/** The next hook of the component that is being run. */
export function nextHook({ hooks }: Branch): Hook {
  hooks[position] ??= {};
  return hooks[position++] as Hook;
}

/** Renders it soon, together with all else that changes in the same task. */
export function schedule(branch: Branch): void {
  if (isOver(branch)) return;
  changed.add(branch);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    beginLate();
    flush();
  });
}

/** Takes a tree down because of an error. */
export function fail(tree: Tree, error: unknown): void {
  uproot(tree);
  tree.onFailed(error);
}

function attempt(tree: Tree, work: () => void): void {
  try {
    work();
  } catch (error) {
    fail(tree, error);
  }
}

function tooOften(): never {
  throw new Error('a component sets its state each time it is rendered');
}

function call(branch: Branch): Output {
  const outer = current;
  current = branch;
  try {
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
      position = 0;
      const output = branch.type(branch.piece.props);
      // A state that is set while rendering is meant for this very rendering.
      if (!branch.hooks.some(isStale)) return output;
    }
    return tooOften();
  } finally {
    current = outer;
  }
}

function sprout(tree: Tree, piece: Piece, depth: number): Branch {
  if (typeof piece.type === 'string') throw new Error(`<${piece.type}> is drawn outside of a Slot`);
  return { tree, depth, type: piece.type, piece, hooks: [], children: NONE, gone: false };
}

/** @returns what stands there from now on, rendered as far as it is new */
function grow(branch: Branch, output: Output): Children {
  if (!output) return NONE;
  const children = new Map<string | number, Branch>();
  for (const [at, item] of [output].flat().entries()) {
    // A list in a list counts on its own.
    const piece = Array.isArray(item) ? { type: Fragment, key: undefined, props: { children: item } } : item;
    if (!isPiece(piece)) continue;
    const key = piece.key === undefined || children.has(piece.key) ? at : piece.key;
    const known = branch.children.get(key);
    const child = known?.type === piece.type ? known : sprout(branch.tree, piece, branch.depth + 1);
    const isSame = child === known && child.piece === piece && !changed.has(child);
    child.piece = piece;
    children.set(key, child);
    if (!isSame) render(child);
  }
  return children;
}

function render(branch: Branch): void {
  const output = call(branch);
  changed.delete(branch);
  const before = branch.children;
  const children = grow(branch, output);
  before.forEach((child, key) => {
    if (children.get(key) !== child) removed.push(child);
  });
  branch.children = children;
  rendered.push(branch);
}

function undo(hook: Hook): void {
  const { end } = hook;
  hook.end = undefined;
  if (typeof end === 'function') end();
}

function begin(hook: Hook): void {
  const work = hook.begin;
  hook.begin = undefined;
  hook.end = work?.();
}

/** Undoes what waits to begin anew, then begins it: all of one kind before any of the other, as React does. */
function effects(branches: Branch[], isLate: boolean): void {
  for (const step of [undo, begin])
    for (const branch of branches)
      for (const hook of branch.hooks)
        if (hook.begin && !hook.late !== isLate && !isOver(branch)) attempt(branch.tree, () => step(hook));
}

/** Lets the page show what was rendered. */
function commit(): void {
  const [before, now] = [removed, rendered];
  removed = [];
  rendered = [];
  before.forEach(end);
  effects(now, false);
  const waiting = now.filter(({ hooks }) => hooks.some((hook) => hook.begin));
  if (waiting.length === 0) return;
  if (late.length === 0) setTimeout(beginLate);
  late.push(...waiting);
}

function beginLate(): void {
  const now = late;
  late = [];
  effects(now, true);
}

function end(branch: Branch): void {
  branch.gone = true;
  changed.delete(branch);
  for (const hook of branch.hooks)
    try {
      undo(hook);
    } catch (error) {
      branch.tree.onFailed(error);
    }
  branch.children.forEach(end);
}

/** Renders what has changed, until nothing changes any more. */
export function flush(): void {
  for (let rounds = 0; changed.size > 0; rounds++) {
    for (const branch of [...changed].sort((a, b) => a.depth - b.depth)) {
      if (isOver(branch)) changed.delete(branch);
      else if (changed.has(branch)) attempt(branch.tree, () => (rounds > MOST_ROUNDS ? tooOften() : render(branch)));
    }
    commit();
  }
}

/** Brings a tree to life; its effects have begun when this returns. */
export function plant(tree: Tree, piece: Piece): void {
  attempt(tree, () => {
    tree.root = sprout(tree, piece, 0);
    render(tree.root);
  });
  commit();
}

/** Takes a tree down; its effects are undone when this returns. */
export function uproot(tree: Tree): void {
  const { root } = tree;
  tree.root = undefined;
  if (root) end(root);
}
