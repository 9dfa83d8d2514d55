/** Ends a mount: it failed or was unmounted. */
import { guard, report } from '../errors/report';
import { replayPress } from '../input/presses';
import type { Mount } from './mount';
import { type Put, unhide } from './unhide';

/** Notifies the queue, once. */
export function settle(mount: Mount): void {
  const { settle } = mount;
  mount.settle = undefined;
  settle?.();
}

/** Reports the error, and shows what the theme hides. */
export function fail(mount: Mount, error: unknown, put: Put): void {
  // Only the first failure is reported.
  if (mount.state === 'failed') return;
  report(error, mount.place);
  if (mount.state === 'gone') return;
  mount.state = 'failed';
  mount.error = error;
  settle(mount);
  guard(mount.place, () => {
    const { element, behavior } = mount;
    const { hides, unhides } = behavior;
    const inside = hides ? element.querySelectorAll(hides) : [];
    // `:scope` is the element itself.
    const isHidden = unhides || (hides && element.matches(hides));
    mount.conceal = unhide(isHidden ? [element, ...inside] : inside, put);
  })();
  // A link whose press was kept works natively now.
  replayPress(mount);
}

/** Ends a mount. */
export function leave(mount: Mount): void {
  mount.cancel?.();
  mount.conceal?.();
  mount.state = 'gone';
  settle(mount);
}
