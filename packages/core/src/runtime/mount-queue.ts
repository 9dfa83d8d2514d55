/** Queue of woken mounts: fetches their code and passes them to the renderer. */
import type { AnyBehavior, BehaviorModule } from './behavior';
import { fetchCode } from './fetch-code';
import type { Mount } from './mount';
import { endMount, failMount } from './mount-outcome';
import type { MountRenderer } from './mount-renderer';
import { yieldToBrowser } from './sliced-queue';

interface MountQueue {
  /** Fetches the code of a mount and renders it; `urgent` mounts go first. Does nothing for a mount that was woken before, unless its code failed to load. */
  wake(mount: Mount, urgent?: boolean): void;
  /** Unmounts a mount whose element left the page. */
  unmount(mount: Mount): void;
  /** Unmounts everything; all claims are released when it returns. */
  dispose(mounts: Iterable<Mount>): void;
}

/** Import of the rendering code, which includes React. Tests replace it. */
export const lazyImports = { mountRenderer: () => import('./mount-renderer') };

export function createMountQueue(root: Document | Element, strict: boolean): MountQueue {
  const modules = new Map<AnyBehavior, BehaviorModule>();
  /** Mounts whose code is loading: a thousand of them share one promise. */
  const waiting = new Map<AnyBehavior, Mount[]>();
  const rendererSource = { load: () => lazyImports.mountRenderer() };
  let renderer: MountRenderer | undefined;

  function enqueue(mount: Mount): void {
    if (mount.state === 'loading') renderer?.enqueue(mount, modules.get(mount.behavior) as BehaviorModule);
  }

  async function fetchRenderer(): Promise<void> {
    const { createMountRenderer } = await fetchCode(rendererSource);
    renderer ??= createMountRenderer(root, strict);
  }

  async function fetchFor(behavior: AnyBehavior, mounts: Mount[]): Promise<void> {
    waiting.set(behavior, mounts);
    try {
      const [module] = await Promise.all([fetchCode(behavior), fetchRenderer()]);
      // The browser compiles the code in this task; rendering is long enough for a separate task.
      await yieldToBrowser();
      modules.set(behavior, module);
      waiting.delete(behavior);
      mounts.forEach(enqueue);
    } catch (error) {
      // Deleted first, so that a mount that is woken in response to the failure fetches again.
      waiting.delete(behavior);
      for (const mount of mounts) {
        if (mount.state !== 'loading') continue;
        mount.loadFailed = true;
        failMount(mount, error);
      }
    }
  }

  return {
    wake(mount, urgent = false) {
      if (mount.state !== 'waiting' && !(mount.state === 'failed' && mount.loadFailed)) return;
      mount.state = 'loading';
      mount.loadFailed = false;
      mount.urgent = urgent;
      mount.cancel?.();
      const { behavior } = mount;
      if (modules.has(behavior)) enqueue(mount);
      else if (waiting.has(behavior)) waiting.get(behavior)?.push(mount);
      else fetchFor(behavior, [mount]);
    },
    unmount(mount) {
      if (renderer) renderer.unmount(mount);
      else endMount(mount);
    },
    dispose(mounts) {
      for (const mount of mounts) endMount(mount);
      renderer?.dispose();
    },
  };
}
