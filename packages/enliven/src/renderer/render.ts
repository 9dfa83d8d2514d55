/** Renders components, compares their children with the previous ones, and lists nodes to commit. */
import {
  type Children,
  createNode,
  Fragment,
  type Hook,
  hasChanged,
  isJsxElement,
  type JsxElement,
  jsx,
  NO_CHILDREN,
  type Output,
  type TreeNode,
} from './node';

/** Renders in a row after which a component counts as endless. */
export const MAX_ROUNDS = 50;

/** Node whose component runs; undefined while a library renders. A member, since composed files pass on values of variables. */
export const rendering: { node?: TreeNode | undefined } = {};
let hookIndex = 0;
let isCalledAgain = false;

/** Index of the hook that the component of a node calls. */
export function nextHook({ hooks }: TreeNode): Hook {
  hooks[hookIndex] ??= {};
  return hooks[hookIndex++] as Hook;
}

/** Calls the current component again, because it has set its own state. */
export function callAgain(): void {
  isCalledAgain = true;
}

export function throwEndlessUpdate(): never {
  throw new Error('a component sets its state each time it is rendered');
}

function call(node: TreeNode): Output {
  const { type, props } = node;
  if (typeof type === 'string') throw new Error(`<${type}> is drawn outside of a Slot`);
  const outer = rendering.node;
  rendering.node = node;
  try {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      hookIndex = 0;
      isCalledAgain = false;
      const output = type(props);
      if (!isCalledAgain) return output;
    }
    return throwEndlessUpdate();
  } finally {
    rendering.node = outer;
  }
}

/** Keeps nodes with the same key (or position) and component, and creates the others. */
function reconcile(node: TreeNode, output: Output): Children {
  if (!output) return NO_CHILDREN;
  // As in React, a fragment around everything is the list of its children.
  if (isJsxElement(output) && output.type === Fragment && output.key === undefined)
    return reconcile(node, output.props.children as Output);
  const children = new Map<string | number, TreeNode>();
  for (const [index, item] of [output].flat().entries()) {
    // A nested list has its own positions.
    const element = Array.isArray(item) ? jsx(Fragment, { children: item }) : item;
    if (!isJsxElement(element)) continue;
    let key = element.key ?? index;
    if (children.has(key)) key = index;
    children.set(key, reuse(node, node.children.get(key), element));
  }
  return children;
}

function reuse(parent: TreeNode, known: TreeNode | undefined, element: JsxElement): TreeNode {
  if (known?.type !== element.type) return createNode(parent.tree, parent, element);
  if (known.props !== element.props) known.pending = 2;
  known.props = element.props;
  return known;
}

/**
 * Renders a node and its descendants that are new or have changed.
 *
 * @param work receives nodes to commit in React's order: removed children, then children, then the node itself
 */
export function render(node: TreeNode, work: TreeNode[]): void {
  const { pending, children, hooks } = node;
  node.pending = 0;
  if (pending < 2 && !(pending && hooks.some(hasChanged))) {
    if (pending) children.forEach((child) => void render(child, work));
    return;
  }
  const next = reconcile(node, call(node));
  node.nextChildren = next;
  children.forEach((child, key) => {
    if (next.get(key) === child) return;
    child.isRemoved = true;
    work.push(child);
  });
  next.forEach((child) => void render(child, work));
  work.push(node);
}

/** Makes the current render check the hooks of all descendants. */
export function markDescendants({ children }: TreeNode): void {
  for (const child of children.values()) {
    child.pending ||= 1;
    markDescendants(child);
  }
}
