/** Moves a background with a view timeline, else on scroll while it is on screen. */
import { $scroll, claim } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { parallaxAt, parallaxTravel } from './position';
import type { Box } from './use-box';

type TimelineClass = new (options: { subject: Element; axis: 'y' }) => AnimationTimeline;

const shift = (y: number): string => `translate(0, ${y}px)`;

/** Plays the motion from entering the window to leaving it. */
function playNative(element: Element, box: Box, Timeline: TimelineClass): () => void {
  const { subject, offset, viewport, height } = box;
  const animation = element.animate([{ transform: shift(0) }, { transform: shift(parallaxTravel(box)) }], {
    timeline: new Timeline({ subject, axis: 'y' }),
    rangeStart: `cover ${offset}px`,
    rangeEnd: `cover ${offset + viewport + height}px`,
    fill: 'both',
  } as KeyframeAnimationOptions);
  return () => animation.cancel();
}

function playOnScroll(element: Element, box: Box): () => void {
  const at = (scroll: number) => shift(parallaxAt({ ...box, scroll }).y);
  const place = claim(element, 'style:transform', at($scroll.get().y));
  const stop = $scroll.listen(({ y }) => {
    // During an entrance its container moves already.
    if (!element.closest('.et_is_animating')) place.to(at(y));
  });
  return () => {
    stop();
    place();
  };
}

interface TimelineWindow extends Window {
  ViewTimeline?: TimelineClass;
  Animation: typeof Animation;
}

/** Some browsers have view timelines and no ranges: there an animation would not keep to its part of the way. */
function timelineOf({ ViewTimeline, Animation }: TimelineWindow): TimelineClass | undefined {
  return ViewTimeline && 'rangeStart' in Animation.prototype ? ViewTimeline : undefined;
}

/** @param onScreen whether the background's container is on screen */
export function useParallaxMotion(element: Element, box: Box | undefined, onScreen: boolean): void {
  const Timeline = timelineOf(element.ownerDocument.defaultView as unknown as TimelineWindow);
  const moves = Timeline !== undefined || onScreen;
  useLayoutEffect(() => {
    if (box && moves) return Timeline ? playNative(element, box, Timeline) : playOnScroll(element, box);
  }, [element, box, moves, Timeline]);
}
