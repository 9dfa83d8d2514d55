/** Renderer of mounts, in slices; also claims the classes of the device. Fetched with the first behavior's code. */

import { claim, type Release } from '../claims/claim';
import { member } from '../dom/members';
import { replayPress } from '../input/presses';
import { deviceClasses } from '../page/device-classes';
import { page } from '../page/page';
import { $builder } from '../stores/builder';
import type { BehaviorModule } from './behavior';
import { createHost, type Host, type HostListener } from './host';
import type { Mount } from './mount';
import { endMount, failMount, settleMount } from './mount-outcome';
import { createSlicedQueue } from './sliced-queue';

export interface MountRenderer {
  /** Queues a mount; urgent ones go first. */
  enqueue(mount: Mount, module: BehaviorModule): void;
  /** Unmounts a mount whose element left the page. */
  unmount(mount: Mount): void;
  /** Unmounts everything; all claims are released when it returns. */
  dispose(): void;
}

function dispatch({ element, place }: Mount, type: string): void {
  const detail = { behavior: place.behavior, package: place.package };
  member(element, 'dispatchEvent')(new CustomEvent(type, { bubbles: true, detail }));
}

/** @param root of the runtime; the body gets the classes of the device if the root is the document */
export function createMountRenderer(root: Document | Element, strict: boolean): MountRenderer {
  const hosts = new Map<string, Host>();
  let deviceClaims: Release[] = [];
  let body: Element | undefined;
  /** Settles when mounts whose elements left the page are unmounted. An element may be back, and must not be read before. */
  let leaving: Promise<unknown> | undefined;

  const listener: HostListener = {
    onMounted(mount) {
      if (mount.state !== 'queued') return;
      mount.state = 'mounted';
      settleMount(mount);
      dispatch(mount, 'enliven:mount');
      // After the render that follows the state its effects have set: handlers may need it.
      queueMicrotask(() => replayPress(mount));
    },
    onUnmounted(mount) {
      if (mount.state !== 'gone') return;
      settleMount(mount);
      // When all mounts unmount at once, a boundary unmounts before its children release their claims.
      queueMicrotask(() => dispatch(mount, 'enliven:unmount'));
    },
    onFailed: (mount, error) => failMount(mount, error),
  };

  function hostOf(name: string): Host {
    const host = hosts.get(name) ?? createHost(listener, strict);
    hosts.set(name, host);
    return host;
  }

  /** Renders a mount; it settles when mounted, failed or gone. */
  function render(mount: Mount, module: BehaviorModule): void {
    if (mount.state !== 'queued') {
      settleMount(mount);
      return;
    }
    try {
      mount.config = (mount.behavior.config ?? module.config)?.(mount.element, page());
      hostOf(mount.behavior.package).add(mount, module);
    } catch (error) {
      listener.onFailed(mount, error);
    }
  }

  const queue = createSlicedQueue<[Mount, BehaviorModule]>(async (mounts) => {
    await leaving;
    return new Promise<void>((resolve) => {
      let open = mounts.length;
      for (const [mount, module] of mounts) {
        mount.settle = () => {
          if (--open === 0) resolve();
        };
        render(mount, module);
      }
    });
  });

  /** Adds the classes of the device; a page swap replaces the body. */
  function addDeviceClasses(): void {
    if (root !== document || body === document.body || $builder.get()) return;
    removeDeviceClasses();
    const { body: arrived } = document;
    deviceClaims = deviceClasses(navigator.userAgent).map((name) => claim(arrived, `class:${name}`, true));
    body = arrived;
  }

  /** Releases the classes, and the reference to a body that was replaced. */
  function removeDeviceClasses(): void {
    for (const release of deviceClaims.splice(0)) release();
    body = undefined;
  }

  return {
    enqueue(mount, module) {
      addDeviceClasses();
      mount.conceal?.();
      mount.state = 'queued';
      queue.push([mount, module], mount.urgent);
    },
    unmount(mount) {
      const wasMounted = mount.state === 'mounted';
      endMount(mount);
      if (!body?.isConnected) removeDeviceClasses();
      if (wasMounted) {
        const settled = new Promise<void>((resolve) => {
          mount.settle = resolve;
        });
        // Without the values, which would keep each other in memory for as long as the page lives.
        leaving = Promise.all([leaving, settled]).then(() => {});
      }
      hosts.get(mount.behavior.package)?.remove(mount);
    },
    dispose() {
      queue.clear();
      hosts.forEach((host) => void host.unmount());
      hosts.clear();
      removeDeviceClasses();
    },
  };
}
