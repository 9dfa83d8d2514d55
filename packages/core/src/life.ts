/** The way of a mount from waiting to alive, and back to the server's markup. */
import type { BehaviorModule } from './behavior';
import type { HostListener } from './boundary';
import type { Host } from './host';
import { load } from './loader';
import type { Mount } from './mount';
import { page } from './page';
import { replayPress } from './presses';
import { report } from './report';
import { revealHidden } from './reveal';
import { slices } from './slices';

interface Job {
  mount: Mount;
  module: BehaviorModule;
  host: Host;
}

export interface Life {
  /** Loads and mounts it; `urgent` goes before the queue. Does nothing while that is already under way. */
  wake(mount: Mount, urgent?: boolean): void;
  /** Unmounts one that left the page. */
  end(mount: Mount): void;
  /** Unmounts everything; resolves when all claims are released. */
  stop(mounts: Iterable<Mount>): Promise<void>;
}

function tell({ element, place }: Mount, type: string): void {
  const detail = { behavior: place.behavior, package: place.package };
  element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}

export function createLife(strict: boolean): Life {
  const hosts = new Map<string, Promise<Host>>();

  const listener: HostListener = {
    onMounted(mount) {
      if (mount.state !== 'queued') return;
      mount.state = 'mounted';
      mount.settle?.();
      tell(mount, 'enliven:mount');
      replayPress(mount);
    },
    onUnmounted(mount) {
      if (mount.state !== 'gone') return;
      mount.settle?.();
      // A boundary hears of it before its children have released what they claim.
      queueMicrotask(() => tell(mount, 'enliven:unmount'));
    },
    onFailed(mount, error) {
      // What follows from the first failure is no news.
      if (mount.state === 'failed') return;
      report(error, mount.place);
      if (mount.state === 'gone') return;
      mount.state = 'failed';
      mount.error = error;
      mount.settle?.();
      const { hides } = mount.behavior;
      if (hides) mount.conceal = revealHidden(mount.element.querySelectorAll(hides));
      // A link that was held back while there was hope does what it says.
      replayPress(mount);
    },
  };

  /** Renders one; resolves when it is mounted, failed or gone. */
  async function render({ mount, module, host }: Job): Promise<void> {
    if (mount.state !== 'queued') return;
    try {
      mount.config = (mount.behavior.config ?? module.config)?.(mount.element, page());
    } catch (error) {
      return listener.onFailed(mount, error);
    }
    const settled = new Promise<void>((resolve) => {
      mount.settle = resolve;
    });
    host.add(mount, module);
    return settled;
  }

  /** Until what left the page is given back. It may have returned already, and is not to be read as we made it look. */
  let leaving: Promise<unknown> | undefined;

  const queue = slices<Job>(async (jobs) => {
    await leaving;
    await Promise.all(jobs.map(render));
  });

  function hostOf(name: string): Promise<Host> {
    let host = hosts.get(name);
    if (!host) {
      host = import('./host').then(({ createHost }) => createHost(listener, strict));
      hosts.set(name, host);
      host.catch(() => hosts.delete(name));
    }
    return host;
  }

  function leave(mount: Mount): void {
    mount.cancel?.();
    mount.conceal?.();
    mount.state = 'gone';
    mount.settle?.();
  }

  return {
    async wake(mount, urgent = false) {
      if (mount.state !== 'waiting' && !(mount.state === 'failed' && mount.lost)) return;
      mount.state = 'loading';
      mount.lost = false;
      mount.cancel?.();
      const { behavior } = mount;
      try {
        const [module, host] = await Promise.all([load(behavior), hostOf(behavior.package)]);
        if ((mount.state as string) !== 'loading') return;
        mount.conceal?.();
        mount.state = 'queued';
        queue.push({ mount, module, host }, urgent);
      } catch (error) {
        if ((mount.state as string) !== 'loading') return;
        mount.lost = true;
        listener.onFailed(mount, error);
      }
    },
    end(mount) {
      const alive = mount.state === 'mounted';
      leave(mount);
      const given = new Promise<void>((resolve) => {
        mount.settle = resolve;
      });
      if (alive) leaving = Promise.all([leaving, given]);
      hosts.get(mount.behavior.package)?.then((host) => host.remove(mount));
    },
    async stop(mounts) {
      queue.clear();
      for (const mount of mounts) leave(mount);
      const open = await Promise.allSettled(hosts.values());
      hosts.clear();
      for (const host of open) if (host.status === 'fulfilled') host.value.unmount();
    },
  };
}
