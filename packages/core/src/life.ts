/** The way of a mount from waiting to alive, and back to the server's markup. */
import type { AnyBehavior, BehaviorModule } from './behavior';
import type { HostListener } from './boundary';
import { guard } from './guard';
import type { Host } from './host';
import { load } from './loader';
import type { Mount } from './mount';
import { page } from './page';
import { replayPress } from './presses';
import { report } from './report';
import { revealHidden } from './reveal';
import { slices } from './slices';

/** What a behavior needs to be rendered. */
interface Code {
  module: BehaviorModule;
  host: Host;
}

interface Wake {
  mount: Mount;
  urgent: boolean;
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

/** Tells whoever waits for the mount, once. */
function settle(mount: Mount): void {
  const { settle } = mount;
  mount.settle = undefined;
  settle?.();
}

export function createLife(strict: boolean): Life {
  const hosts = new Map<string, Promise<Host>>();
  const arrived = new Map<AnyBehavior, Code>();
  /** Mounts whose code is on the way: a thousand of them wait for one promise. */
  const awaiting = new Map<AnyBehavior, Wake[]>();

  const listener: HostListener = {
    onMounted(mount) {
      if (mount.state !== 'queued') return;
      mount.state = 'mounted';
      settle(mount);
      tell(mount, 'enliven:mount');
      replayPress(mount);
    },
    onUnmounted(mount) {
      if (mount.state !== 'gone') return;
      settle(mount);
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
      settle(mount);
      const { hides, unhides } = mount.behavior;
      if (hides || unhides)
        guard(mount.place, () => {
          const inside = hides ? mount.element.querySelectorAll(hides) : [];
          mount.conceal = revealHidden([...(unhides ? [mount.element] : []), ...inside]);
        })();
      // A link that was held back while there was hope does what it says.
      replayPress(mount);
    },
  };

  /** Renders one; it settles when it is mounted, failed or gone. */
  function render(mount: Mount): void {
    if (mount.state !== 'queued') {
      settle(mount);
      return;
    }
    const { module, host } = arrived.get(mount.behavior) as Code;
    try {
      mount.config = (mount.behavior.config ?? module.config)?.(mount.element, page());
    } catch (error) {
      listener.onFailed(mount, error);
      return;
    }
    host.add(mount, module);
  }

  /** Until what left the page is given back. It may have returned already, and is not to be read as we made it look. */
  let leaving: Promise<unknown> | undefined;

  const queue = slices<Mount>(async (mounts) => {
    await leaving;
    return new Promise<void>((resolve) => {
      let open = mounts.length;
      for (const mount of mounts) {
        mount.settle = () => {
          if (--open === 0) resolve();
        };
        render(mount);
      }
    });
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

  function enqueue({ mount, urgent }: Wake): void {
    if (mount.state !== 'loading') return;
    mount.conceal?.();
    mount.state = 'queued';
    queue.push(mount, urgent);
  }

  async function fetchFor(behavior: AnyBehavior, wakes: Wake[]): Promise<void> {
    awaiting.set(behavior, wakes);
    try {
      const [module, host] = await Promise.all([load(behavior), hostOf(behavior.package)]);
      arrived.set(behavior, { module, host });
      awaiting.delete(behavior);
      wakes.forEach(enqueue);
    } catch (error) {
      // First, so that whoever wakes one of them in answer to its failure begins anew.
      awaiting.delete(behavior);
      for (const { mount } of wakes) {
        if (mount.state !== 'loading') continue;
        mount.lost = true;
        listener.onFailed(mount, error);
      }
    }
  }

  function leave(mount: Mount): void {
    mount.cancel?.();
    mount.conceal?.();
    mount.state = 'gone';
    settle(mount);
  }

  return {
    wake(mount, urgent = false) {
      if (mount.state !== 'waiting' && !(mount.state === 'failed' && mount.lost)) return;
      mount.state = 'loading';
      mount.lost = false;
      mount.cancel?.();
      const { behavior } = mount;
      const wake = { mount, urgent };
      if (arrived.has(behavior)) enqueue(wake);
      else if (awaiting.has(behavior)) awaiting.get(behavior)?.push(wake);
      else fetchFor(behavior, [wake]);
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
