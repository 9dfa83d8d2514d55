/** What the slider itself looks like: classes that style sheets look for, and its name for a screen reader. */
import { phrase } from '@enliven/core';
import type { Wanted } from '../claim-set';
import { layoutOf, type SliderConfig } from './slider-config';
import { ruling, type SliderState } from './slider-machine';

export interface SliderMood {
  hovered: boolean;
  /** Whether a screen reader is told of new slides: not while they change by themselves. */
  live: 'off' | 'polite';
}

/** Contract §4.4, APG Carousel. */
export function sliderClaims(element: Element, config: SliderConfig, state: SliderState, mood: SliderMood): Wanted[] {
  const { slides, generation, followsLayout, named, number } = config;
  const { active, direction, moves } = state;
  const wanted: Wanted[] = [];
  const claim = (key: Wanted[1], value: unknown = true) => void wanted.push([element, key, value]);

  const id = slides[active]?.getAttribute('data-slide-id');
  if (id != null) claim('attr:data-active-slide', id);
  if (direction !== null) claim(`class:et_slide_transition_to_${direction}`);
  if (mood.hovered) claim('class:et_slider_hovered');
  if (generation === 5 && slides.length === 0) claim('class:et_pb_slider_empty');
  const layout = moves > 0 || followsLayout ? layoutOf(slides[ruling(state)]) : undefined;
  if (layout) {
    claim('class:et_pb_bg_layout_light', layout === 'light');
    claim('class:et_pb_bg_layout_dark', layout === 'dark');
  }
  const [first] = slides;
  if (!first || slides.length === 1) return wanted;
  claim('attr:role', 'region');
  claim('attr:aria-roledescription', phrase('carousel', 'carousel'));
  if (!named) claim('attr:aria-label', `${phrase('slides', 'Slides')} ${number || ''}`.trim());
  if (first.parentElement) wanted.push([first.parentElement, 'attr:aria-live', mood.live]);
  return wanted;
}
