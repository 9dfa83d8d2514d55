/** Reads a slider's markup, whichever module it belongs to. */
import type { Page } from '@enliven/core';

/** Milliseconds between two slides when no class says how many. */
const DEFAULT_SPEED = 7000;

export type Layout = 'light' | 'dark';

export interface SliderConfig {
  slides: HTMLElement[];
  /** Without arrows there is no swipe either. */
  arrows: boolean;
  dots: boolean;
  /** Milliseconds between two slides; null when it does not move by itself. */
  speed: number | null;
  ignoreHover: boolean;
  /** The text color scheme follows the slides, since the server printed none. */
  followsLayout: boolean;
  /** The server gave it a name for screen readers. */
  named: boolean;
  /** Its place among the sliders of the page, from 1; 0 when it is the only one. */
  number: number;
  generation: 4 | 5;
}

const slideSelector = (element: Element) =>
  element.classList.contains('et_pb_gallery') ? '.et_pb_gallery_item' : '.et_pb_slide';

/** Only the slider's own: those of a slider inside a slide belong to that one. */
export function slidesOf(element: Element): HTMLElement[] {
  const selector = slideSelector(element);
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (slide) => slide.parentElement?.closest(`${selector},.et_pb_slider`) === element,
  );
}

/** The text color scheme a slide or slider was printed with. */
export function layoutOf(element: Element | undefined): Layout | undefined {
  return (['light', 'dark'] as const).find((layout) => element?.classList.contains(`et_pb_bg_layout_${layout}`));
}

/** Multi-view changes what these are read from. */
export const controlsOf = ({ classList }: Element): Pick<SliderConfig, 'arrows' | 'dots'> => ({
  arrows: !classList.contains('et_pb_slider_no_arrows'),
  dots: !classList.contains('et_pb_slider_no_pagination'),
});

/** Pure and content with anything: without slides there is simply nothing to do. */
export function sliderConfig(element: Element, { generation }: Page): SliderConfig {
  const has = (name: string) => element.classList.contains(name);
  const [, digits] = /(?:^|\s)et_slider_speed_(\d+)/.exec(element.className) ?? [];
  const all = [...element.ownerDocument.querySelectorAll('.et_pb_slider')];
  return {
    slides: slidesOf(element),
    ...controlsOf(element),
    speed: has('et_slider_auto') ? Number(digits) || DEFAULT_SPEED : null,
    ignoreHover: has('et_slider_auto_ignore_hover'),
    followsLayout: !layoutOf(element) && !(generation === 5 && element.ownerDocument.querySelector('div.entry')),
    named: element.matches('[aria-label],[aria-labelledby]'),
    number: all.length > 1 ? all.indexOf(element) + 1 : 0,
    generation,
  };
}
