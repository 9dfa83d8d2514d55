/** React's root on Preact. */
import { type ComponentChild, render } from 'preact';

export interface Root {
  render(node: ComponentChild): void;
  unmount(): void;
}

export const createRoot = (container: Element): Root => ({
  render: (node) => render(node, container),
  unmount: () => render(null, container),
});
