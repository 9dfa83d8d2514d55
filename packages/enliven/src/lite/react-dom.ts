/** React's portal on Preact: a tree of its own in another element, with the contexts of where it was written. */
import { Component, type ComponentChildren, h, render, type VNode } from 'preact';

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

class Portal extends Component<PortalProps> {
  override componentDidMount(): void {
    render(h(Through, { context: this.context }, this.props.children), this.props.into);
  }
  override componentDidUpdate(): void {
    this.componentDidMount();
  }
  override componentWillUnmount(): void {
    render(null, this.props.into);
  }
  render(): null {
    return null;
  }
}

/** Renders `children` into another element. */
export function createPortal(children: ComponentChildren, into: Element): VNode<PortalProps> {
  return h(Portal, { into, children });
}
