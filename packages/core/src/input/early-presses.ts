/** Presses kept from before this library was on the page, by the script tag's loader or by `first-tap.js`. */
import type { Mount } from '../runtime/mount';
import { sharedByVersions } from '../runtime/shared';
import { isPlainPress, keepPress, pressed, replay } from './presses';

/** Every version takes what another has kept: a press must not be lost with it. */
interface Early {
  /** Kept presses, oldest first. */
  kept: MouseEvent[];
  /** What to keep presses on, of every script that keeps. */
  targets: string[];
  /** Stops keeping; absent while nobody keeps. */
  stop?: (() => void) | undefined;
}

const early = sharedByVersions<Early>('early-presses', () => ({ kept: [], targets: [] }));

/** Keeps clicks on what matches `press`, until the library takes over. */
export function keepEarlyPresses(press: string): void {
  early.targets.push(press);
  if (early.stop) return;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (
      !isPlainPress(event) ||
      event.defaultPrevented ||
      !(target instanceof Element) ||
      !pressed(target, early.targets.join())
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    early.kept.push(event);
  };
  addEventListener('click', onClick, true);
  early.stop = () => removeEventListener('click', onClick, true);
}

function stopKeeping(): void {
  early.stop?.();
  early.stop = undefined;
  early.targets = [];
}

/** Hands each kept press to the mount it was meant for; the rest stays for packages that start later. */
export function takeEarlyPresses(wake: (mount: Mount) => void): void {
  stopKeeping();
  early.kept = early.kept.filter((event) => {
    const mount = keepPress(event);
    if (mount) wake(mount);
    return !mount;
  });
}

/** Gives back what no behavior wants. */
export function releaseEarlyPresses(): void {
  stopKeeping();
  for (const event of early.kept.splice(0)) replay(event);
}
