/** Configuration and state of a slider, and the claims of the slider and its slides. */
import {
  asNumber,
  attribute,
  closestTo,
  documentOf,
  matches,
  member,
  type Page,
  phrase,
  query,
  queryAll,
  type WantedClaim,
} from '@enliven/core';

/** Default milliseconds between automatic moves. */
const DEFAULT_SPEED = 7000;

/** Class of the visible or entering slide. */
export const ACTIVE = 'et-pb-active-slide';

export type Layout = 'light' | 'dark';

/** Configuration of a slider. */
export interface SliderConfig {
  slides: HTMLElement[];
  /** Whether there are arrows; sliders without arrows have no swipe either. */
  arrows: boolean;
  dots: boolean;
  /** Milliseconds between automatic moves; null without auto-play. */
  speed: number | null;
  ignoreHover: boolean;
  /** Whether the text color scheme follows the slides, since the server printed none. */
  followsLayout: boolean;
  /** Whether the server printed an accessible name. */
  named: boolean;
  /** Number among the sliders of the page, from 1; 0 for the only slider. */
  number: number;
  generation: 4 | 5;
}

const slideSelector = (element: Element) =>
  matches(element, '.et_pb_gallery') ? '.et_pb_gallery_item' : '.et_pb_slide';

/** Returns the slides, without those of nested sliders. */
export function slidesOf(element: Element): HTMLElement[] {
  const selector = slideSelector(element);
  return queryAll<HTMLElement>(element, selector).filter(
    (slide) => closestTo(member(slide, 'parentElement'), `${selector},.et_pb_slider`) === element,
  );
}

/** Returns the text color scheme of a slide or slider. */
function layoutOf(element: Element | undefined): Layout | undefined {
  return (['light', 'dark'] as const).find((layout) => matches(element, `.et_pb_bg_layout_${layout}`));
}

/** Reads which controls a slider has; multi-view may change the classes. */
export const controlsOf = (element: Element): Pick<SliderConfig, 'arrows' | 'dots'> => ({
  arrows: !matches(element, '.et_pb_slider_no_arrows'),
  dots: !matches(element, '.et_pb_slider_no_pagination'),
});

/** Reads a slider of any module. */
export function sliderConfig(element: Element, { generation }: Page): SliderConfig {
  const has = (name: string) => matches(element, `.${name}`);
  const [, digits] = /(?:^|\s)et_slider_speed_(\d+)/.exec(member(element, 'className')) ?? [];
  const all = [...documentOf(element).querySelectorAll('.et_pb_slider')];
  return {
    slides: slidesOf(element),
    ...controlsOf(element),
    speed: has('et_slider_auto') ? (digits && asNumber(digits, 'interval')) || DEFAULT_SPEED : null,
    ignoreHover: has('et_slider_auto_ignore_hover'),
    followsLayout: !layoutOf(element) && !(generation === 5 && documentOf(element).querySelector('div.entry')),
    named: matches(element, '[aria-label],[aria-labelledby]'),
    number: all.length > 1 ? all.indexOf(element) + 1 : 0,
    generation,
  };
}

/** Target of a move, as in events and classes: a neighbor or the index of a slide. */
export type Direction = 'next' | 'previous' | number;

export interface SliderState {
  /** Index of the visible or entering slide. */
  active: number;
  /** Index of the slide before it, until the next move. */
  previous: number | null;
  /** Whether both slides are visible and fade. */
  fading: boolean;
  /** Direction of the last move. */
  direction: Direction | null;
  /** Number of moves. */
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

/** Returns the index of a move's target, wrapping around; undefined for an invalid index. */
export function slideAt({ active }: SliderState, direction: Direction, count: number): number | undefined {
  if (direction === 'next') return (active + 1) % count;
  if (direction === 'previous') return (active - 1 + count) % count;
  return Number.isInteger(direction) && direction >= 0 && direction < count ? direction : undefined;
}

/** Returns the index of the slide that decides the slider's color scheme: the leaving slide until the fade ends. */
export const layoutSlide = ({ fading, previous, active }: SliderState): number =>
  fading ? (previous ?? active) : active;

/** Reducer. Ignores moves during a fade, and moves to the visible slide. */
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
  /** Whether the description is empty. */
  empty: boolean;
  /** Accessible name, such as "2 of 5". */
  label: string;
}

