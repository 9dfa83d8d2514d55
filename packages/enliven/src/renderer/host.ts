/** Gives each mount a tree of its own: in the place of the core's host, which renders with React. */
import type { BehaviorModule, Host, HostListener, Mount } from '@enliven/core';
import { type Component, jsx } from './piece';
import { flush, plant, type Tree, uproot } from './tree';

/** Mounts that fail or go tell the listener, one by one. */
export function createHost(listener: HostListener): Host {
  const trees = new Map<Mount, Tree>();

  function remove(mount: Mount): void {
    const tree = trees.get(mount);
    if (!tree) return;
    trees.delete(mount);
    uproot(tree);
    listener.onUnmounted(mount);
  }

  return {
    add(mount, module: BehaviorModule) {
      const { element, config, place } = mount;
      const tree: Tree = { place, onFailed: (error) => listener.onFailed(mount, error) };
      trees.set(mount, tree);
      plant(tree, jsx(module.default as unknown as Component, { element, config }));
      if (tree.root) listener.onMounted(mount);
      flush();
    },
    remove,
    unmount() {
      for (const mount of trees.keys()) remove(mount);
    },
  };
}
