/** What is played on which element in happy-dom, where nothing can be animated. */
import { html } from '@enliven/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { entry, everywhere } from './scroll-page';

/** What happens to each element, in order: the look it is given, or that it is taken back. */
interface Played {
  element: Element;
  frames: Keyframe[];
  cancelled: boolean;
}
export let played: Played[] = [];
const { animate } = Element.prototype;

/** For each test of the file. */
export function setPlayed(): void {
  beforeEach(() => {
    played = [];
    // Everything counts as near.
    vi.stubGlobal('IntersectionObserver', undefined);
    Element.prototype.animate = function play(frames) {
      const one: Played = { element: this, frames: frames as Keyframe[], cancelled: false };
      played.push(one);
      return { pause() {}, cancel: () => (one.cancelled = true), currentTime: 0 } as unknown as Animation;
    };
  });
  afterEach(() => {
    Element.prototype.animate = animate;
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });
}

export const running = (selector: string) =>
  played.filter(({ element, cancelled }) => !cancelled && element.matches(selector)).map(({ frames }) => frames);
export const moves = (selector: string) => running(selector).length > 0;

/** One element, and lists that fade it at every width. */
export const A = html`<div class="et_pb_text a"><a href="#">more</a></div>`;
export const fade = everywhere(entry('.a', 'opacity'));
