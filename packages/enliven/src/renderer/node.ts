/** What the renderer keeps of a tree: JSX elements, which are plain records, its nodes, one for each component, and their hooks. */

// biome-ignore lint/suspicious/noExplicitAny: each component has properties of its own.
export type Component = (props: any) => Output;

export interface JsxElement {
  type: Component | string;
  key: string | undefined;
  props: Record<string, unknown>;
}

/** What a component returns: elements, lists of them, text, and what stands for nothing. */
export type Output = JsxElement | Output[] | string | number | boolean | null | undefined;

/** Creates an element. Its key is no property, and is text, as in React. */
export const jsx = (type: JsxElement['type'], props: JsxElement['props'], key?: string | number): JsxElement => ({
  type,
  key: key?.toString(),
  props,
});

/** Renders several children as one. */
export const Fragment: Component = ({ children }: { children: Output }) => children;

/** Nothing else that a component returns has `props`. */
export const isJsxElement = (output: Output): output is JsxElement => !!(output as JsxElement | undefined)?.props;

type Deps = readonly unknown[];

/** One call of a hook. A state, store or context has `read`; an effect has `isPassive`. */
export interface Hook {
  /** Of a state, store or context: what the last rendering saw. Of a memo: what was computed. */
  value?: unknown;
  /** Reads what a rendering would see now. */
  read?: () => unknown;
  /** What a memo was computed with, or an effect last created with. */
  deps?: Deps | undefined;
  /** Creates the effect in the next commit, with `nextDeps`; undefined when it is not due. */
  create?: (() => unknown) | undefined;
  nextDeps?: Deps | undefined;
  /** What the effect returned. */
  cleanup?: unknown;
  /** Of an effect: whether it waits until the browser has had time to paint. */
  isPassive?: boolean;
}

/** One component in its place. */
export interface TreeNode {
  tree: Tree;
  parent: TreeNode | undefined;
  type: JsxElement['type'];
  props: JsxElement['props'];
  hooks: Hook[];
  /** As they were committed, and as they were rendered. */
  children: Children;
  nextChildren: Children;
  /** 0: nothing to do. 1: something changed for it or for a descendant, so its hooks are looked at. 2: it is rendered. */
  pending: 0 | 1 | 2;
  /** It was taken out of the tree, with all its descendants. */
  isRemoved?: boolean;
}

/** By key, or by place in the list: keys are text, and places are numbers. */
export type Children = ReadonlyMap<string | number, TreeNode>;

/** Nearly all components render no children. */
export const NO_CHILDREN: Children = new Map();

/** All components of one mount: one that fails takes the others of its tree with it, and no other tree. */
export interface Tree {
  root?: TreeNode | undefined;
  /** Nodes of the last commit, until its passive effects are flushed; undefined until the tree has such effects. */
  passive?: TreeNode[];
  /** The first error, until it is reported. */
  failure?: { error: unknown } | undefined;
  onFailed(error: unknown): void;
}

export const createNode = (tree: Tree, parent: TreeNode | undefined, { type, props }: JsxElement): TreeNode => ({
  tree,
  parent,
  type,
  props,
  pending: 2,
  hooks: [],
  children: NO_CHILDREN,
  nextChildren: NO_CHILDREN,
});

/** Whether a rendering would see another value than the last one did. */
export const hasChanged = ({ read, value }: Hook): boolean => !!read && !Object.is(read(), value);
