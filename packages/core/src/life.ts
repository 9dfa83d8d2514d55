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
  stop(mounts: readonly Mount[]): Promise<void>;
}

function tell(mount: Mount, type: string): void {
  const { name, package: from } = mount.behavior;
  mount.element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { behavior: name, package: from } }));
}

export function createLife(strict: boolean): Life {
  const hosts = new Map<string, Promise<Host>>();
  const settle = new Map<Mount, () => void>();

  function fail(mount: Mount, error: unknown): void {
    const { behavior, element } = mount;
    report(error, { package: behavior.package, behavior: behavior.name, element });
    settle.get(mount)?.();
    if (mount.state === 'gone' || mount.state === 'failed') return;
    mount.state = 'failed';
    mount.error = error;
    if (behavior.hides) mount.conceal = revealHidden(element.querySelectorAll(behavior.hides));
    // A link that was held back while there was hope does what it says.
    replayPress(mount);
  }

  const listener: HostListener = {
    onMounted(mount) {
      if (mount.state !== 'queued') return;
      mount.state = 'mounted';
      settle.get(mount)?.();
      tell(mount, 'enliven:mount');
      replayPress(mount);
    },
    onUnmounted(mount) {
      if (mount.state === 'gone') tell(mount, 'enliven:unmount');
    },
    onFailed: fail,
  };

  const queue = slices<Job>(async (jobs) => {
    const shown = jobs.map(({ mount, module, host }) => {
      if (mount.state !== 'queued') return undefined;
      try {
        mount.config = (mount.behavior.config ?? module.config)?.(mount.element, page());
      } catch (error) {
        fail(mount, error);
        return undefined;
      }
      const settled = new Promise<void>((resolve) => settle.set(mount, resolve));
      host.add(mount, module);
      return settled.then(() => settle.delete(mount));
    });
    await Promise.all(shown);
  });

  function hostOf(name: string): Promise<Host> {
    const known = hosts.get(name);
    if (known) return known;
    const onBroken = (error: unknown) => {
      for (const mount of [...settle.keys()]) if (mount.behavior.package === name) fail(mount, error);
    };
    const host = import('./host').then(({ createHost }) => createHost({ ...listener, onBroken }, strict));
    host.catch(() => hosts.delete(name));
    hosts.set(name, host);
    return host;
  }

  return {
    wake(mount, urgent = false) {
      if (mount.state !== 'waiting' && mount.state !== 'failed') return;
      if (mount.state === 'failed' && !mount.lost) return;
      mount.state = 'loading';
      mount.cancel();
      const { behavior } = mount;
      Promise.all([load(behavior), hostOf(behavior.package)]).then(
        ([module, host]) => {
          if (mount.state !== 'loading') return;
          mount.conceal();
          mount.state = 'queued';
          queue.push({ mount, module, host }, urgent);
        },
        (error) => {
          if (mount.state !== 'loading') return;
          mount.lost = true;
          fail(mount, error);
        },
      );
    },
    end(mount) {
      mount.cancel();
      mount.conceal();
      mount.state = 'gone';
      settle.get(mount)?.();
      void hosts.get(mount.behavior.package)?.then((host) => host.remove(mount));
    },
    async stop(mounts) {
      queue.clear();
      for (const mount of mounts) {
        mount.cancel();
        mount.conceal();
        mount.state = 'gone';
        settle.get(mount)?.();
      }
      const open = await Promise.allSettled(hosts.values());
      hosts.clear();
      for (const host of open) if (host.status === 'fulfilled') host.value.unmount();
    },
  };
}
