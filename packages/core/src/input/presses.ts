/** Keeps presses from before the code, or the library itself, is loaded, so that no click is lost. */
import { member } from '../dom/members';
import { type Mount, mountsOn } from '../runtime/mount';
import { sharedByVersions } from '../runtime/shared';
import { listenTo } from '../stores/environment-store';
import { isSamePage } from './same-page';

/** Controls inside a title or tab, which keep their own function. */
const INNER = 'a[href],button,input,select,textarea,label';

/** Returns the pressed element that matches `press`; null for a press on a link or field inside it. */
export function pressed(target: Element, press: string): Element | null {
  const closest = member(target, 'closest');
  const found = closest(press);
  const inner = closest(INNER);
  return inner && inner !== found && found?.contains(inner) && !inner.matches(press) ? null : found;
}

type PressKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  /** Keys have none. */
  button?: number;
};

/** False where another button or a modifier asks the browser for something else: a menu, a new tab, a download. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: PressKeys): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);

/** Returns the control of a press. Enter sends a form whose button is a link without a click; the control is then that link. */
const pressedBy = (event: Event, press: string): Element | null => {
  const target = event.target as Element;
  if (event.type === 'click') {
    const found = pressed(target, press);
    // A link to a place on another page needs no code.
    return found?.matches('a[href*="#"]:not([href^="#"])') && !isSamePage(found as HTMLAnchorElement) ? null : found;
  }
  return (event as SubmitEvent).submitter ? null : member(target, 'querySelector')(press);
};

const pressedIn = (mount: Mount, event: Event) => {
  const found = mount.behavior.press && pressedBy(event, mount.behavior.press);
  return found && member(mount.element, 'contains')(found) ? found : undefined;
};

/** Yields mounts around the target that are not mounted yet, innermost first. */
function* unmountedAround(target: EventTarget | null): Iterable<Mount> {
  for (let node = target as Element | null; node; node = member(node, 'parentElement')) {
    for (const mount of mountsOn(node)) if (mount.state !== 'mounted' && mount.state !== 'gone') yield mount;
  }
}

/** Whether a press leads nowhere and sends nothing, so that a visitor may press the next control. */
const stays = (control: Element): boolean => !control.closest('[href]:not([href^="#"]),form');

/** Whether both presses are on controls of a module that stay there, each on one of its own. */
function areApart(mount: Mount, ...presses: [MouseEvent, MouseEvent]): boolean {
  const [one, other] = presses.map((press) => pressedIn(mount, press));
  return !!one && !!other && stays(one) && stays(other) && !one.contains(other) && !other.contains(one);
}

/** All presses on controls of a mount, oldest first; on each the last one counts. */
const kept = new WeakMap<Mount, MouseEvent[]>();

/** Keeps a press for the first waiting mount that handles it. @returns that mount */
function keepPress(event: MouseEvent): Mount | undefined {
  for (const mount of unmountedAround(event.target)) {
    if (mount.state === 'failed' || !pressedIn(mount, event)) continue;
    const before = mount.press ? (kept.get(mount) ?? []) : [];
    kept.set(mount, [...before.filter((press) => areApart(mount, press, event)), event]);
    mount.press = event;
    return mount;
  }
  return undefined;
}

let replaying = false;

/** Does what a kept press asks for. */
function replay(event: MouseEvent): void {
  const target = event.target as HTMLFormElement;
  replaying = true;
  if (member(target, 'isConnected')) {
    // An event has all members of its constructor's options.
    if (event.type === 'click') member(target, 'dispatchEvent')(new MouseEvent('click', event));
    else member(target, 'requestSubmit')();
  }
  replaying = false;
}

const clicks = sharedByVersions('clicks', () => new WeakMap<EventTarget, number>());

/** Returns when an element was last clicked, by whatever input, in milliseconds; 0 if it was not. */
export const clickedAt = (target: EventTarget): number => clicks.get(target) ?? 0;

/** Listens for all kinds of presses, before everybody else. @returns the function that stops */
function capture(root: EventTarget, onPress: (event: MouseEvent) => void): () => void {
  const types = ['click', 'submit'];
  function listener(event: Event): void {
    clicks.set(event.target as EventTarget, event.timeStamp);
    onPress(event as MouseEvent);
  }
  for (const type of types) root.addEventListener(type, listener, true);
  return () => {
    for (const type of types) root.removeEventListener(type, listener, true);
  };
}

/** Milliseconds between two replayed presses at most: in more every slide has ended. */
const LONGEST_GAP = 1500;

/** Replays the presses that were kept while loading, once, and as far apart as they were: what moves ignores some. */
export function replayPress(mount: Mount): void {
  const presses = mount.press ? (kept.get(mount) ?? []) : [];
  mount.press = undefined;
  let delay = 0;
  for (const [at, press] of presses.entries()) {
    const before = presses[at - 1];
    if (!before) replay(press);
    else {
      delay += Math.min(press.timeStamp - before.timeStamp, LONGEST_GAP);
      setTimeout(replay, delay, press);
    }
  }
}

/**
 * Wakes mounts that are touched or focused, and keeps clicks on those that are not mounted yet.
 *
 * @param wake called for each waiting mount around the event
 * @returns the function that stops
 */
export function watchPresses(root: EventTarget, wake: (mount: Mount) => void): () => void {
  const onTouch = ({ target }: Event) => {
    for (const mount of unmountedAround(target)) wake(mount);
  };
  const offPress = capture(root, (event) => {
    if (replaying) return;
    if (isPlainPress(event) && !event.defaultPrevented && keepPress(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
    // Also if it was kept: another runtime on the page may have kept it for one of these mounts.
    onTouch(event);
  });
  const offTouch = listenTo(root, ['pointerdown', 'focusin', 'keydown'], onTouch);
  return () => {
    offTouch();
    offPress();
  };
}

/**
 * Whether a key, Enter for example, only ends or continues what an input method composes.
 *
 * Some browsers send the key that ends it after the end; then only its code says what it was for.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

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
  early.stop = capture(globalThis, (event) => {
    if (
      !isPlainPress(event) ||
      event.defaultPrevented ||
      !(event.target instanceof Element) ||
      !pressedBy(event, early.targets.join())
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    early.kept.push(event);
  });
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
