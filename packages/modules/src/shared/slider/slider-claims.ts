/** What the slider itself looks like: classes that style sheets look for, and its name for a screen reader. */
import { phrase, type Wanted } from '@enliven/core';
import { layoutOf, type SliderConfig } from './slider-config';
import { ruling, type SliderState } from './slider-machine';

export interface SliderMood {
  hovered: boolean;
  /** Whether a screen reader is told of new slides: not while they change by themselves. */
  live: 'off' | 'polite';
}

/** What lasts (APG Carousel). */
export function sliderClaims(element: Element, config: SliderConfig, mood: SliderMood): Wanted[] {
  const { slides, generation, named, number } = config;
  const wanted: Wanted[] = [];
  const claim = (key: Wanted[1], value: unknown = true) => void wanted.push([element, key, value]);

  if (mood.hovered) claim('class:et_slider_hovered');
  if (generation === 5 && slides.length === 0) claim('class:et_pb_slider_empty');
  const [first] = slides;
  if (!first || slides.length === 1) return wanted;
  claim('attr:role', 'region');
  claim('attr:aria-roledescription', phrase('carousel', 'carousel'));
  if (!named) claim('attr:aria-label', `${phrase('slides', 'Slides')} ${number || ''}`.trim());
  if (first.parentElement) wanted.push([first.parentElement, 'attr:aria-live', mood.live]);
  return wanted;
}

/** What each move changes (docs/reference/sliders.md#moves). */
export function moveClaims(element: Element, { slides, followsLayout }: SliderConfig, state: SliderState): Wanted[] {
  const { active, direction, moves } = state;
  const wanted: Wanted[] = [];
  const id = slides[active]?.getAttribute('data-slide-id');
  if (id != null) wanted.push([element, 'attr:data-active-slide', id]);
  if (direction !== null) wanted.push([element, `class:et_slide_transition_to_${direction}`, true]);
  const layout = moves > 0 || followsLayout ? layoutOf(slides[ruling(state)]) : undefined;
  if (layout) {
    wanted.push([element, 'class:et_pb_bg_layout_light', layout === 'light']);
    wanted.push([element, 'class:et_pb_bg_layout_dark', layout === 'dark']);
  }
  return wanted;
}
