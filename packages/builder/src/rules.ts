/** Rules of nesting (docs/reference/module-tree.md#allowed-children). */

import { lineTo } from './lookup';
import { childrenOf, kindOf, type ModuleNode, propsOf, type Tree, typeOfSection } from './node';

const isItem = (node: ModuleNode): boolean => kindOf(node) === 'module' && node.is_module_child === true;
const isModule = (node: ModuleNode): boolean => kindOf(node) === 'module' && !isItem(node);

/** Returns the type of a module's items: `child_slug`, else the type of its first item. */
const itemTypeOf = (module: ModuleNode): string | undefined =>
  typeof module.content === 'string' && module.content !== ''
    ? undefined
    : (module.child_slug ?? childrenOf(module).map(propsOf)[0]?.type);

/** Whether a parent may contain a node. @param line ancestors of the parent and the parent, the outermost first; `[]` for the first level */
function fits(line: readonly ModuleNode[], node: ModuleNode): boolean {
  const parent = line.at(-1);
  if (!parent) return node.type === 'et_pb_section';
  const section = typeOfSection(line[0] as ModuleNode);
  if (parent.type === 'et_pb_section') {
    if (section === 'fullwidth') return isModule(node);
    return node.type === (section === 'specialty' ? 'et_pb_column' : 'et_pb_row');
  }
  if (parent.type === 'et_pb_row') return node.type === 'et_pb_column';
  if (parent.type === 'et_pb_row_inner') return node.type === 'et_pb_column_inner';
  if (parent.type === 'et_pb_column')
    return isModule(node) || (section === 'specialty' && line.length === 2 && node.type === 'et_pb_row_inner');
  if (parent.type === 'et_pb_column_inner') return isModule(node);
  // Items, and modules without items, contain only markup.
  if (isItem(parent)) return false;
  return isItem(node) && itemTypeOf(parent) === node.type;
}

/** Whether a parent may contain a node with its descendants. */
export const allFits = (line: readonly ModuleNode[], node: ModuleNode): boolean =>
  fits(line, node) && childrenOf(node).every((child) => allFits([...line, node], child as ModuleNode));

const keysOf = (node: ModuleNode): unknown[] => [
  node._key,
  ...childrenOf(node).flatMap((child) => keysOf(child as ModuleNode)),
];

function below(line: readonly ModuleNode[], nodes: Tree): string[] {
  const parent = line.at(-1);
  return nodes.flatMap((node, index) => {
    const address = parent ? `${parent.address}.${index}` : `${index}`;
    const locked = parent !== undefined && (parent.lockedParent === true || parent.attrs.locked === 'on');
    const problems = [
      node.address !== address && `the node at ${address} has the address ${node.address}`,
      node._order !== index && `the node at ${address} has the order ${node._order}`,
      parent && (node.lockedParent ?? false) !== locked && `the node at ${address} inherits the wrong lock`,
      !fits(line, node) && `${node.type} may not be at ${address}`,
    ];
    const inside = Array.isArray(node.content) ? below([...line, node], node.content as Tree) : [];
    return [...problems.filter((one) => one !== undefined && one !== false), ...inside];
  });
}

/** Returns the problems of a tree, one sentence each. */
export function treeProblems(tree: Tree): string[] {
  const keys = tree.flatMap(keysOf);
  const repeated = new Set(keys).size < keys.length || keys.includes(undefined);
  return [...below([], tree), ...(repeated ? ['nodes have the same key, or none'] : [])];
}

/** Whether the node at an address may contain a node with its descendants; `""` is the first level. */
export function mayContain(tree: Tree, parent: string, node: ModuleNode): boolean {
  const line = lineTo(tree, parent);
  return (parent === '' || line.length > 0) && allFits(line, node);
}
