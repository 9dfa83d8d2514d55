/** One detached React root per package: behaviors render into nothing, so no server node is ever React's. */
import { type ReactElement, StrictMode, startTransition } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import type { BehaviorModule } from './behavior';
import { Boundary, type HostListener } from './boundary';
import { List, type LiveList } from './live-list';
import type { Mount } from './mount';

/** Mounts per group: adding one re-renders its group, not the whole list. */
const GROUP = 32;

interface Group extends LiveList {
  nodes: ReactElement[];
  node: ReactElement;
}

export interface Host {
  /** Renders a mount; the answer comes through the listener. */
  add(mount: Mount, module: BehaviorModule): void;
  remove(mount: Mount): void;
  /** Takes everything down; every claim is released when it returns. */
  unmount(): void;
}

/** Creates the root of one package. */
export function createHost(listener: HostListener, strict: boolean): Host {
  const options: RootOptions = { onCaughtError: () => {}, onUncaughtError: onBroken };
  // In a document of its own, since React never takes back what it attaches to its container's document.
  const root = createRoot(document.implementation.createHTMLDocument().createElement('div'), options);
  const top: LiveList & { nodes: ReactElement[] } = { nodes: [], refresh: () => {} };
  const groupOf = new Map<Mount, Group>();
  let open: Group | undefined;
  let groups = 0;

  const tree = <List list={top} />;
  root.render(strict ? <StrictMode>{tree}</StrictMode> : tree);

  /** The root itself broke, past every boundary: nothing in it lives on. */
  function onBroken(error: unknown): void {
    for (const mount of groupOf.keys()) listener.onFailed(mount, error);
  }

  function openGroup(): Group {
    const group = { nodes: [], refresh: () => {} } as unknown as Group;
    group.node = <List key={++groups} list={group} />;
    top.nodes = [...top.nodes, group.node];
    return group;
  }

  return {
    add(mount, module) {
      const fresh = !open || open.nodes.length >= GROUP;
      const group = fresh || !open ? openGroup() : open;
      open = group;
      groupOf.set(mount, group);
      const node = <Boundary key={mount.id} mount={mount} component={module.default} listener={listener} />;
      group.nodes = [...group.nodes, node];
      startTransition(() => (fresh ? top : group).refresh());
    },
    remove(mount) {
      const group = groupOf.get(mount);
      if (!groupOf.delete(mount) || !group) return;
      group.nodes = group.nodes.filter((node) => String(node.key) !== String(mount.id));
      if (group.nodes.length > 0) return group.refresh();
      if (group === open) open = undefined;
      top.nodes = top.nodes.filter((node) => node !== group.node);
      top.refresh();
    },
    unmount: () => root.unmount(),
  };
}
