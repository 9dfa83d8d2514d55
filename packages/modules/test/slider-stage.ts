/** Mounted sliders with accessors for tests, and cleanup after each test. */
import { renderBehavior } from '@enliven/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { slider } from '../src';
import { css, slider as markup, type SliderMarkup } from './slider-markup';

const open: (() => Promise<void>)[] = [];

/** Stops all runtimes. */
export async function stopAll(): Promise<void> {
  for (const stop of open.splice(0)) await stop();
}

/** @param what markup of a page, or options for the markup of a slider */
export async function render(what: SliderMarkup | string = {}) {
  const page = typeof what === 'string' ? what : markup(what);
  const { element, stop } = await renderBehavior(slider, page + css);
  open.push(stop);
  const slides = [...element.querySelectorAll<HTMLElement>(':scope > .et_pb_slides > .et_pb_slide')];
  const arrow = (name: 'prev' | 'next') => element.querySelector(`:scope > * > .et-pb-arrow-${name}`) as HTMLElement;
  const dots = () => [...element.querySelectorAll<HTMLElement>(':scope > .et-pb-controllers > a')];
  const having = (name: string) => slides.findIndex((slide) => slide.classList.contains(name));
  const style = (name: 'display' | 'zIndex' | 'opacity') => slides.map((slide) => slide.style[name]);
  const active = () => having('et-pb-active-slide');
  return { element, slides, arrow, dots, having, style, active };
}

/** Sets up tests without an IntersectionObserver, so that all elements count as visible. */
export function stageSliders(): void {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
  afterEach(async () => {
    await stopAll();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });
}
