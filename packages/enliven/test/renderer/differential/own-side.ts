/** Enliven's renderer, whose passive effects start on request of the test instead of a message. */

import * as hooks from '../../../src/renderer/hooks';
import { createContext, useContext } from '../../../src/renderer/library';
import { type Component, Fragment, jsx, type Tree } from '../../../src/renderer/node';
import { flushUpdates, mountTree, unmountTree } from '../../../src/renderer/schedule';
import type { Side } from './run';
import type { Library } from './world';

const { MessageChannel } = globalThis;
let passive: (() => void)[] = [];

/** Message channel that holds messages until the test is idle. */
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
