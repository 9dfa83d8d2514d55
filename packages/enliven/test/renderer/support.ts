/** Helpers of the renderer's tests, which write elements without JSX: what JSX compiles to is under test. */
import { vi } from 'vitest';
import { type Component, type JsxElement, jsx, type Tree } from '../../src/renderer/node';
import { flushUpdates, mountTree, unmountTree } from '../../src/renderer/schedule';

export interface Mounted {
  tree: Tree;
  errors: unknown[];
  unmount(): void;
}

/** Mounts a component as a host does. @param before is called with the tree before it is rendered */
export function mount(
  component: Component,
  props: Record<string, unknown> = {},
  before: (tree: Tree) => void = () => {},
): Mounted {
  const errors: unknown[] = [];
  const tree: Tree = { onFailed: (error) => errors.push(error) };
  before(tree);
  mountTree(tree, jsx(component, props));
  flushUpdates(1);
  return { tree, errors, unmount: () => unmountTree(tree) };
}

/** An element in a list. */
export const element = (component: Component, key?: string, props: Record<string, unknown> = {}): JsxElement =>
  jsx(component, props, key);

/** Updates of this task have been rendered when it resolves. */
export const microtask = (): Promise<void> => Promise.resolve().then(() => {});

/** Passive effects have run when it resolves. */
export const passiveEffects = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Logs what happens, in its order. */
export function createLog() {
  const notes: string[] = [];
  const note = vi.fn((text: string) => void notes.push(text));
  return { note, read: () => notes.splice(0) };
}
