/** What becomes of a mount that does not come alive, or no longer is: it failed, or it is given back. */
import { guard, report } from '../errors/report';
import { replayPress } from '../input/presses';
import type { Mount } from './mount';
import { type Put, unhide } from './unhide';

/** Tells whoever waits for the mount, once. */
export function settle(mount: Mount): void {
  const { settle } = mount;
  mount.settle = undefined;
  settle?.();
}

/** Says so, and shows what the theme hides until it is alive. */
export function fail(mount: Mount, error: unknown, put: Put): void {
  // What follows from the first failure is no news.
  if (mount.state === 'failed') return;
  report(error, mount.place);
  if (mount.state === 'gone') return;
  mount.state = 'failed';
  mount.error = error;
  settle(mount);
  guard(mount.place, () => {
    const { element, behavior } = mount;
    const inside = behavior.hides ? element.querySelectorAll(behavior.hides) : [];
    mount.conceal = unhide(behavior.unhides ? [element, ...inside] : inside, put);
  })();
  // A link that was held back while there was hope does what it says.
  replayPress(mount);
}

/** Nothing more is to come of it. */
export function leave(mount: Mount): void {
  mount.cancel?.();
  mount.conceal?.();
  mount.state = 'gone';
  settle(mount);
}
