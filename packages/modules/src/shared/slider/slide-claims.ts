/** What each slide looks like at every moment of a move: the theme's classes and inline styles, and its place for a screen reader. */
import { phrase, type Wanted } from '@enliven/core';
import type { SliderState } from './slider-machine';

export interface SlideParts {
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
 */
export function slideClaims(
  all: readonly SlideParts[],
  { active, previous, fading }: SliderState,
  seen: ReadonlySet<number>,
  used: boolean,
): Wanted[] {
  const several = all.length > 1;
  const wanted: Wanted[] = [];
  for (const [at, { slide, picture, container, empty, label }] of all.entries()) {
    const moved = at === previous;
    const leaving = moved && fading;
    const claim = (key: Wanted[1], value: unknown, on: Element | null = slide) => on && wanted.push([on, key, value]);
    claim('class:et-pb-active-slide', at === active);
    claim('class:et-pb-moved-slide', moved);
    if (leaving) claim('class:et_slide_transition', true);
    if (used) claim('style:z-index', moved ? '2' : '1');
    // Slides nobody has seen yet are hidden by the style sheet, which shows the first.
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
