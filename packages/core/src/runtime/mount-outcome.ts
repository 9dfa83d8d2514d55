/** Ends of a mount: mounted, failed or unmounted. What the theme hides is shown where a behavior fails. */
import { revealHidden } from '../claims/reveal';
import { member } from '../dom/members';
import { guard, report } from '../errors/report';
import { replayPress } from '../input/presses';
import type { Mount } from './mount';

/** Tells the queue, and jQuery's `ready` handlers that wait, that the mount has an outcome. */
export function settleMount(mount: Mount): void {
  const { settle, release } = mount;
  mount.settle = mount.release = undefined;
  settle?.();
  // After the render that follows the state its effects have set.
  if (release) setTimeout(release);
}

/** Reports the error, and shows the content that the theme hides. */
export function failMount(mount: Mount, error: unknown): void {
  // Only the first failure is reported.
  if (mount.state === 'failed') return;
  report(error, mount.place);
  if (mount.state === 'gone') return;
  mount.state = 'failed';
  mount.error = error;
  settleMount(mount);
  guard(mount.place, () => {
    const { element, behavior } = mount;
    const { hides, unhides } = behavior;
    const inside = hides ? member(element, 'querySelectorAll')(hides) : [];
    // `:scope` is the element itself.
    const isHidden = unhides || (hides && member(element, 'matches')(hides));
    mount.conceal = revealHidden(isHidden ? [element, ...inside] : inside);
  })();
  // The browser follows a link whose press was kept.
  replayPress(mount);
}

/** Ends a mount whose element has left the page, or whose runtime stops. */
export function endMount(mount: Mount): void {
  mount.cancel?.();
  mount.conceal?.();
  mount.state = 'gone';
  settleMount(mount);
}
