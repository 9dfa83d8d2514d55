/** Our renderer, whose passive effects begin when the test says so, and not when a timer does. */
import { unmountTree } from '../../../src/renderer/commit';
import { createContext, useContext } from '../../../src/renderer/context';
import { type Component, Fragment, jsx } from '../../../src/renderer/element';
import * as hooks from '../../../src/renderer/hooks';
import type { Tree } from '../../../src/renderer/node';
import { flushUpdates, mountTree } from '../../../src/renderer/schedule';
import type { Side } from './run';
import type { Library } from './world';

const { setTimeout } = globalThis;
let passive: (() => void)[] = [];

export const ownSide: Side = {
  library: { ...({ ...hooks, createContext, useContext, jsx } as unknown as Library), Fragment },
  mount(component, onFailed) {
    const tree: Tree = { onFailed };
    mountTree(tree, jsx(component as Component, {}));
    flushUpdates(1);
    return () => unmountTree(tree);
  },
  idle() {
    const now = passive;
    passive = [];
    for (const begin of now) begin();
    return now.length > 0;
  },
  enter() {
    globalThis.setTimeout = ((begin: () => void) => passive.push(begin)) as unknown as typeof setTimeout;
  },
  leave() {
    globalThis.setTimeout = setTimeout;
  },
};
