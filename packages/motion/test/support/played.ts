/** Record of animations by element in happy-dom, which cannot animate. */
import { html } from '@enliven/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { entry, everywhere } from './scroll-page';

/** Events of each element, in order: applied styles, and their release. */
interface Played {
  element: Element;
  frames: Keyframe[];
  cancelled: boolean;
}
export let played: Played[] = [];
const { animate } = Element.prototype;

/** Records animations in each test of the file. */
export function setPlayed(): void {
  beforeEach(() => {
    played = [];
    // Without an observer, all elements count as near.
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

/** An element, and lists that fade it at every width. */
export const A = html`<div class="et_pb_text a"><a href="#">more</a></div>`;
export const fade = everywhere(entry('.a', 'opacity'));
