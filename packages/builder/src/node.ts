/** Nodes of a layout: their type, their kind (section, row, column, module), and the attributes that wireframes show. */
import { text } from '@enliven/values';

/** Node as the builder stores it. Other fields are kept unchanged. */
export interface ModuleNode {
  /** `et_pb_section`, `et_pb_row`, `et_pb_text` … */
  readonly type: string;
  /** Address: `0.1.2`, numbers from 0. */
  readonly address: string;
  readonly attrs: Readonly<Record<string, string>>;
  /** Children, or markup; `""` or undefined if empty. */
  readonly content?: readonly ModuleNode[] | string;
  /** Identity for React, which a moved node keeps. */
  readonly _key?: string;
  /** Index among the siblings, from 0. */
  readonly _order?: number;
  /** Whether an ancestor is locked. */
  readonly lockedParent?: boolean;
  /** Id of the library item around the node. */
  readonly globalParent?: string;
  /** Whether the node is an item of a module, such as a tab or a slide. */
  readonly is_module_child?: boolean;
  readonly parent_address?: string;
  readonly parent_slug?: string;
  /** Type of the module's items. */
  readonly child_slug?: string;
  readonly component_path?: string;
  readonly [field: string]: unknown;
}

/** Node, or a node wrapped by a component. */
export type NodeLike = ModuleNode | { readonly props: ModuleNode };
/** Nodes of the first level with their descendants; nodes may be wrapped. */
export type Layout = readonly NodeLike[];
/** Layout with correct addresses, orders and inherited fields, as `createTree` returns it. */
export type Tree = readonly ModuleNode[];

/** Returns the node, unwrapped if a component has wrapped it. */
export const propsOf = (node: NodeLike): ModuleNode => (node as { props?: ModuleNode }).props ?? (node as ModuleNode);

/** Returns the children of a node; `[]` if it contains markup or nothing. */
export const childrenOf = (node: NodeLike): readonly NodeLike[] => {
  const { content } = propsOf(node);
  return Array.isArray(content) ? content : [];
};

/** Returns an attribute; `""` if it is not set. */
export const attrOf = (node: NodeLike, name: string): string => {
  const { attrs } = propsOf(node);
  return Object.hasOwn(attrs, name) ? text(attrs[name]) : '';
};

/** Kind of a node, which is its level in a layout (docs/reference/module-tree.md#kinds). */
export type Kind = 'section' | 'row' | 'column' | 'module';
/** Type of a section: with rows, with fullwidth modules, or with columns. */
export type SectionType = 'regular' | 'fullwidth' | 'specialty';

const KINDS: Readonly<Record<string, Kind>> = {
  et_pb_section: 'section',
  et_pb_row: 'row',
  et_pb_row_inner: 'row',
  et_pb_column: 'column',
  et_pb_column_inner: 'column',
};
const REMOVED = 'et-fb-removed-component';

/** Returns the kind of a node. A node that is not a section, row or column is a module. */
export const kindOf = (node: NodeLike): Kind => {
  const { type } = propsOf(node);
  return (Object.hasOwn(KINDS, type) && KINDS[type]) || 'module';
};

/** Returns the type of a section by its attributes. */
export const typeOfSection = (section: NodeLike): SectionType =>
  (['fullwidth', 'specialty'] as const).find((type) => attrOf(section, type) === 'on') ?? 'regular';

const TESTS: Readonly<Record<string, (node: NodeLike) => boolean>> = {
  section: (node) => kindOf(node) === 'section',
  row: (node) => kindOf(node) === 'row',
  column: (node) => kindOf(node) === 'column',
  module: (node) => kindOf(node) === 'module' && !propsOf(node).is_module_child,
  'row-inner': (node) => propsOf(node).type === 'et_pb_row_inner',
  'column-inner': (node) => propsOf(node).type === 'et_pb_column_inner',
  regular: (node) => kindOf(node) === 'section' && typeOfSection(node) === 'regular',
  fullwidth: (node) => attrOf(node, 'fullwidth') === 'on',
  specialty: (node) => attrOf(node, 'specialty') === 'on',
  disabled: (node) => attrOf(node, 'disabled') === 'on',
  locked: (node) => attrOf(node, 'locked') === 'on' || propsOf(node).lockedParent === true,
  removed: (node) => propsOf(node).component_path === REMOVED,
};

/**
 * Whether a node is `section`, `row`, `column`, `module`, `row-inner`, `column-inner`, `regular`, `fullwidth`, `specialty`, `disabled`,
 * `locked` or `removed`. For any other name, returns the field of that name.
 */
export function is(name: string, node: NodeLike): unknown {
  if (Object.hasOwn(TESTS, name)) return TESTS[name]?.(node);
  const props = propsOf(node);
  return Object.hasOwn(props, name) ? props[name] : undefined;
}

const SHOWN =
  /^(locked|global_module|admin_label|collapsed|ab_.*|disabled|disabled_on|column_structure|type|_deleted)$/;

/**
 * Returns the attributes that a wireframe shows (docs/reference/module-tree.md#wireframes). Modules with equal attributes look the same in
 * a wireframe.
 */
export const wireframeAttrs = ({ attrs }: Pick<ModuleNode, 'attrs'>): Record<string, string> =>
  Object.fromEntries(Object.entries(attrs).filter(([name]) => SHOWN.test(name)));
