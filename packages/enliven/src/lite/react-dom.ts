/** React's portal on Preact: a tree of its own in another element, with the contexts of where it was written. */
import { Component, type ComponentChildren, type FunctionComponent, h, render, type VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

interface PortalProps {
  into: Element;
  children: ComponentChildren;
}

class Through extends Component<{ context: object; children?: ComponentChildren }> {
  override getChildContext(): object {
    return this.props.context;
  }
  render(): ComponentChildren {
    return this.props.children;
  }
}

/** By effects, since those come in React's order: what is inside is there when those around it run theirs. */
const Portal: FunctionComponent<PortalProps> = ({ into, children }, context: object) => {
  useLayoutEffect(() => render(h(Through, { context }, children), into));
  useLayoutEffect(() => () => render(null, into), [into]);
  return null;
};

/** Renders `children` into another element. */
export function createPortal(children: ComponentChildren, into: Element): VNode<PortalProps> {
  return h(Portal, { into, children });
}
