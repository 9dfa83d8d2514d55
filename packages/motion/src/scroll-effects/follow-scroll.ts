/** Keeps the scene in step: with the device, the window, the page's height, and what the visitor asks for. */
import { $breakpoint, $reducedMotion, $viewport, listen, revealed } from '@enliven/core';
import { DEVICE_REST, RESIZE_REST } from './constants';
import { windowGround } from './ground';
import { type Entries, entriesAt, type Lists, nextOf } from './lists';
import { type Change, scrollScene } from './scroll-scene';

/** @returns the function that gives everything back */
export function followScroll(root: Element, printed: Lists, builder: boolean): () => void {
  const owner = root.ownerDocument;
  const view = owner.defaultView as Window;
  const off: (() => void)[] = [];
  let lists: Lists = {};
  let entries: Entries = new Map();
  let device: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;

  const hearing = {
    odd() {
      hearing.odd = () => {};
      import('./tell-mistakes').then(
        ({ tellMistakes }) => tellMistakes(owner, printed),
        () => {},
      );
    },
    special() {
      hearing.special = () => {};
      import('./special').then(
        ({ special }) => ended || off.push(special(root, { printed, builder, begin, change })),
        // What it is about stays as the server sent it.
        () => {},
      );
    },
  };
  const ask = () => hearing.special();
  const reduced = $reducedMotion.get();

  const scene = scrollScene(root, {
    ground: windowGround(owner),
    marked: new Set(builder ? [] : entriesAt(printed, 'desktop', hearing)?.keys()),
    builder,
    odd: () => hearing.odd(),
  });

  function show(): void {
    const entriesFor = (name: string) => entriesAt(lists, name, hearing);
    // A device the page says nothing about begins as a desktop.
    const list = entriesFor($breakpoint.get()) ?? (device ? undefined : entriesFor('desktop'));
    device = $breakpoint.get();
    entries = nextOf(entries, list, (moving) => moving.some(({ resolver }) => resolver));
    scene.show(entries);
  }

  function begin(next: Lists): void {
    lists = next;
    entries = new Map();
    device = undefined;
    show();
  }

  function resized(): void {
    clearTimeout(timer);
    timer = device === $breakpoint.get() ? setTimeout(scene.refresh, RESIZE_REST) : setTimeout(show, DEVICE_REST);
  }

  /** For people who ask for less motion nothing moves before it is known what rests where. */
  let shown: Change = reduced ? () => null : (look) => look;
  function change(next: Change, isMeant?: (element: Element) => boolean): void {
    shown = next;
    scene.change(next, isMeant);
  }

  const heights = new ResizeObserver(resized);
  heights.observe(owner.body);
  off.push(
    $viewport.listen(resized),
    revealed.on(resized),
    // Paper cannot be scrolled: there everything is as if nothing moved.
    listen(view, 'beforeprint', () => scene.change(() => null)),
    listen(view, 'afterprint', () => scene.change(shown)),
    listen(root, 'focusin', ask),
    $reducedMotion.listen(ask),
    () => heights.disconnect(),
    scene.stop,
  );
  scene.change(shown);
  if (reduced || builder) ask();
  if (!builder) begin(printed);
  return () => {
    ended = true;
    clearTimeout(timer);
    for (const end of off) end();
  };
}
