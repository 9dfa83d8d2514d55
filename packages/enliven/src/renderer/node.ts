/** Records of a tree: JSX elements, nodes (one for each component) and their hooks. */

// biome-ignore lint/suspicious/noExplicitAny: each component has properties of its own.
export type Component = (props: any) => Output;

export interface JsxElement {
  type: Component | string;
  key: string | undefined;
  props: Record<string, unknown>;
}

/** Result of a component: elements, lists of them, text, or an empty value. */
export type Output = JsxElement | Output[] | string | number | boolean | null | undefined;

/** Creates an element. As in React, its key is text and not a prop. */
export const jsx = (type: JsxElement['type'], props: JsxElement['props'], key?: string | number): JsxElement => ({
  type,
  key: key?.toString(),
  props,
});

/** Renders several children as one. */
export const Fragment: Component = ({ children }: { children: Output }) => children;

/** Whether a result of a component is an element: no other result has `props`. */
export const isJsxElement = (output: Output): output is JsxElement => !!(output as JsxElement | undefined)?.props;

type Deps = readonly unknown[];

/** Call of a hook. A state, store or context has `read`; an effect has `isPassive`. */
export interface Hook {
  /** Value of a state, store or context in the last render, or of a memo. */
  value?: unknown;
  /** Returns the value that a render would see now. */
  read?: () => unknown;
  /** Dependencies of a memo or an effect. */
  deps?: Deps | undefined;
  /** Creates the effect in the next commit, with `nextDeps`; undefined if it is not due. */
  create?: (() => unknown) | undefined;
  nextDeps?: Deps | undefined;
  /** Clean-up that the effect returned. */
  cleanup?: unknown;
  /** Whether an effect waits until the browser had time to paint. */
  isPassive?: boolean;
}

/** Component at its position in a tree. */
export interface TreeNode {
  tree: Tree;
  parent: TreeNode | undefined;
  type: JsxElement['type'];
  props: JsxElement['props'];
  hooks: Hook[];
  /** Committed children, and rendered children. */
  children: Children;
  nextChildren: Children;
  /** 0: nothing to do. 1: the node or a descendant may have changed, so its hooks are checked. 2: it renders. */
  pending: 0 | 1 | 2;
  /** Whether it was removed from the tree, with all its descendants. */
  isRemoved?: boolean;
}

/** Children by key (text) or by position (number). */
export type Children = ReadonlyMap<string | number, TreeNode>;

/** Nearly all components render no children. */
export const NO_CHILDREN: Children = new Map();

/** All components of one mount. A failing component ends its whole tree, and no other tree. */
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

/** Whether a render would see another value than the last one. */
export const hasChanged = ({ read, value }: Hook): boolean => !!read && !Object.is(read(), value);
