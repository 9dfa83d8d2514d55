/** Entrances in happy-dom, with page data, visibility and the motion preference under the test's control. */
import { animation } from '@enliven/motion';
import { html, nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { enter, fakeObserver, giveAnimations, takeAnimations, type Watch } from './animations';

export const ORIGINAL = 'et_pb_module et_pb_text et_pb_text_0';

export const text = (at = 0, more = '') =>
  html`<div class="et_pb_module et_pb_text et_pb_text_${at} et_animated ${more}"><a href="/">Words</a></div>`;

export const styleOf = (element: Element) => element.getAttribute('style');

/** @returns the classes of an element, without those of the original markup */
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
    // Warnings about invalid lists come from a chunk of their own, and would otherwise appear in the next test.
    await vi.dynamicImportSettled();
    takeAnimations();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** @param entry fields of the entry for `text()`, or a whole list */
export async function render(entry: unknown, markup = text()) {
  giveAnimations('et_animation_data', Array.isArray(entry) ? entry : [{ class: 'et_pb_text_0', ...(entry as object) }]);
  return renderBehavior(animation, markup);
}

/** Makes the element enter, and waits until it is shown. */
export async function start(element: Element) {
  enter(stage.watches, element);
  await until(() => styleOf(element) !== null || element.matches('.et_had_animation'));
}

/** Mounts markup whose elements may all remain without an animation. */
export async function mountAll(markup = text()): Promise<HTMLElement> {
  root(markup);
  const element = document.querySelector('.et_animated') as HTMLElement;
  // renderBehavior rejects if no element matches the behavior.
  await renderBehavior(animation).catch(() => {});
  return element;
}

/** Waits for the duration of an animation. */
export async function pass(milliseconds: number) {
  const from = Date.now();
  await until(() => Date.now() - from >= milliseconds);
  await nextFrames();
}
