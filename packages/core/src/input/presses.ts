/** Presses before the code, or the library itself, has loaded: they are kept and replayed, so that no click is lost. */
import { closestTo } from '../dom/closest-to';
import { member } from '../dom/members';
import { matches, query } from '../dom/query';
import { type Mount, mountsOn } from '../runtime/mount';
import { sharedByVersions } from '../runtime/shared';
import { listenTo } from '../stores/environment-store';
import { isSamePage } from './same-page';

/** Controls inside a title or tab, which keep their own function. */
const INNER = 'a[href],button,input,select,textarea,label';

/** Returns the pressed element that matches `press`; null for a press on a link or field inside it. */
export function pressed(target: Element, press: string): Element | null {
  const found = closestTo(target, press);
  const inner = closestTo(target, INNER);
  if (!found || !inner || inner === found || matches(inner, press)) return found;
  return member(found, 'contains')(inner) ? null : found;
}

type PressKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  /** Undefined for keys. */
  button?: number;
};

/** Whether a press has neither another button nor a modifier, with which the browser opens a menu or tab, or downloads. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: PressKeys): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);

/** Returns the control of a press. Enter submits a form without a click if its button is a link; the control is then that link. */
const pressedBy = (event: Event, press: string): Element | null => {
  const target = event.target as Element;
  if (event.type === 'click') {
    const found = pressed(target, press);
    // A link to a place on another page needs no code.
    return matches(found, 'a[href*="#"]:not([href^="#"])') && !isSamePage(found as HTMLAnchorElement) ? null : found;
  }
  return (event as SubmitEvent).submitter ? null : query(target, press);
};

const pressedIn = (mount: Mount, event: Event) => {
  const found = mount.behavior.press && pressedBy(event, mount.behavior.press);
  return found && member(mount.element, 'contains')(found) ? found : undefined;
};

/** Returns the mounts around the target, innermost first. */
function mountsAround(target: EventTarget | null): Mount[] {
  const mounts: Mount[] = [];
  for (let node = target as Element | null; node; node = member(node, 'parentElement')) mounts.push(...mountsOn(node));
  return mounts;
}

/** Returns the mounts around the target that are not mounted yet. */
const unmountedAround = (target: EventTarget | null) =>
  mountsAround(target).filter(({ state }) => state !== 'mounted' && state !== 'gone');

/** Whether a press stays on the page and sends nothing, so that the visitor may press the next control. */
const stays = (control: Element): boolean => !closestTo(control, '[href]:not([href^="#"]),form');

/** Whether two presses are on different controls of a module that stay on the page. */
function areApart(mount: Mount, ...presses: [MouseEvent, MouseEvent]): boolean {
  const [first, second] = presses.map((press) => pressedIn(mount, press));
  if (!first || !second || !stays(first) || !stays(second)) return false;
  return !member(first, 'contains')(second) && !member(second, 'contains')(first);
}

/** Presses on the controls of a mount, oldest first; the last press on a control counts. */
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

/** Replays a kept press. */
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

/** Returns the time of the last click on an element, in milliseconds; 0 without a click. */
export const clickedAt = (target: EventTarget): number => clicks.get(target) ?? 0;

/** Listens for all kinds of presses, before all other listeners. @returns the function that stops listening */
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

/** Maximum milliseconds between two replayed presses: all slides end within that time. */
const LONGEST_GAP = 1500;

/** Replays the presses that were kept while loading, at their original intervals: modules ignore presses while they move. */
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
 * @returns the function that stops listening
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
    // Also for a kept press: another runtime on the page may have kept it for one of these mounts.
    onTouch(event);
  });
  const offTouch = listenTo(root, ['pointerdown', 'focusin', 'keydown'], onTouch);
  return () => {
    offTouch();
    offPress();
  };
}

/**
 * Whether a key, such as Enter, ends or continues the composition of an input method.
 *
 * Some browsers send the final key after the composition; then only its key code (229) identifies it.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Kept presses of all versions of the library on a page. The shape never changes, so that no version loses a press. */
interface Early {
  /** Kept presses, oldest first. */
  kept: MouseEvent[];
  /** Selectors of controls, of every script that keeps presses. */
  targets: string[];
  /** Removes the listener; undefined without one. */
  stop?: (() => void) | undefined;
  /** Whether a mounted behavior handles a press. Set by the first runtime, since loaders have no access to mounts. */
  isHandled?: (event: Event) => boolean;
}

const early = sharedByVersions<Early>('early-presses', () => ({ kept: [], targets: [] }));

/** Keeps clicks on controls that match `press`, until the library takes over. */
export function keepEarlyPresses(press: string): void {
  early.targets.push(press);
  if (early.stop) return;
  early.stop = capture(globalThis, (event) => {
    if (
      !isPlainPress(event) ||
      event.defaultPrevented ||
      !(event.target instanceof Element) ||
      !pressedBy(event, early.targets.join()) ||
      early.isHandled?.(event)
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

/** Whether a mounted behavior handles the press. */
const isHandled = (event: Event) =>
  mountsAround(event.target).some((mount) => mount.state === 'mounted' && pressedIn(mount, event));

/** Passes each kept press to its mount; the others stay for packages that start later. */
export function takeEarlyPresses(wake: (mount: Mount) => void): void {
  stopKeeping();
  early.isHandled ??= isHandled;
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
