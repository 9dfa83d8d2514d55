/** Sliders under test: brought to life, looked at, and given back after each test. */
import { renderBehavior } from '@enliven/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { slider } from '../src';
import { css, slider as markup, type SliderMarkup } from './slider-markup';

const open: (() => Promise<void>)[] = [];

/** Gives everything back. */
export async function giveBack(): Promise<void> {
  for (const stop of open.splice(0)) await stop();
}

/** @param what its markup, or what stands in it */
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

/** As where nothing can be observed: everything counts as on screen. */
export function stageSliders(): void {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
  afterEach(async () => {
    await giveBack();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });
}
