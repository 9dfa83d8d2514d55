/** Nodes of a layout: what a section, a row, a column and a module have in common, which of them a node is, and what a wireframe shows of it. */
import { text } from '@enliven/values';

/** A node as the builder keeps it. Fields that are not named here are kept as they are. */
export interface ModuleNode {
  /** `et_pb_section`, `et_pb_row`, `et_pb_text` … */
  readonly type: string;
  /** Address: `0.1.2`, numbers from 0. */
  readonly address: string;
  readonly attrs: Readonly<Record<string, string>>;
  /** Its children, or the markup in it; `""` or undefined when it is empty. */
  readonly content?: readonly ModuleNode[] | string;
  /** Identity for React: stays when the node moves. */
  readonly _key?: string;
  /** Place among its siblings, from 0. */
  readonly _order?: number;
  /** Whether something it is in is locked. */
  readonly lockedParent?: boolean;
  /** Id of the library item it is in. */
  readonly globalParent?: string;
  /** Tabs, slides and other items of a module. */
  readonly is_module_child?: boolean;
  readonly parent_address?: string;
  readonly parent_slug?: string;
  /** Type of the items of a module that has some. */
  readonly child_slug?: string;
  readonly component_path?: string;
  readonly [field: string]: unknown;
}

/** A node, or one that a component has wrapped. */
export type NodeLike = ModuleNode | { readonly props: ModuleNode };
/** Nodes of the first level, with everything in them; wrapped ones are taken, too. */
export type Layout = readonly NodeLike[];
/** A layout whose addresses, places and inherited fields are right, as `createTree` gives it. */
export type Tree = readonly ModuleNode[];

/** The node itself, also of one that is wrapped. */
export const propsOf = (node: NodeLike): ModuleNode => (node as { props?: ModuleNode }).props ?? (node as ModuleNode);

/** Nodes in a node; none where it holds markup or nothing. */
export const childrenOf = (node: NodeLike): readonly NodeLike[] => {
  const { content } = propsOf(node);
  return Array.isArray(content) ? content : [];
};

/** An attribute, `""` where it is not set. */
export const attrOf = (node: NodeLike, name: string): string => {
  const { attrs } = propsOf(node);
  return Object.hasOwn(attrs, name) ? text(attrs[name]) : '';
};

/** Kind of a node (docs/reference/module-tree.md#kinds): the four levels of a layout. */
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

/** The level of a node; whatever is no section, row or column is a module. */
export const kindOf = (node: NodeLike): Kind => {
  const { type } = propsOf(node);
  return (Object.hasOwn(KINDS, type) && KINDS[type]) || 'module';
};

/** The type of a section, from its own attributes. */
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
 * `locked` or `removed`; any other name gives the field of that name.
 */
export function is(what: string, node: NodeLike): unknown {
  if (Object.hasOwn(TESTS, what)) return TESTS[what]?.(node);
  const props = propsOf(node);
  return Object.hasOwn(props, what) ? props[what] : undefined;
}

const SHOWN =
  /^(locked|global_module|admin_label|collapsed|ab_.*|disabled|disabled_on|column_structure|type|_deleted)$/;

/**
 * Returns the attributes of a module that a wireframe shows (docs/reference/module-tree.md#wireframes).
 * The attributes that a wireframe depends on: two modules with the same ones look the same in it.
 */
export const wireframeAttrs = ({ attrs }: Pick<ModuleNode, 'attrs'>): Record<string, string> =>
  Object.fromEntries(Object.entries(attrs).filter(([name]) => SHOWN.test(name)));
