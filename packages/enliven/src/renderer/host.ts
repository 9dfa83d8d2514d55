/** Host that renders each mount as a tree of its own, in place of the core's host, which renders with React. */
import { type BehaviorModule, type Host, type HostListener, type Mount, MountContext } from '@enliven/core';
import { type Component, jsx, type Tree } from './node';
import { flushUpdates, mountTree, unmountTree } from './schedule';

/** Creates the host. @param listener called for each mount that mounts, fails or unmounts */
export function createHost(listener: HostListener): Host {
  const trees = new Map<Mount, Tree>();

  function remove(mount: Mount): void {
    const tree = trees.get(mount);
    if (!tree) return;
    trees.delete(mount);
    unmountTree(tree);
    listener.onUnmounted(mount);
  }

  return {
    add(mount, module: BehaviorModule) {
      const { element, config, place } = mount;
      const tree: Tree = { onFailed: (error) => listener.onFailed(mount, error) };
      const children = jsx(module.default as unknown as Component, { element, config });
      trees.set(mount, tree);
      mountTree(tree, jsx(MountContext.Provider as unknown as Component, { value: place, children }));
      if (tree.root) listener.onMounted(mount);
      flushUpdates(1);
    },
    remove,
    unmount() {
      for (const mount of trees.keys()) remove(mount);
    },
  };
}
