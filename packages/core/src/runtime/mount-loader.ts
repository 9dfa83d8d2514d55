/** Loads the code of mounts that are woken, and hands them to be rendered. */
import type { AnyBehavior, BehaviorModule } from './behavior';
import { load } from './loader';
import type { Mount } from './mount';
import type { Mounting } from './mounting';
import { fail, leave, putPlainly } from './outcome';

interface MountLoader {
  /** Loads and mounts; `urgent` mounts go first. Does nothing while loading. */
  wake(mount: Mount, urgent?: boolean): void;
  /** Unmounts a mount whose element left the page. */
  end(mount: Mount): void;
  /** Unmounts everything; all claims are released when it returns. */
  stop(mounts: Iterable<Mount>): void;
}

/** Lazy part: what rendering needs. Tests replace it. */
export const loads = { mounting: () => import('./mounting') };

/** Stands for it until it is loaded. */
const WITHOUT: Mounting = {
  add() {},
  fail: (mount, error) => fail(mount, error, putPlainly),
  end: leave,
  pause: async () => {},
  stop() {},
};

export function createMountLoader(root: Document | Element, strict: boolean): MountLoader {
  const arrived = new Map<AnyBehavior, BehaviorModule>();
  /** Mounts whose code is loading: a thousand of them share one promise. */
  const awaiting = new Map<AnyBehavior, Mount[]>();
  const source = { load: () => loads.mounting() };
  let mounting = WITHOUT;

  function enqueue(mount: Mount): void {
    if (mount.state === 'loading') mounting.add(mount, arrived.get(mount.behavior) as BehaviorModule);
  }

  /** Uses it once loaded, also if the behavior's own code fails to load. */
  async function fetchMounting(): Promise<void> {
    const { createMounting } = await load(source);
    if (mounting === WITHOUT) mounting = createMounting(root, strict);
  }

  async function fetchFor(behavior: AnyBehavior, mounts: Mount[]): Promise<void> {
    awaiting.set(behavior, mounts);
    try {
      const [module] = await Promise.all([load(behavior), fetchMounting()]);
      // Code that has just arrived was compiled in this task; what it does is long enough for one of its own.
      await mounting.pause();
      arrived.set(behavior, module);
      awaiting.delete(behavior);
      mounts.forEach(enqueue);
    } catch (error) {
      // First, so that a mount that is woken in response to the failure loads again.
      awaiting.delete(behavior);
      for (const mount of mounts) {
        if (mount.state !== 'loading') continue;
        mount.loadFailed = true;
        mounting.fail(mount, error);
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
      if (arrived.has(behavior)) enqueue(mount);
      else if (awaiting.has(behavior)) awaiting.get(behavior)?.push(mount);
      else fetchFor(behavior, [mount]);
    },
    end: (mount) => mounting.end(mount),
    stop(mounts) {
      for (const mount of mounts) leave(mount);
      mounting.stop();
    },
  };
}
