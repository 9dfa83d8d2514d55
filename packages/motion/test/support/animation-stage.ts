/** Entrances in happy-dom: a page's data, being in view and the wish for less motion, all under the test's control. */
import { animation } from '@enliven/motion';
import { html, nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { enter, fakeObserver, giveAnimations, takeAnimations, type Watch } from './animations';

export const ORIGINAL = 'et_pb_module et_pb_text et_pb_text_0';

export const text = (at = 0, more = '') =>
  html`<div class="et_pb_module et_pb_text et_pb_text_${at} et_animated ${more}"><a href="/">Words</a></div>`;

export const styleOf = (element: Element) => element.getAttribute('style');

/** All but those it has anyway. */
export const classesOf = ({ className }: Element) =>
  className.split(/\s+/).filter((name) => name && !`${ORIGINAL} et_is_animating`.split(' ').includes(name));

/** Observed elements and the motion preference, renewed before each test of the file. */
export const stage = { watches: [] as Watch[], calm: false, calmChanged() {} };

export function setStage(): void {
  beforeEach(() => {
    const listeners = new Set<() => void>();
    Object.assign(stage, {
      watches: fakeObserver(),
      calm: false,
      calmChanged: () => listeners.forEach((listener) => void listener()),
    });
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.includes('reduced-motion') && stage.calm;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }));
  });
  afterEach(async () => {
    // What a page's lists do wrong is told by code that is fetched then, and would speak in the next test.
    await vi.dynamicImportSettled();
    takeAnimations();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** @param entry fields of the one for `text()`, or a whole list */
export async function render(entry: unknown, markup = text()) {
  giveAnimations('et_animation_data', Array.isArray(entry) ? entry : [{ class: 'et_pb_text_0', ...(entry as object) }]);
  return renderBehavior(animation, markup);
}

/** Lets it enter, and waits until it shows. */
export async function start(element: Element) {
  enter(stage.watches, element);
  await until(() => styleOf(element) !== null || element.matches('.et_had_animation'));
}

/** Brings markup to life of which nothing may be animated afterwards. */
export async function mountAll(markup = text()): Promise<HTMLElement> {
  root(markup);
  const element = document.querySelector('.et_animated') as HTMLElement;
  // It looks for an element of the behavior in the end.
  await renderBehavior(animation).catch(() => {});
  return element;
}

/** Lets the time of an animation pass. */
export async function pass(milliseconds: number) {
  const from = Date.now();
  await until(() => Date.now() - from >= milliseconds);
  await nextFrames();
}
