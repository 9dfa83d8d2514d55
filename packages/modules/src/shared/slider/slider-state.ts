/** Reads a slider's markup, whichever module it belongs to; its state, and the classes, styles and attributes that it and its slides have in each. */
import { asNumber, type Page, phrase, type WantedClaim } from '@enliven/core';

/** Milliseconds between two slides when no class says how many. */
const DEFAULT_SPEED = 7000;

/** Class of the slide that is shown or fades in. */
export const ACTIVE = 'et-pb-active-slide';

export type Layout = 'light' | 'dark';

/** Reads a slider's markup, whichever module it belongs to. */
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
function layoutOf(element: Element | undefined): Layout | undefined {
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
    speed: has('et_slider_auto') ? (digits && asNumber(digits, 'interval')) || DEFAULT_SPEED : null,
    ignoreHover: has('et_slider_auto_ignore_hover'),
    followsLayout: !layoutOf(element) && !(generation === 5 && element.ownerDocument.querySelector('div.entry')),
    named: element.matches('[aria-label],[aria-labelledby]'),
    number: all.length > 1 ? all.indexOf(element) + 1 : 0,
    generation,
  };
}

/** As events and classes name it: the neighbours, or a slide by its place. */
export type Direction = 'next' | 'previous' | number;

export interface SliderState {
  /** The slide that is shown or fades in. */
  active: number;
  /** The one before it, until the next move. */
  previous: number | null;
  /** Both are seen: the old one fades out while the new one fades in. */
  fading: boolean;
  /** Of the last move. */
  direction: Direction | null;
  /** Moves so far. */
  moves: number;
}

export type SliderEvent = { type: 'move'; to: number; direction: Direction; fade: boolean } | { type: 'done' };

export const initialSlider = (active: number): SliderState => ({
  active,
  previous: null,
  fading: false,
  direction: null,
  moves: 0,
});

/** The slide a direction leads to; both ends meet. Undefined for a place that is none. */
export function slideAt({ active }: SliderState, direction: Direction, count: number): number | undefined {
  if (direction === 'next') return (active + 1) % count;
  if (direction === 'previous') return (active - 1 + count) % count;
  return Number.isInteger(direction) && direction >= 0 && direction < count ? direction : undefined;
}

/** The slide that decides how the slider looks: the old one until it has gone. */
export const layoutSlide = ({ fading, previous, active }: SliderState): number =>
  fading ? (previous ?? active) : active;

/** A move while slides fade is ignored, and so is one to the slide that is shown. */
export function sliderMachine(state: SliderState, event: SliderEvent): SliderState {
  if (event.type === 'done') return { ...state, fading: false };
  if (state.fading || event.to === state.active) return state;
  const { to, direction, fade } = event;
  return { active: to, previous: state.active, fading: fade, direction, moves: state.moves + 1 };
}

interface SlideParts {
  slide: HTMLElement;
  picture: Element | null;
  container: Element | null;
  /** Its description says nothing. */
  empty: boolean;
  /** E.g. "2 of 5". */
  label: string;
}

export function partsOf(slide: HTMLElement, at: number, { length }: { length: number }): SlideParts {
  const text = slide.querySelector('.et_pb_slide_description');
  return {
    slide,
    picture: slide.querySelector('.et_pb_slide_image img'),
    container: slide.querySelector('.et_pb_container'),
    empty: text !== null && !text.textContent?.trim() && !text.querySelector('img,iframe,video,svg'),
    label: phrase('slide_of', '%1 of %2', at + 1, length),
  };
}

/**
 * Steps 6 to 10 of a move (docs/reference/sliders.md#moves).
 *
 * @param seen places of the slides that have been active
 * @param used there was a move: from then on inline styles say what is shown
 * @param reach how many slides, besides those that have been active
 */
export function slideClaims(
  all: readonly SlideParts[],
  { active, previous, fading }: SliderState,
  seen: ReadonlySet<number>,
  used: boolean,
  reach = all.length,
): WantedClaim[] {
  const several = all.length > 1;
  const wanted: WantedClaim[] = [];
  for (const [at, { slide, picture, container, empty, label }] of all.entries()) {
    if (at >= reach && !seen.has(at)) continue;
    const moved = at === previous;
    const leaving = moved && fading;
    const claim = (key: WantedClaim[1], value: unknown, on: Element | null = slide) =>
      on && wanted.push([on, key, value]);
    claim(`class:${ACTIVE}`, at === active);
    claim('class:et-pb-moved-slide', moved);
    if (leaving) claim('class:et_slide_transition', true);
    if (used) claim('style:z-index', moved ? '2' : '1');
    // The style sheet hides slides that were not active yet, and shows the first.
    if (used && (seen.has(at) || at === 0))
      claim('style:display', at === active ? 'block' : leaving ? 'list-item' : 'none');
    // What remains when the animation has ended and React has yet to hide it: without it the slide would flash up.
    if (leaving) claim('style:opacity', '0');
    if (several) {
      claim('attr:role', 'group');
      claim('attr:aria-roledescription', phrase('slide', 'slide'));
      claim('attr:aria-label', label);
    }
    if (at !== active) claim('attr:inert', '');
    // The theme lets the picture of a slide in with its first appearance.
    if (seen.has(at)) claim('class:active', true, picture);
    if (empty) claim('class:et_pb_empty_slide', true, container);
  }
  return wanted;
}

/** What the slider itself looks like: classes that style sheets look for, and its name for a screen reader. */
interface SliderStatus {
  hovered: boolean;
  /** Whether screen readers announce new slides: not during auto-play. */
  live: 'off' | 'polite';
}

/** What lasts (APG Carousel). */
export function sliderClaims(element: Element, config: SliderConfig, status: SliderStatus): WantedClaim[] {
  const { slides, generation, named, number } = config;
  const wanted: WantedClaim[] = [];
  const claim = (key: WantedClaim[1], value: unknown = true) => void wanted.push([element, key, value]);

  if (status.hovered) claim('class:et_slider_hovered');
  if (generation === 5 && slides.length === 0) claim('class:et_pb_slider_empty');
  const [first] = slides;
  if (!first || slides.length === 1) return wanted;
  claim('attr:role', 'region');
  claim('attr:aria-roledescription', phrase('carousel', 'carousel'));
  if (!named) claim('attr:aria-label', `${phrase('slides', 'Slides')} ${number || ''}`.trim());
  if (first.parentElement) wanted.push([first.parentElement, 'attr:aria-live', status.live]);
  return wanted;
}

/** What each move changes (docs/reference/sliders.md#moves). */
export function moveClaims(
  element: Element,
  { slides, followsLayout }: SliderConfig,
  state: SliderState,
): WantedClaim[] {
  const { active, direction, moves } = state;
  const wanted: WantedClaim[] = [];
  const id = slides[active]?.getAttribute('data-slide-id');
  if (id != null) wanted.push([element, 'attr:data-active-slide', id]);
  if (direction !== null) wanted.push([element, `class:et_slide_transition_to_${direction}`, true]);
  const layout = moves > 0 || followsLayout ? layoutOf(slides[layoutSlide(state)]) : undefined;
  if (layout) {
    wanted.push([element, 'class:et_pb_bg_layout_light', layout === 'light']);
    wanted.push([element, 'class:et_pb_bg_layout_dark', layout === 'dark']);
  }
  return wanted;
}