export function partsOf(slide: HTMLElement, at: number, { length }: { length: number }): SlideParts {
  const text = query(slide, '.et_pb_slide_description');
  return {
    slide,
    picture: query(slide, '.et_pb_slide_image img'),
    container: query(slide, '.et_pb_container'),
    empty: text !== null && !member(text, 'textContent')?.trim() && !query(text, 'img,iframe,video,svg'),
    label: phrase('slide_of', '%1 of %2', at + 1, length),
  };
}

/**
 * Returns the claims of slides, steps 6 to 10 of a move (docs/reference/sliders.md#moves).
 *
 * @param activated indexes of the slides that were active
 * @param hasMoved whether there was a move; from then on inline styles show and hide slides
 * @param reach number of slides to include, besides those that were active
 */
export function slideClaims(
  all: readonly SlideParts[],
  { active, previous, fading }: SliderState,
  activated: ReadonlySet<number>,
  hasMoved: boolean,
  reach = all.length,
): WantedClaim[] {
  const hasSeveral = all.length > 1;
  const wanted: WantedClaim[] = [];
  for (const [at, { slide, picture, container, empty, label }] of all.entries()) {
    if (at >= reach && !activated.has(at)) continue;
    const isPrevious = at === previous;
    const isLeaving = isPrevious && fading;
    const claim = (key: WantedClaim[1], value: unknown, target: Element | null = slide) =>
      target && wanted.push([target, key, value]);
    claim(`class:${ACTIVE}`, at === active);
    claim('class:et-pb-moved-slide', isPrevious);
    if (isLeaving) claim('class:et_slide_transition', true);
    if (hasMoved) claim('style:z-index', isPrevious ? '2' : '1');
    // The style sheet hides slides that were never active, except the first.
    if (hasMoved && (activated.has(at) || at === 0))
      claim('style:display', at === active ? 'block' : isLeaving ? 'list-item' : 'none');
    // Keeps the slide transparent between the end of the fade and the next render, so that it does not flash.
    if (isLeaving) claim('style:opacity', '0');
    if (hasSeveral) {
      claim('attr:role', 'group');
      claim('attr:aria-roledescription', phrase('slide', 'slide'));
      claim('attr:aria-label', label);
    }
    if (at !== active) claim('attr:inert', '');
    // The theme animates the picture on its first appearance.
    if (activated.has(at)) claim('class:active', true, picture);
    if (empty) claim('class:et_pb_empty_slide', true, container);
  }
  return wanted;
}

/** Changing state of the slider element. */
interface SliderStatus {
  hovered: boolean;
  /** Value of `aria-live`: `off` during auto-play. */
  live: 'off' | 'polite';
}

/** Returns the claims of the slider that do not depend on moves (APG Carousel). */
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
  const list = member(first, 'parentElement');
  if (list) wanted.push([list, 'attr:aria-live', status.live]);
  return wanted;
}

/** Returns the claims of the slider that each move changes (docs/reference/sliders.md#moves). */
export function moveClaims(
  element: Element,
  { slides, followsLayout }: SliderConfig,
  state: SliderState,
): WantedClaim[] {
  const { active, direction, moves } = state;
  const wanted: WantedClaim[] = [];
  const id = attribute(slides[active], 'data-slide-id');
  if (id != null) wanted.push([element, 'attr:data-active-slide', id]);
  if (direction !== null) wanted.push([element, `class:et_slide_transition_to_${direction}`, true]);
  const layout = moves > 0 || followsLayout ? layoutOf(slides[layoutSlide(state)]) : undefined;
  if (layout) {
    wanted.push([element, 'class:et_pb_bg_layout_light', layout === 'light']);
    wanted.push([element, 'class:et_pb_bg_layout_dark', layout === 'dark']);
  }
  return wanted;
}
