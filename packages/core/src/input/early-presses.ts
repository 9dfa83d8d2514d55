/** Presses from before the library was loaded, kept by the script tag's loader or by `first-tap.js`. */
import type { Mount } from '../runtime/mount';
import { sharedByVersions } from '../runtime/shared';
import { isPlainPress, keepPress, pressed, replay } from './presses';

/** Shared by all versions, whose kept presses must not be lost: its shape never changes. */
interface Early {
  /** Kept presses, oldest first. */
  kept: MouseEvent[];
  /** What to keep presses on, of every script that keeps. */
  targets: string[];
  /** Removes the listener; undefined without one. */
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

/** Passes each kept press to its mount; the rest stays for packages that start later. */
export function takeEarlyPresses(wake: (mount: Mount) => void): void {
  stopKeeping();
  early.kept = early.kept.filter((event) => {
    const mount = keepPress(event);
    if (mount) wake(mount);
    return !mount;
  });
}

/** Replays presses that no behavior handles. */
export function releaseEarlyPresses(): void {
  stopKeeping();
  for (const event of early.kept.splice(0)) replay(event);
}
