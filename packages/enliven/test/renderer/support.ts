/** Helpers of the renderer's tests, which call the JSX functions directly, as these are under test. */
import { vi } from 'vitest';
import { type Component, type JsxElement, jsx, type Tree } from '../../src/renderer/node';
import { flushUpdates, mountTree, unmountTree } from '../../src/renderer/schedule';

export interface Mounted {
  tree: Tree;
  errors: unknown[];
  unmount(): void;
}

/** Mounts a component like the runtime. @param before receives the tree before the first render */
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

/** Creates an element with a key. */
export const element = (component: Component, key?: string, props: Record<string, unknown> = {}): JsxElement =>
  jsx(component, props, key);

/** Resolves once updates of the current task have been rendered. */
export const microtask = (): Promise<void> => Promise.resolve().then(() => {});

/** `MessageChannel` that delivers before later calls of `setImmediate`, so that tests need not guess when a message arrives. */
class ImmediateChannel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => void setImmediate(() => this.port1.onmessage?.()) };
}
Object.assign(globalThis, { MessageChannel: ImmediateChannel });

/** Resolves once passive effects have run. */
export const passiveEffects = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Creates a log of notes in order. */
export function createLog() {
  const notes: string[] = [];
  const note = vi.fn((text: string) => void notes.push(text));
  return { note, read: () => notes.splice(0) };
}
