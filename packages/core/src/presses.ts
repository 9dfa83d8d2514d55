/** Keeps what a visitor presses before the code is here, so that no click is ever lost. */
import type { Mount } from './mount';
import { mountsOn } from './mount';

const WAKING = ['pointerdown', 'focusin', 'keydown'] as const;
const asleep = (mount: Mount) => mount.state !== 'mounted' && mount.state !== 'gone';

/** Every mount the event happened in, innermost first. */
function* around(event: Event): Iterable<Mount> {
  for (const node of event.composedPath()) if (node instanceof Element) yield* mountsOn(node);
}

/** What was pressed, when it is one of the things this behavior answers to; a link inside it keeps its own meaning. */
export function pressTarget(mount: Mount, target: Element): Element | undefined {
  const { press } = mount.behavior;
  const pressed = press && target.closest(press);
  if (!pressed || !mount.element.contains(pressed)) return undefined;
  const link = target.closest('a[href],button,input,select,textarea,label');
  return link && link !== pressed && pressed.contains(link) && !link.matches(press) ? undefined : target;
}

/** Notes a press for later. The last one counts. */
export function holdPress(mount: Mount, target: Element, event: MouseEventInit): void {
  const { clientX, clientY, ctrlKey, shiftKey, altKey, metaKey } = event;
  const detail = { clientX, clientY, ctrlKey, shiftKey, altKey, metaKey } as MouseEventInit;
  mount.press = { target, event: { ...detail, bubbles: true, cancelable: true, composed: true } };
}

let replaying = false;

/** Does what was pressed while the code was on its way, once. */
export function replayPress(mount: Mount): void {
  const { press } = mount;
  delete mount.press;
  if (!press?.target.isConnected) return;
  replaying = true;
  press.target.dispatchEvent(new MouseEvent('click', press.event));
  replaying = false;
}

/**
 * Wakes whatever is touched or focused, and holds clicks on what is not alive yet.
 *
 * @param wake called for each sleeping mount around the event
 * @returns the function that stops
 */
export function watchPresses(root: EventTarget, wake: (mount: Mount) => void): () => void {
  const onTouch = (event: Event) => {
    for (const mount of around(event)) if (asleep(mount)) wake(mount);
  };
  const onClick = (event: Event) => {
    const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const target = event.composedPath()[0];
    // A press with a modifier or another button asks the browser for something else: a new tab, a menu.
    if (replaying || button || ctrlKey || metaKey || shiftKey || event.defaultPrevented || !(target instanceof Element))
      return;
    for (const mount of around(event)) {
      if (!asleep(mount)) continue;
      const pressed = pressTarget(mount, target);
      if (pressed && mount.state !== 'failed') {
        event.preventDefault();
        event.stopPropagation();
        holdPress(mount, pressed, event as MouseEvent);
      }
      wake(mount);
      if (pressed) return;
    }
  };
  for (const type of WAKING) root.addEventListener(type, onTouch, { capture: true, passive: true });
  root.addEventListener('click', onClick, true);
  return () => {
    for (const type of WAKING) root.removeEventListener(type, onTouch, { capture: true });
    root.removeEventListener('click', onClick, true);
  };
}
