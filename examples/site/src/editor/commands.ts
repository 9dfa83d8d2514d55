/** Edits of the page editor: adding, moving and removing nodes, and changing the columns of rows. */
import {
  applyPatch,
  childrenOf,
  createTree,
  duplicateNode,
  type Edit,
  flatten,
  insertNode,
  isEditable,
  kindOf,
  type ModuleNode,
  mayContain,
  moveNode,
  type NewNode,
  nodeAt,
  removeNode,
  setAttrs,
  type Tree,
} from '@enliven/builder';
import { addressSequence, parseColumns } from '@enliven/values/builder';

export const parentOf = (address: string): string => address.slice(0, Math.max(0, address.lastIndexOf('.')));
const indexOf = (address: string): number => Number(address.slice(address.lastIndexOf('.') + 1));
const isWithin = (address: string, outer: string): boolean => `${address}.`.startsWith(`${outer}.`);

const countIn = (tree: Tree, parent: string): number => {
  const node = nodeAt(tree, parent);
  if (parent === '') return tree.length;
  return node ? childrenOf(node).length : 0;
};

const may = (tree: Tree, address: string): boolean => address === '' || isEditable(tree, address);

/** Whether users may put a node into `parent`. Columns are only created with their row, and items only fit their kind of module. */
function accepts(tree: Tree, parent: string, node: ModuleNode): boolean {
  if (kindOf(node) === 'column' || !may(tree, parent)) return false;
  if (node.is_module_child && nodeAt(tree, parent)?.child_slug !== node.type) return false;
  return mayContain(tree, parent, node);
}

export interface Place {
  parent: string;
  index: number;
}

/** Returns the place of a new node: inside the selection or its first accepting descendant, otherwise after it or its nearest ancestor. */
export function placeFor(tree: Tree, selected: string, node: NewNode): Place | undefined {
  const [created] = createTree([node]);
  if (!created) return undefined;
  const end = (parent: string): Place => ({ parent, index: countIn(tree, parent) });
  if (selected === '') return accepts(tree, '', created) ? end('') : undefined;
  if (accepts(tree, selected, created)) return end(selected);
  const inside = flatten(tree).find(({ address }) => isWithin(address, selected) && accepts(tree, address, created));
  if (inside) return end(inside.address);
  const step = addressSequence(selected)
    .reverse()
    .find((one) => accepts(tree, parentOf(one), created));
  return step === undefined ? undefined : { parent: parentOf(step), index: indexOf(step) + 1 };
}

/** Adds a node near the selection; undefined if no place accepts it. */
export function add(tree: Tree, selected: string, node: NewNode): Edit | undefined {
  const place = placeFor(tree, selected, node);
  return place && insertNode(tree, place.parent, place.index, node);
}

/** Creates a row. @param structure widths of its columns, e.g. `1_3,2_3` */
export const newRow = (structure: string): NewNode => ({
  type: 'et_pb_row',
  attrs: { column_structure: structure },
  content: parseColumns(structure).map((type) => ({ type: 'et_pb_column', attrs: { type } })),
});

/** Whether a node may be removed, copied and moved. */
export function isMovable(tree: Tree, address: string): boolean {
  const node = nodeAt(tree, address);
  return node !== undefined && kindOf(node) !== 'column' && isEditable(tree, address) && may(tree, parentOf(address));
}

export const remove = (tree: Tree, address: string): Edit | undefined =>
  isMovable(tree, address) ? removeNode(tree, address) : undefined;

export const duplicate = (tree: Tree, address: string): Edit | undefined =>
  isMovable(tree, address) ? duplicateNode(tree, address) : undefined;

/** Moves a node by one place, at the end of its parent into the next parent that accepts it; undefined if there is none. */
export function move(tree: Tree, address: string, by: -1 | 1): Edit | undefined {
  const node = nodeAt(tree, address);
  if (!node || !isMovable(tree, address)) return undefined;
  const parent = parentOf(address);
  const index = indexOf(address) + by;
  if (index >= 0 && index < countIn(tree, parent)) return moveNode(tree, address, parent, index);
  const parents = flatten(tree)
    .map((one) => one.address)
    .filter((one) => !isWithin(one, address) && (one === parent || accepts(tree, one, node)));
  const next = parent === '' ? undefined : parents[parents.indexOf(parent) + by];
  if (next === undefined) return undefined;
  return moveNode(tree, address, next, by < 0 ? countIn(tree, next) : 0);
}

/** Combines several edits in one. @param address address of the affected node */
function sequence(tree: Tree, address: string, steps: readonly ((tree: Tree) => Edit)[]): Edit {
  let edit: Edit = { tree, patch: [], inverse: [], address };
  for (const step of steps) {
    const { tree: next, patch, inverse } = step(edit.tree);
    edit = { tree: next, patch: [...edit.patch, ...patch], inverse: [...inverse, ...edit.inverse], address };
  }
  return edit;
}

/** Changes the columns of a row. Content of removed columns moves into the last remaining column. */
export function divide(tree: Tree, address: string, structure: string): Edit {
  const types = parseColumns(structure);
  const columns = childrenOf(nodeAt(tree, address) as ModuleNode) as readonly ModuleNode[];
  const last = `${address}.${types.length - 1}`;
  const extra = columns.slice(types.length);
  return sequence(tree, address, [
    (now) => setAttrs(now, address, { column_structure: structure }),
    ...types.map(
      (type, at) => (now: Tree) =>
        at < columns.length
          ? setAttrs(now, `${address}.${at}`, { type })
          : insertNode(now, address, at, { type: 'et_pb_column', attrs: { type } }),
    ),
    ...extra.flatMap((column) => [
      ...childrenOf(column).map(
        () => (now: Tree) => moveNode(now, `${address}.${types.length}.0`, last, countIn(now, last)),
      ),
      (now: Tree) => removeNode(now, `${address}.${types.length}`),
    ]),
  ]);
}

/** Replaces the whole layout by an edit that can be undone. */
export const replaceAll = (tree: Tree, layout: unknown): Edit => {
  const others = createTree(layout);
  return sequence(tree, '0', [
    ...tree.map(() => (now: Tree) => removeNode(now, '0')),
    // Inserting the nodes as new ones would replace their stored keys.
    (now) => {
      const patch = others.map((node, at) => ({ do: 'insert', address: `${at}`, node }) as const);
      return { ...applyPatch(now, patch), patch, address: '0' };
    },
  ]);
};
