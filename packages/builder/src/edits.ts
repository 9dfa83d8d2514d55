/** Edits of a tree: each gives a new one and what takes it back (docs/reference/module-tree.md#edits), and the history of them. */
import { createTree, type NewKey, randomKey } from './forms';
import { lineTo, nodeAt } from './lookup';
import { type ModuleNode, type Tree, typeOfSection } from './node';
import { applyPatch, type Patch, type Patched, placeOf } from './operations';
import { allFits } from './rules';

/** Result of an edit. */
export interface Edit extends Patched {
  /** Change of the edit. */
  readonly patch: Patch;
  /** Address of the node; the last one if it was removed. */
  readonly address: string;
}

/** A node that is not in a tree yet: address, key and order are given to it. */
export interface NewNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, string>>;
  readonly content?: readonly NewNode[] | string;
  readonly is_module_child?: boolean;
  readonly [field: string]: unknown;
}

const edit = (tree: Tree, patch: Patch, address: string): Edit => ({ ...applyPatch(tree, patch), patch, address });

function existing(tree: Tree, address: string): ModuleNode {
  const node = nodeAt(tree, address);
  if (!node)
    throw new RangeError(
      `[enliven/builder] there is no node at "${address}", so nothing was edited. Look it up with nodeAt first.`,
    );
  return node;
}

function refuse(tree: Tree, parent: string, node: ModuleNode): void {
  const line = lineTo(tree, parent);
  if (parent !== '') existing(tree, parent);
  if (!allFits(line, node))
    throw new TypeError(
      `[enliven/builder] ${node.type} may not be in ${line.at(-1)?.type ?? 'the first level'}, so nothing was edited. Ask mayContain first.`,
    );
}

/** The content as new nodes have it: without keys, so that each gets one of its own. */
const withoutKeys = (node: NewNode): NewNode => {
  const { _key, content, ...rest } = node;
  return { ...rest, content: Array.isArray(content) ? content.map(withoutKeys) : content };
};

function newNode(node: NewNode, newKey: NewKey): ModuleNode {
  const [created] = createTree([withoutKeys(node)], newKey);
  if (!created) throw new TypeError('[enliven/builder] this is no node, so nothing was edited. Give it a type.');
  return created;
}

const below = (parent: string, index: number): string => (parent === '' ? `${index}` : `${parent}.${index}`);

const countIn = (tree: Tree, parent: string): number => {
  const content = parent === '' ? tree : nodeAt(tree, parent)?.content;
  return Array.isArray(content) ? content.length : 0;
};

const within = (count: number, index: number): number => Math.max(0, Math.min(count, Math.trunc(index) || 0));

/**
 * Puts a new node, and everything in it, into a tree. All of it gets new keys.
 *
 * @param parent address of what it goes into, `""` for the first level
 * @param index its place there; past the end is the end
 * @throws TypeError when it may not be there
 */
export function insertNode(tree: Tree, parent: string, index: number, node: NewNode, newKey: NewKey = randomKey): Edit {
  const created = newNode(node, newKey);
  refuse(tree, parent, created);
  const address = below(parent, within(countIn(tree, parent), index));
  return edit(tree, [{ do: 'insert', address, node: created }], address);
}

/** Takes a node out of a tree. @throws RangeError when there is none */
export function removeNode(tree: Tree, address: string): Edit {
  existing(tree, address);
  return edit(tree, [{ do: 'remove', address }], address);
}

/** Returns the address of a node after another one was removed. */
function after(address: string, gone: string): string {
  const { parent, index } = placeOf(gone);
  const depth = parent === '' ? 0 : parent.split('.').length;
  const steps = address.split('.');
  const beside = parent === '' || address.startsWith(`${parent}.`);
  if (beside && Number(steps[depth]) > index) steps[depth] = `${Number(steps[depth]) - 1}`;
  return steps.join('.');
}

/**
 * Moves a node. It keeps its keys.
 *
 * @param parent address, before the move, of what it goes into; `""` for the first level
 * @param index its place there afterwards; past the end is the end
 * @throws TypeError when it may not be there, or would be in itself
 */
export function moveNode(tree: Tree, from: string, parent: string, index: number): Edit {
  const node = existing(tree, from);
  if (`${parent}.`.startsWith(`${from}.`))
    throw new TypeError(`[enliven/builder] the node at "${from}" cannot go into itself, so nothing was edited.`);
  // Existing nodes may stay, since pages of old versions may break the rules.
  if (placeOf(from).parent !== parent) refuse(tree, parent, node);
  const target = parent === '' ? '' : after(parent, from);
  const others = countIn(tree, parent) - (placeOf(from).parent === parent ? 1 : 0);
  const address = below(target, within(others, index));
  if (address === from) return edit(tree, [], from);
  return edit(
    tree,
    [
      { do: 'remove', address: from },
      { do: 'insert', address, node },
    ],
    address,
  );
}

/** Puts a copy of a node behind it. All of the copy gets new keys. @throws RangeError when there is none */
export function duplicateNode(tree: Tree, address: string, newKey: NewKey = randomKey): Edit {
  const { parent, index } = placeOf(address);
  const copy = below(parent, index + 1);
  return edit(tree, [{ do: 'insert', address: copy, node: newNode(existing(tree, address), newKey) }], copy);
}

/**
 * Changes attributes of a node.
 *
 * @param changes new values; undefined takes an attribute away
 * @throws TypeError if the type of the section would not fit its content
 */
export function setAttrs(tree: Tree, address: string, changes: Readonly<Record<string, string | undefined>>): Edit {
  const node = existing(tree, address);
  const all = Object.entries({ ...node.attrs, ...changes });
  const attrs = Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
  const changed = { ...node, attrs };
  const filled = Array.isArray(node.content) && node.content.length > 0;
  if (node.type === 'et_pb_section' && filled && typeOfSection(changed) !== typeOfSection(node))
    throw new TypeError(
      `[enliven/builder] the section at "${address}" is not empty, so its type stays. Take out what is in it first.`,
    );
  return edit(tree, [{ do: 'replace', address, node: changed }], address);
}

/** Changes the markup in a node that has no nodes in it. @throws TypeError when it has some */
export function setMarkup(tree: Tree, address: string, markup: string): Edit {
  const node = existing(tree, address);
  if (Array.isArray(node.content) && node.content.length > 0)
    throw new TypeError(
      `[enliven/builder] the node at "${address}" holds nodes, so its markup stays. Remove them first.`,
    );
  return edit(tree, [{ do: 'replace', address, node: { ...node, content: markup } }], address);
}

/**
 * History of changes to a tree, for undo and redo (docs/reference/module-tree.md#undo).
 * The tree as it is, and the way back and forth. Never changed: every step gives a new one.
 */
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
