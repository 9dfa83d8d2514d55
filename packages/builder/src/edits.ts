/** Edits of a tree, which return a new tree and the inverse patch (docs/reference/module-tree.md#edits), and their history. */
import { createTree, type NewKey, randomKey } from './forms';
import { lineTo, nodeAt } from './lookup';
import { type ModuleNode, type Tree, typeOfSection } from './node';
import { applyPatch, type Patch, type Patched, placeOf } from './operations';
import { allFits } from './rules';

/** Result of an edit. */
export interface Edit extends Patched {
  /** Patch that the edit has applied. */
  readonly patch: Patch;
  /** Address of the node; of a removed node its last address. */
  readonly address: string;
}

/** Node that is not in a tree yet; the tree assigns its address, key and order. */
export interface NewNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, string>>;
  readonly content?: readonly NewNode[] | string;
  readonly is_module_child?: boolean;
  readonly [field: string]: unknown;
}

const edit = (tree: Tree, patch: Patch, address: string): Edit => ({ ...applyPatch(tree, patch), patch, address });

function existingNode(tree: Tree, address: string): ModuleNode {
  const node = nodeAt(tree, address);
  if (!node)
    throw new RangeError(
      `[enliven/builder] there is no node at "${address}", so nothing was edited. Look it up with nodeAt first.`,
    );
  return node;
}

function assertFits(tree: Tree, parent: string, node: ModuleNode): void {
  const line = lineTo(tree, parent);
  if (parent !== '') existingNode(tree, parent);
  if (!allFits(line, node))
    throw new TypeError(
      `[enliven/builder] ${node.type} may not be in ${line.at(-1)?.type ?? 'the first level'}, so nothing was edited. Ask mayContain first.`,
    );
}

/** Returns the node and its descendants without keys, so that each gets a new one. */
const withoutKeys = (node: NewNode): NewNode => {
  const { _key, content, ...rest } = node;
  return { ...rest, content: Array.isArray(content) ? content.map(withoutKeys) : content };
};

function newNode(node: NewNode, newKey: NewKey): ModuleNode {
  const [created] = createTree([withoutKeys(node)], newKey);
  if (!created) throw new TypeError('[enliven/builder] this is no node, so nothing was edited. Give it a type.');
  return created;
}

const childAddress = (parent: string, index: number): string => (parent === '' ? `${index}` : `${parent}.${index}`);

const countIn = (tree: Tree, parent: string): number => {
  const content = parent === '' ? tree : nodeAt(tree, parent)?.content;
  return Array.isArray(content) ? content.length : 0;
};

const clampIndex = (count: number, index: number): number => Math.max(0, Math.min(count, Math.trunc(index) || 0));

/**
 * Inserts a new node with its descendants, which all get new keys.
 *
 * @param parent address of the parent, `""` for the first level
 * @param index index among the children, clamped to their number
 * @throws TypeError if the parent may not contain the node
 */
export function insertNode(tree: Tree, parent: string, index: number, node: NewNode, newKey: NewKey = randomKey): Edit {
  const created = newNode(node, newKey);
  assertFits(tree, parent, created);
  const address = childAddress(parent, clampIndex(countIn(tree, parent), index));
  return edit(tree, [{ do: 'insert', address, node: created }], address);
}

/** Removes a node. @throws RangeError if the node does not exist */
export function removeNode(tree: Tree, address: string): Edit {
  existingNode(tree, address);
  return edit(tree, [{ do: 'remove', address }], address);
}

/** Returns the address of a node after another one was removed. */
function addressAfterRemoval(address: string, removed: string): string {
  const { parent, index } = placeOf(removed);
  const depth = parent === '' ? 0 : parent.split('.').length;
  const steps = address.split('.');
  const beside = parent === '' || address.startsWith(`${parent}.`);
  if (beside && Number(steps[depth]) > index) steps[depth] = `${Number(steps[depth]) - 1}`;
  return steps.join('.');
}

/**
 * Moves a node with its descendants, which keep their keys.
 *
 * @param parent address of the new parent before the move; `""` for the first level
 * @param index index among the children after the move, clamped to their number
 * @throws TypeError if the parent may not contain the node, or is inside the node
 */
export function moveNode(tree: Tree, from: string, parent: string, index: number): Edit {
  const node = existingNode(tree, from);
  if (`${parent}.`.startsWith(`${from}.`))
    throw new TypeError(`[enliven/builder] the node at "${from}" cannot go into itself, so nothing was edited.`);
  // Existing nodes may stay, since pages of old versions may break the rules.
  if (placeOf(from).parent !== parent) assertFits(tree, parent, node);
  const target = parent === '' ? '' : addressAfterRemoval(parent, from);
  const others = countIn(tree, parent) - (placeOf(from).parent === parent ? 1 : 0);
  const address = childAddress(target, clampIndex(others, index));
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

/** Inserts a copy after a node. All nodes of the copy get new keys. @throws RangeError if the node does not exist */
export function duplicateNode(tree: Tree, address: string, newKey: NewKey = randomKey): Edit {
  const { parent, index } = placeOf(address);
  const copy = childAddress(parent, index + 1);
  return edit(tree, [{ do: 'insert', address: copy, node: newNode(existingNode(tree, address), newKey) }], copy);
}

/**
 * Changes attributes of a node.
 *
 * @param changes new values; undefined removes an attribute
 * @throws TypeError if the new type of a section does not allow its content
 */
export function setAttrs(tree: Tree, address: string, changes: Readonly<Record<string, string | undefined>>): Edit {
  const node = existingNode(tree, address);
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

/** Changes the markup of a node without children. @throws TypeError if the node has children */
export function setMarkup(tree: Tree, address: string, markup: string): Edit {
  const node = existingNode(tree, address);
  if (Array.isArray(node.content) && node.content.length > 0)
    throw new TypeError(
      `[enliven/builder] the node at "${address}" holds nodes, so its markup stays. Remove them first.`,
    );
  return edit(tree, [{ do: 'replace', address, node: { ...node, content: markup } }], address);
}

/** Immutable history of a tree, for undo and redo (docs/reference/module-tree.md#undo). */
export interface History {
  readonly tree: Tree;
  /** Patches that redo undone edits, the last undone edit first. */
  readonly undone: readonly Patch[];
  /** Patches that undo edits, the last edit first. */
  readonly done: readonly Patch[];
}

/** Default number of edits that can be undone. */
const DEFAULT_LIMIT = 200;

/** Creates a history without edits. */
export const createHistory = (tree: Tree): History => ({ tree, done: [], undone: [] });

/** Adds an edit to the history; undone edits can no longer be redone. @param most number of edits to keep @default 200 */
export const noteEdit = ({ done }: History, { tree, inverse, patch }: Edit, most = DEFAULT_LIMIT): History =>
  patch.length === 0 ? { tree, done, undone: [] } : { tree, done: [inverse, ...done].slice(0, most), undone: [] };

/** Undoes the last edit; returns the same history if there is none. */
export function undo(history: History): History {
  const [last, ...done] = history.done;
  if (!last) return history;
  const { tree, inverse } = applyPatch(history.tree, last);
  return { tree, done, undone: [inverse, ...history.undone] };
}

/** Redoes the last undone edit; returns the same history if there is none. */
export function redo(history: History): History {
  const [next, ...undone] = history.undone;
  if (!next) return history;
  const { tree, inverse } = applyPatch(history.tree, next);
  return { tree, undone, done: [inverse, ...history.done] };
}
