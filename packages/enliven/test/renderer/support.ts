/** Components for the renderer's tests, written without JSX: what that means is what is tested. */
import { vi } from 'vitest';
import { type Component, jsx, type Piece } from '../../src/renderer/piece';
import { flush, plant, type Tree, uproot } from '../../src/renderer/tree';

export interface Planted {
  tree: Tree;
  errors: unknown[];
  end(): void;
}

/** Brings a component to life, as a host does. */
export function grow(component: Component, props: Record<string, unknown> = {}): Planted {
  const errors: unknown[] = [];
  const tree: Tree = { place: { package: '@enliven/probe' }, onFailed: (error) => errors.push(error) };
  plant(tree, jsx(component, props));
  flush();
  return { tree, errors, end: () => uproot(tree) };
}

/** A piece in a list. */
export const item = (component: Component, key?: string, props: Record<string, unknown> = {}): Piece =>
  jsx(component, props, key);

/** What changes in this task is rendered after it. */
export const turn = (): Promise<void> => Promise.resolve().then(() => {});

/** Late effects have begun. */
export const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Notes what happens, in its order. */
export function diary() {
  const notes: string[] = [];
  const note = vi.fn((text: string) => void notes.push(text));
  return { note, read: () => notes.splice(0) };
}
