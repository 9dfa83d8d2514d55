/** Keeps the scene in step: with the device, the window, the page's height, and what the visitor asks for. */
import { $breakpoint, $reducedMotion, $viewport, listen, revealed, watchSize } from '@enliven/core';
import { DEVICE_REST, RESIZE_REST } from './constants';
import { fetchPart } from './fetch-part';
import { windowGround } from './ground';
import { type Entries, entriesAt, type Lists, nextOf } from './lists';
import { plainFrames } from './plain-frames';
import { type Frames, type Scene, type SceneOptions, scrollScene } from './scroll-scene';

export interface Following {
  /** Shows what these lists say. */
  begin(lists: Lists): void;
  draw: Scene['draw'];
  /** Gives everything back. */
  stop(): void;
}

/** Shows what the page says. @param options what is special about a builder @default those of a page */
export function followScroll(root: Element, printed: Lists, options?: Partial<SceneOptions>): Following {
  const owner = root.ownerDocument;
  const view = owner.defaultView as Window;
  const off: (() => void)[] = [];
  let lists = printed;
  let entries: Entries = new Map();
  let device: string | undefined;
  let timer: ReturnType<typeof setTimeout>;

  let asked = false;
  function unusual(): undefined {
    if (!asked) off.push(fetchPart(import('./special'), ({ special }) => special(root, printed, following)));
    asked = true;
  }

  const entriesFor = (name: string) => entriesAt(lists, name, unusual);
  let desktop = entriesFor('desktop');

  /** For people who ask for less motion nothing moves before it is known what rests where. */
  let drawn: Frames = $reducedMotion.get() ? unusual : (entries) => plainFrames(entries) ?? unusual();

  const scene = scrollScene(root, {
    draw: drawn,
    ground: windowGround(owner),
    marked: new Set(desktop?.keys()),
    unusual,
    ...options,
  });

  function show(): void {
    const before = device;
    device = $breakpoint.get();
    // A device the page says nothing about begins as a desktop.
    const list = device === 'desktop' ? desktop : (entriesFor(device) ?? (before ? undefined : desktop));
    entries = nextOf(entries, list, (moving) => moving.some(({ resolver }) => resolver));
    scene.show(entries);
  }

  function resized(): void {
    clearTimeout(timer);
    const same = device === $breakpoint.get();
    timer = setTimeout(same ? scene.refresh : show, same ? RESIZE_REST : DEVICE_REST);
  }

  const following: Following = {
    begin(next) {
      lists = next;
      desktop = entriesFor('desktop');
      entries = new Map();
      device = undefined;
      show();
    },
    draw(frames, isMeant) {
      drawn = frames;
      scene.draw(frames, isMeant);
    },
    stop() {
      clearTimeout(timer);
      for (const end of off) end();
    },
  };

  off.push(
    watchSize([owner.body], resized),
    $viewport.listen(resized),
    revealed.on(resized),
    // Paper cannot be scrolled: there everything is as if nothing moved.
    listen(view, 'beforeprint', () => scene.draw(() => undefined)),
    listen(view, 'afterprint', () => scene.draw(drawn)),
    listen(root, 'focusin', unusual),
    $reducedMotion.listen(unusual),
    scene.stop,
  );
  show();
  return following;
}
