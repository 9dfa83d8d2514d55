/** One slide: the theme's classes and inline styles, its place for a screen reader, and the fade. */
import { type Motion, phrase, useAnimation, useAttr, useClass, useStyle } from '@enliven/core';
import { useRef, useState } from 'react';
import { FADE_DURATION } from './constants';

export interface SlideProps {
  slide: HTMLElement;
  /** From 1. */
  number: number;
  count: number;
  active: boolean;
  /** It was shown before the active one. */
  moved: boolean;
  fading: boolean;
  /** There was a move: from then on inline styles say what is shown. */
  used: boolean;
  onFaded(): void;
}

const LEAVING: Motion = {
  duration: FADE_DURATION,
  hold: { opacity: 1 },
  frames: () => [{ opacity: 1 }, { opacity: 0 }],
};
const ENTERING: Motion = {
  duration: FADE_DURATION,
  hold: { opacity: 0 },
  frames: () => [{ opacity: 0 }, { opacity: 1 }],
};
const nothing = () => {};

function partsOf(slide: HTMLElement) {
  const text = slide.querySelector('.et_pb_slide_description');
  return {
    picture: slide.querySelector('.et_pb_slide_image img'),
    container: slide.querySelector('.et_pb_container'),
    empty: text !== null && !text.textContent?.trim() && !text.querySelector('img,iframe,video,svg'),
  };
}

/** Contract §4.4, steps 6 to 10. */
export function Slide({ slide, number, count, active, moved, fading, used, onFaded }: SlideProps): null {
  const leaving = moved && fading;
  useClass(slide, 'et-pb-active-slide', active);
  useClass(slide, 'et-pb-moved-slide', moved);
  useClass(slide, 'et_slide_transition', leaving || undefined);
  useStyle(slide, 'z-index', used ? (moved ? '2' : '1') : undefined);
  useStyle(slide, 'display', used ? (active ? 'block' : leaving ? 'list-item' : 'none') : undefined);
  // What remains when the animation has ended and React has yet to hide it: without it the slide would flash up.
  useStyle(slide, 'opacity', leaving ? '0' : undefined);
  useAnimation(slide, leaving ? LEAVING : null, nothing);
  useAnimation(slide, active && fading ? ENTERING : null, onFaded);

  const several = count > 1;
  useAttr(slide, 'role', several ? 'group' : undefined);
  useAttr(slide, 'aria-roledescription', several ? phrase('slide', 'slide') : undefined);
  useAttr(slide, 'aria-label', several ? phrase('slide_of', '%1 of %2', number, count) : undefined);
  useAttr(slide, 'inert', active ? undefined : '');

  // The theme lets the picture of a slide in with its first appearance.
  const seen = useRef(false);
  seen.current ||= active;
  const [{ picture, container, empty }] = useState(() => partsOf(slide));
  useClass(picture, 'active', seen.current || undefined);
  useClass(container, 'et_pb_empty_slide', empty || undefined);
  return null;
}
