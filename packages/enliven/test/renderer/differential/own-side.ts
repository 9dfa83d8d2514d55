/** Our renderer, whose passive effects begin when the test says so, and not when a message does. */

import * as hooks from '../../../src/renderer/hooks';
import { createContext, useContext } from '../../../src/renderer/library';
import { type Component, Fragment, jsx, type Tree } from '../../../src/renderer/node';
import { flushUpdates, mountTree, unmountTree } from '../../../src/renderer/schedule';
import type { Side } from './run';
import type { Library } from './world';

const { MessageChannel } = globalThis;
let passive: (() => void)[] = [];

/** Keeps what is posted until the test is idle. */
class HeldChannel {
  port1: { onmessage?(): void } = {};
  port2 = { postMessage: () => void passive.push(() => this.port1.onmessage?.()) };
}

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
    globalThis.MessageChannel = HeldChannel as unknown as typeof MessageChannel;
  },
  leave() {
    globalThis.MessageChannel = MessageChannel;
  },
};
