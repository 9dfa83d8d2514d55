/** Makes what a node has from its place true: address, order, and what it inherits (docs/reference/module-tree.md#inherited-states). */
import { kindOf } from './kind';
import { attrOf, type ModuleNode, type Tree } from './node';

type Mutable = { -readonly [key in keyof ModuleNode]: ModuleNode[key] };

/** What a node gives to those in it. */
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

/** The fields of a node that are wrong below its parent; undefined when none is. What it has not and need not have is left out. */
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
