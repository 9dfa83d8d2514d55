/** React's portal: the only place with drawn content, which a library draws. */

import { useLayoutEffect, useMemo } from './hooks';
import { type Drawable, type DrawnRoot, library } from './library';
import { type Component, isJsxElement, type JsxElement, jsx, type Output, type Tree, type TreeNode } from './node';
import { nextHook, rendering } from './render';
import { failTree } from './schedule';

interface PortalProps {
  children: Output;
  into: Element;
}

/** Draws in layout effects, so that the content exists when the components around it run theirs. */
const Portal: Component = ({ children, into }: PortalProps) => {
  const node = rendering.node as TreeNode;
  const { tree, parent, type } = node;
  // The library's components may use any context, so the portal renders whenever one changes.
  nextHook(node).read = () => ({});
  const root = useMemo(() => library().createRoot(into, tree), [into, tree]);
  useLayoutEffect(() => root.show(library().provideScope({ parent, type }, toDrawable(children))));
  useLayoutEffect(() => root.unmount, [root]);
  return null;
};

/** Draws `children` into an element that the package has inserted. */
export const createPortal = (children: Output, into: Element): JsxElement => jsx(Portal, { children, into });

/** Components in the form that the library runs. */
const drawn = new WeakMap<Component, Component>();

/** Returns the component with drawable output. */
function toDrawn(component: Component): Component {
  const known = drawn.get(component);
  if (known) return known;
  const made: Component = (props) => toDrawable(component(props)) as Output;
  drawn.set(component, made);
  return made;
}

interface ProvidedProps {
  provider: Component;
  value: unknown;
  children: Drawable;
}

/** Provider of a context inside drawn content, which the library runs unchanged. */
const Provided: Component = ({ provider, value, children }: ProvidedProps) => {
  const { provideScope, useMemo, useScope } = library();
  const parent = useScope();
  const scope = useMemo(() => ({ parent, type: provider, props: { value } }), [parent, provider, value]);
  return provideScope(scope, children) as Output;
};
drawn.set(Provided, Provided);

export const provide = (provider: Component, value: unknown, children: Output): Output =>
  jsx(Provided, { provider, value, children: toDrawable(children) });

/** Converts elements to elements of the library. */
function toDrawable(output: Output): Drawable {
  if (Array.isArray(output)) return output.map(toDrawable);
  if (!isJsxElement(output)) return output;
  const { createElement, createPortal } = library();
  const { type, key, props } = output;
  const { children, ...rest } = props as { children?: Output; into?: Element };
  if (type === Portal) return createPortal(toDrawable(children), rest.into as Element);
  if (typeof type === 'function') return createElement(toDrawn(type), { ...props, key });
  const inside = Array.isArray(children) ? children : [children];
  return createElement(type, { ...rest, key }, ...(children === undefined ? [] : inside.map(toDrawable)));
}

/**
 * Throws errors of the first paint to the caller; later errors end the tree.
 *
 * @param paint makes the library draw, with a callback for errors
 */
export function showing(
  tree: Tree,
  paint: (content: Drawable, onError: (error: unknown) => void) => void,
): DrawnRoot['show'] {
  let isShowing = false;
  let failure: { error: unknown } | undefined;
  const onError = (error: unknown) => {
    if (isShowing) failure = { error };
    // The library is rendering.
    else queueMicrotask(() => failTree(tree, error));
  };
  return (content) => {
    isShowing = true;
    paint(content, onError);
    isShowing = false;
    if (failure) throw failure.error;
  };
}
