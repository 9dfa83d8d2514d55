/** React's portal: the one place where something is drawn, by the library that does it. */
import { type Drawable, drawing } from './drawing';
import { useLayoutEffect, useMemo } from './hooks';
import { type Component, isPiece, type Output, type Piece } from './piece';
import { current, type Tree } from './tree';

interface PortalProps {
  children: Output;
  into: Element;
}

/** Draws with its effects: what is inside is there when those around it run theirs. */
const Portal: Component = ({ children, into }: PortalProps) => {
  const tree = current?.tree as Tree;
  const picture = useMemo(() => drawing().draw(into, tree), [into, tree]);
  useLayoutEffect(() => picture.show(translate(children)));
  useLayoutEffect(() => picture.end, [picture]);
  return null;
};

/** Draws `children` into an element of ours. */
export const createPortal = (children: Output, into: Element): Piece => ({
  type: Portal,
  key: undefined,
  props: { children, into },
});

const drawn = new WeakMap<Component, Component>();

/** What it answers is for the library, too. */
function drawnBy(component: Component): Component {
  const known = drawn.get(component);
  if (known) return known;
  const made: Component = (props) => translate(component(props)) as Output;
  drawn.set(component, made);
  return made;
}

/** Tells the library's elements from our records of them. */
function translate(output: Output): Drawable {
  if (Array.isArray(output)) return output.map(translate);
  if (!isPiece(output)) return output;
  const { createElement, createPortal: inner } = drawing();
  const { type, key, props } = output;
  const { children, ...rest } = props as { children?: Output; into?: Element };
  if (type === Portal) return inner(translate(children), rest.into as Element);
  if (typeof type === 'function') return createElement(drawnBy(type), { ...props, key });
  const inside = Array.isArray(children) ? children : [children];
  return createElement(type, { ...rest, key }, ...(children === undefined ? [] : inside.map(translate)));
}
