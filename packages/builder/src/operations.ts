/** Operations on a tree and their inverses (docs/reference/module-tree.md#edits), and the fields that nodes derive from their position. */
import { attrOf, kindOf, type ModuleNode, type Tree } from './node';

type Mutable = { -readonly [key in keyof ModuleNode]: ModuleNode[key] };

/** Values that the children of a node inherit. */
interface Inheritance {
  /** Address of the node and a dot; `""` for the first level. */
  prefix: string;
  locked: boolean;
  global: string;
  /** Whether the node is a module, so that its children are items. */
  module: boolean;
  parent: ModuleNode | undefined;
}

const inheritanceFrom = (parent: ModuleNode | undefined): Inheritance =>
  parent
    ? {
        prefix: `${parent.address}.`,
        locked: parent.lockedParent === true || attrOf(parent, 'locked') === 'on',
        global: attrOf(parent, 'global_module') || (parent.globalParent ?? ''),
        module: kindOf(parent) === 'module',
        parent,
      }
    : { prefix: '', locked: false, global: '', module: false, parent };

/** Returns the correct values of fields that do not match the parent; undefined if all match. Missing optional fields stay missing. */
function corrections(node: ModuleNode, { locked, global, module, parent }: Inheritance): Partial<Mutable> | undefined {
  if (!parent) return undefined;
  let corrected: Partial<Mutable> | undefined;
  if (node.lockedParent !== locked && (locked || 'lockedParent' in node)) corrected = { lockedParent: locked };
  if (node.globalParent !== global && (global !== '' || 'globalParent' in node))
    corrected = { ...corrected, globalParent: global };
  if (module && node.is_module_child !== true) corrected = { ...corrected, is_module_child: true };
  if ('parent_address' in node && node.parent_address !== parent.address)
    corrected = { ...corrected, parent_address: parent.address };
  if ('parent_slug' in node && node.parent_slug !== parent.type) corrected = { ...corrected, parent_slug: parent.type };
  return corrected;
}

function placeNode(node: ModuleNode, from: Inheritance, index: number, settled: boolean): ModuleNode {
  const address = from.prefix + index;
  const moved = node.address !== address || node._order !== index;
  const corrected = corrections(node, from);
  if (settled && !moved && !corrected) return node;
  let result: Mutable | undefined = moved ? { ...node, address, _order: index } : undefined;
  if (corrected) result = { ...(result ?? node), ...corrected };
  const { content } = node;
  if (Array.isArray(content)) {
    const children = placeNodes(content as Tree, result ?? node, settled);
    if (children !== content) {
      result ??= { ...node };
      result.content = children;
    }
  }
  return result ?? node;
}

/**
 * Corrects the fields that nodes of one level derive from their position: address, order and inherited states
 * (docs/reference/module-tree.md#inherited-states).
 *
 * @param settled whether the descendants match the nodes, so that descendants of unchanged nodes are skipped
 * @param first index of the first node to correct
 * @returns the same list if nothing changes
 */
export function placeNodes(nodes: Tree, parent: ModuleNode | undefined, settled: boolean, first = 0): Tree {
  const from = inheritanceFrom(parent);
  let list: ModuleNode[] | undefined;
  for (let at = first; at < nodes.length; at++) {
    const node = nodes[at] as ModuleNode;
    const result = placeNode(node, from, at, settled);
    if (result === node) continue;
    list ??= [...nodes];
    list[at] = result;
  }
  return list ?? nodes;
}

/** Content of a node without children: an empty string or an empty list. */
type Empty = '' | 'list';

/** Change of a tree, as JSON. */
export type Operation =
  | { readonly do: 'insert'; readonly address: string; readonly node: ModuleNode }
  | { readonly do: 'remove'; readonly address: string; readonly empty?: Empty }
  | { readonly do: 'replace'; readonly address: string; readonly node: ModuleNode };

/** Operations in the order in which they apply. */
export type Patch = readonly Operation[];

/** A changed tree, and the patch that restores the previous tree. */
export interface Patched {
  readonly tree: Tree;
  readonly inverse: Patch;
}

/** Returns the position of a node: the address of its parent, `""` for the first level, and its index. */
export function placeOf(address: string): { parent: string; index: number } {
  const dot = address.lastIndexOf('.');
  return { parent: address.slice(0, Math.max(0, dot)), index: Number(address.slice(dot + 1)) };
}

const noPlaceError = (address: string): RangeError =>
  new RangeError(
    `[enliven/builder] the tree has no place "${address}", so it is not changed. Check the address: numbers from 0, joined by dots.`,
  );

type ChangeLevel = (nodes: Tree, parent: ModuleNode | undefined) => Tree | '';

/** Returns the tree with changed children of one node. All nodes except that node and its ancestors stay the same objects. */
function changeLevel(tree: Tree, steps: readonly number[], change: ChangeLevel, parent?: ModuleNode): Tree | '' {
  const [step, ...rest] = steps;
  if (step === undefined) return change(tree, parent);
  const node = tree[step];
  if (!node) throw noPlaceError(steps.join('.'));
  const content = changeLevel(Array.isArray(node.content) ? (node.content as Tree) : [], rest, change, node);
  const list = [...tree];
  list[step] = { ...node, content };
  return list;
}

/** Applies an operation. @throws RangeError if the address does not exist */
function applyOperation(tree: Tree, operation: Operation): { tree: Tree; inverse: Operation } {
  const { address } = operation;
  if (!/^\d+(\.\d+)*$/.test(address)) throw noPlaceError(address);
  const { parent: parentAddress, index } = placeOf(address);
  let inverse: Operation | undefined;
  const change: ChangeLevel = (nodes, parent) => {
    const here = nodes[index];
    if (operation.do === 'insert') {
      // Nodes would replace the markup, and the inverse could not restore it.
      const markup = typeof parent?.content === 'string' && parent.content !== '';
      if (index > nodes.length || markup) throw noPlaceError(address);
      const empty = parent && nodes.length === 0 && !Array.isArray(parent.content) ? '' : 'list';
      inverse = { do: 'remove', address, empty };
      const list = [...nodes.slice(0, index), operation.node, ...nodes.slice(index)];
      // Only the new node and its descendants need to be checked.
      const [node] = placeNodes(list.slice(0, index + 1), parent, false, index).slice(index);
      list[index] = node as ModuleNode;
      return placeNodes(list, parent, true, index + 1);
    }
    if (!here) throw noPlaceError(address);
    if (operation.do === 'remove') {
      inverse = { do: 'insert', address, node: here };
      const list = [...nodes.slice(0, index), ...nodes.slice(index + 1)];
      return list.length === 0 && parent && operation.empty !== 'list' ? '' : placeNodes(list, parent, true, index);
    }
    inverse = { do: 'replace', address, node: here };
    const list = [...nodes];
    list[index] = operation.node;
    const [node] = placeNodes(list.slice(0, index + 1), parent, false, index).slice(index);
    list[index] = node as ModuleNode;
    return list;
  };
  const changed = changeLevel(tree, parentAddress === '' ? [] : parentAddress.split('.').map(Number), change);
  return { tree: changed || [], inverse: inverse as Operation };
}

/** Applies a patch. @throws RangeError if an address does not exist; then no operation applies */
export function applyPatch(tree: Tree, patch: Patch): Patched {
  const inverse: Operation[] = [];
  let result = tree;
  for (const operation of patch) {
    const step = applyOperation(result, operation);
    result = step.tree;
    inverse.unshift(step.inverse);
  }
  return { tree: result, inverse };
}
