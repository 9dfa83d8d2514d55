/** Keeps the scene in step: with the device, the window, the page's height, builders, and what the visitor asks for. */
import { $breakpoint, $reducedMotion, $viewport, listen, revealed } from '@enliven/core';
import { tellProblems } from '../shared/tell-problems';
import { DEVICE_REST, RESIZE_REST } from './constants';
import type { ScrollItem } from './effect';
import { nextItems, readScrollData, type ScrollData } from './read-scroll-data';
import { scrollScene } from './scroll-scene';

const NAME = 'scroll-effects';
/** In a builder only what surrounds its canvas is the server's. */
const AROUND = /_tb_(header|body|footer)$/;

/** Calls back once a change has come to rest. */
function rest(callback: () => void, delay: number): { later(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later() {
      clearTimeout(timer);
      timer = setTimeout(callback, delay);
    },
    stop: () => clearTimeout(timer),
  };
}

/** @returns the function that gives everything back */
export function followScroll(root: Element, printed: ScrollData, builder: boolean): () => void {
  const owner = root.ownerDocument;
  const view = owner.defaultView as Window;
  let data = printed;
  let told = false;
  let printing = false;
  let ended = false;

  const listFor = (device: string): readonly ScrollItem[] | undefined => {
    const list = data.devices.get(device);
    return builder && data === printed ? list?.filter(({ id }) => AROUND.test(id)) : list;
  };
  // A device the page says nothing about begins as a desktop.
  let items = nextItems(new Map(), listFor($breakpoint.get()) ?? listFor('desktop'));

  const scene = scrollScene(root, {
    items,
    marked: new Set(builder ? [] : data.marked),
    still: $reducedMotion.get(),
    builder,
    onBroken(selector) {
      if (!told) tellProblems([{ kind: 'unparsable', details: [selector, 'the scroll effects'], more: 0 }], NAME);
      told = true;
    },
  });
  const show = () => {
    items = nextItems(items, listFor($breakpoint.get()));
    scene.show(items);
  };
  const resized = rest(scene.refresh, RESIZE_REST);
  const device = rest(show, DEVICE_REST);
  const setStill = () => scene.setStill(printing || $reducedMotion.get());
  const print = (on: boolean) => () => {
    printing = on;
    setStill();
  };

  const heights = typeof ResizeObserver === 'function' ? new ResizeObserver(resized.later) : undefined;
  heights?.observe(owner.body);
  tellProblems(data.problems, NAME);
  scene.focus(owner.activeElement);
  const off = [
    $breakpoint.listen(device.later),
    $viewport.listen(resized.later),
    $reducedMotion.listen(setStill),
    revealed.on(resized.later),
    listen(root, 'focusin', ({ target }) => scene.focus(target as Node)),
    listen(root, 'focusout', (event) => scene.focus((event as FocusEvent).relatedTarget as Node | null)),
    listen(view, 'beforeprint', print(true)),
    listen(view, 'afterprint', print(false)),
  ];
  if (builder)
    import('./follow-builder').then(
      ({ followBuilder }) => {
        if (ended) return;
        off.push(
          followBuilder(view, (...lists) => {
            data = readScrollData(...lists);
            tellProblems(data.problems, NAME);
            items = new Map();
            show();
          }),
        );
      },
      () => {},
    );
  return () => {
    ended = true;
    for (const end of off) end();
    heights?.disconnect();
    resized.stop();
    device.stop();
    scene.stop();
  };
}
