/** What was done to a tree, to be taken back and done again (docs/reference/module-tree.md#undo). */
import type { Edit } from './edits';
import type { Tree } from './node';
import { applyPatch, type Patch } from './operations';

/** The tree as it is, and the way back and forth. Never changed: every step gives a new one. */
export interface History {
  readonly tree: Tree;
  /** The last one first. */
  readonly undone: readonly Patch[];
  readonly done: readonly Patch[];
}

/** Edits that can be taken back at most. */
const USUAL = 200;

/** A history in which nothing was done yet. */
export const createHistory = (tree: Tree): History => ({ tree, done: [], undone: [] });

/** Notes an edit of the tree; what was taken back before can no longer be done again. @param most edits kept @default 200 */
export const noteEdit = ({ done }: History, { tree, inverse, patch }: Edit, most = USUAL): History =>
  patch.length === 0 ? { tree, done, undone: [] } : { tree, done: [inverse, ...done].slice(0, most), undone: [] };

/** Takes the last edit back; the same history when there is none. */
export function undo(history: History): History {
  const [last, ...done] = history.done;
  if (!last) return history;
  const { tree, inverse } = applyPatch(history.tree, last);
  return { tree, done, undone: [inverse, ...history.undone] };
}

/** Does again what was taken back last; the same history when there is nothing. */
export function redo(history: History): History {
  const [next, ...undone] = history.undone;
  if (!next) return history;
  const { tree, inverse } = applyPatch(history.tree, next);
  return { tree, undone, done: [inverse, ...history.done] };
}
