/** Nodes of a layout: what a section, a row, a column and a module have in common. */
import { text } from '@enliven/values';

/** A node as the builder keeps it. Fields that are not named here are kept as they are. */
export interface ModuleNode {
  /** `et_pb_section`, `et_pb_row`, `et_pb_text` … */
  readonly type: string;
  /** Where it is: `0.1.2`, numbers from 0. */
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
