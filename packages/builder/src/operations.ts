/** The three things that can be done to a tree, each with the one that takes it back (docs/reference/module-tree.md#edits), and what a node then has from its place. */
import { attrOf, kindOf, type ModuleNode, type Tree } from './node';

type Mutable = { -readonly [key in keyof ModuleNode]: ModuleNode[key] };

/** Fields that a node passes on to its children. */
interface Heritage {
  /** Address of the node and a dot; `""` above the first level. */
  prefix: string;
  locked: boolean;
  global: string;
  /** Whether those in it are items of a module. */
  module: boolean;
  parent: ModuleNode | undefined;
}

const heritage = (parent: ModuleNode | undefined): Heritage =>
  parent
    ? {
        prefix: `${parent.address}.`,
        locked: parent.lockedParent === true || attrOf(parent, 'locked') === 'on',
        global: attrOf(parent, 'global_module') || (parent.globalParent ?? ''),
        module: kindOf(parent) === 'module',
        parent,
      }
    : { prefix: '', locked: false, global: '', module: false, parent };

/** Returns the fields of a node that are wrong below its parent; undefined if none is. Optional missing fields are left out. */
function corrections(node: ModuleNode, { locked, global, module, parent }: Heritage): Partial<Mutable> | undefined {
  if (!parent) return undefined;
  let wrong: Partial<Mutable> | undefined;
  if (node.lockedParent !== locked && (locked || 'lockedParent' in node)) wrong = { lockedParent: locked };
  if (node.globalParent !== global && (global !== '' || 'globalParent' in node))
    wrong = { ...wrong, globalParent: global };
  if (module && node.is_module_child !== true) wrong = { ...wrong, is_module_child: true };
  if ('parent_address' in node && node.parent_address !== parent.address)
    wrong = { ...wrong, parent_address: parent.address };
  if ('parent_slug' in node && node.parent_slug !== parent.type) wrong = { ...wrong, parent_slug: parent.type };
  return wrong;
}

function placed(node: ModuleNode, from: Heritage, index: number, settled: boolean): ModuleNode {
  const address = from.prefix + index;
  const moved = node.address !== address || node._order !== index;
  const wrong = corrections(node, from);
  if (settled && !moved && !wrong) return node;
  let result: Mutable | undefined = moved ? { ...node, address, _order: index } : undefined;
  if (wrong) result = { ...(result ?? node), ...wrong };
  const { content } = node;
  if (Array.isArray(content)) {
    const children = placedAll(content as Tree, result ?? node, settled);
    if (children !== content) {
      result ??= { ...node };
      result.content = children;
    }
  }
  return result ?? node;
}

/**
 * Makes what a node has from its place true: address, order, and what it inherits (docs/reference/module-tree.md#inherited-states).
 * All nodes of a level as they must be there; the same list when nothing changes.
 *
 * @param settled everything in the nodes fits the nodes as they are, so that it need not be looked at when these stay
 * @param first those before it are right
 */
export function placedAll(nodes: Tree, parent: ModuleNode | undefined, settled: boolean, first = 0): Tree {
  const from = heritage(parent);
  let list: ModuleNode[] | undefined;
  for (let at = first; at < nodes.length; at++) {
    const node = nodes[at] as ModuleNode;
    const result = placed(node, from, at, settled);
    if (result === node) continue;
    list ??= [...nodes];
    list[at] = result;
  }
  return list ?? nodes;
}

/** Returns the content of a node without children. */
type Empty = '' | 'list';

/** Change of a tree, as JSON. */
export type Operation =
  | { readonly do: 'insert'; readonly address: string; readonly node: ModuleNode }
  | { readonly do: 'remove'; readonly address: string; readonly empty?: Empty }
  | { readonly do: 'replace'; readonly address: string; readonly node: ModuleNode };

/** Changes, one after the other. */
export type Patch = readonly Operation[];

/** A tree and what takes it back to the tree it came from. */
export interface Patched {
  readonly tree: Tree;
  readonly inverse: Patch;
}

/** Position of a node: the address of its parent, `""` on the first level, and its index. */
export function placeOf(address: string): { parent: string; index: number } {
  const dot = address.lastIndexOf('.');
  return { parent: address.slice(0, Math.max(0, dot)), index: Number(address.slice(dot + 1)) };
}

const nowhere = (address: string): RangeError =>
  new RangeError(
    `[enliven/builder] the tree has no place "${address}", so it is not changed. Check the address: numbers from 0, joined by dots.`,
  );

type ChangeLevel = (nodes: Tree, parent: ModuleNode | undefined) => Tree | '';

/** The tree with the nodes below one parent changed; everything that is not on the way to them is the same. */
function changeLevel(tree: Tree, steps: readonly number[], change: ChangeLevel, parent?: ModuleNode): Tree | '' {
  const [step, ...rest] = steps;
  if (step === undefined) return change(tree, parent);
  const node = tree[step];
  if (!node) throw nowhere(steps.join('.'));
  const content = changeLevel(Array.isArray(node.content) ? (node.content as Tree) : [], rest, change, node);
  const list = [...tree];
  list[step] = { ...node, content };
  return list;
}

/** Does one thing to a tree. @throws RangeError when the tree has no such place */
function operate(tree: Tree, operation: Operation): { tree: Tree; inverse: Operation } {
  const { address } = operation;
  if (!/^\d+(\.\d+)*$/.test(address)) throw nowhere(address);
  const { parent: above, index } = placeOf(address);
  let inverse: Operation | undefined;
  const change: ChangeLevel = (nodes, parent) => {
    const here = nodes[index];
    if (operation.do === 'insert') {
      // Nodes would take the place of markup, and nothing would bring it back.
      const markup = typeof parent?.content === 'string' && parent.content !== '';
      if (index > nodes.length || markup) throw nowhere(address);
      const empty = parent && nodes.length === 0 && !Array.isArray(parent.content) ? '' : 'list';
      inverse = { do: 'remove', address, empty };
      const list = [...nodes.slice(0, index), operation.node, ...nodes.slice(index)];
      // The new node alone has to be looked through.
      const [node] = placedAll(list.slice(0, index + 1), parent, false, index).slice(index);
      list[index] = node as ModuleNode;
      return placedAll(list, parent, true, index + 1);
    }
    if (!here) throw nowhere(address);
    if (operation.do === 'remove') {
      inverse = { do: 'insert', address, node: here };
      const list = [...nodes.slice(0, index), ...nodes.slice(index + 1)];
      return list.length === 0 && parent && operation.empty !== 'list' ? '' : placedAll(list, parent, true, index);
    }
    inverse = { do: 'replace', address, node: here };
    const list = [...nodes];
    list[index] = operation.node;
    const [node] = placedAll(list.slice(0, index + 1), parent, false, index).slice(index);
    list[index] = node as ModuleNode;
    return list;
  };
  const changed = changeLevel(tree, above === '' ? [] : above.split('.').map(Number), change);
  return { tree: changed || [], inverse: inverse as Operation };
}

/** Does what a patch says. @throws RangeError when the tree has not the places it names; the tree is never changed in part */
export function applyPatch(tree: Tree, patch: Patch): Patched {
  const inverse: Operation[] = [];
  let result = tree;
  for (const operation of patch) {
    const step = operate(result, operation);
    result = step.tree;
    inverse.unshift(step.inverse);
  }
  return { tree: result, inverse };
}
