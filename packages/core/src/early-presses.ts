/** Presses kept from before this library was on the page, by the script tag's loader or by `first-tap.js`. */
import type { Mount } from './mount';
import { holdPress, isPlainPress, pressed, replay } from './presses';
import { shared } from './shared';

interface Early {
  /** Kept presses, oldest first. */
  kept: MouseEvent[];
  /** Stops keeping; absent while nobody keeps. */
  stop?: () => void;
}

const early = shared<Early>('early-presses', () => ({ kept: [] }));

/** Keeps clicks on what matches `press`, until the library takes over. */
export function keepEarlyPresses(press: string): void {
  if (early.stop) return;
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event) || !(event.target instanceof Element) || !pressed(event.target, press)) return;
    event.preventDefault();
    event.stopPropagation();
    early.kept.push(event);
  };
  addEventListener('click', onClick, true);
  early.stop = () => removeEventListener('click', onClick, true);
}

/** Hands each kept press to the mount it was meant for; the rest stays for packages that start later. */
export function takeEarlyPresses(wake: (mount: Mount) => void): void {
  early.stop?.();
  early.kept = early.kept.filter((event) => {
    const mount = holdPress(event);
    if (mount) wake(mount);
    return !mount;
  });
}

/** Gives back what no behavior wants. */
export function releaseEarlyPresses(): void {
  early.stop?.();
  for (const event of early.kept.splice(0)) replay(event);
}
