/** One detached React root per package: behaviors render into nothing, so no server node is ever React's. */
import { type ReactElement, StrictMode, startTransition } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import type { BehaviorModule } from './behavior';
import { Boundary, type HostListener } from './boundary';
import { changed, List, type LiveList, liveList } from './live-list';
import type { Mount } from './mount';

/** Mounts per group: adding one re-renders its group, not the whole list. */
const GROUP = 32;

interface Group extends LiveList {
  node: ReactElement;
}

/** One detached React root: behaviors render into nothing, so no server node is ever React's. */
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
  const container = document.implementation.createHTMLDocument().createElement('div');
  const root = createRoot(container, options);
  const top = liveList();
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
    const group = liveList() as Group;
    group.node = <List key={++groups} list={group} />;
    top.nodes.push(group.node);
    changed(top);
    return group;
  }

  return {
    add(mount, module) {
      startTransition(() => {
        if (!open || open.nodes.length >= GROUP) open = openGroup();
        groupOf.set(mount, open);
        open.nodes.push(<Boundary key={mount.id} mount={mount} component={module.default} listener={listener} />);
        changed(open);
      });
    },
    remove(mount) {
      const group = groupOf.get(mount);
      if (!groupOf.delete(mount) || !group) return;
      group.nodes = group.nodes.filter((node) => String(node.key) !== String(mount.id));
      if (group.nodes.length > 0) return changed(group);
      if (group === open) open = undefined;
      top.nodes = top.nodes.filter((node) => node !== group.node);
      changed(top);
    },
    unmount: () => root.unmount(),
  };
}
