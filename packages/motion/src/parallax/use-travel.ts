/** Moves a background with the page: the browser by itself where it can, else with each scroll while it is on screen. */
import { $scroll, claim } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { parallaxAt, parallaxTravel } from './position';
import type { Box } from './use-box';

type TimelineClass = new (options: { subject: Element; axis: 'y' }) => AnimationTimeline;

const timelineClass = (element: Element): TimelineClass | undefined =>
  (element.ownerDocument.defaultView as unknown as { ViewTimeline?: TimelineClass } | null)?.ViewTimeline;

const shift = (y: number): string => `translate(0, ${y}px)`;

/** From entering the window to leaving it, which is all that anybody sees. */
function playNative(element: Element, box: Box, Timeline: TimelineClass): () => void {
  const { subject, offset, viewport, height } = box;
  const options = {
    timeline: new Timeline({ subject, axis: 'y' }),
    rangeStart: `cover ${offset}px`,
    rangeEnd: `cover ${offset + viewport + height}px`,
    fill: 'both',
  };
  const frames = [{ transform: shift(0) }, { transform: shift(parallaxTravel(box)) }];
  const animation = element.animate(frames, options as KeyframeAnimationOptions);
  return () => animation.cancel();
}

/** @param seen whether what the background is in is on screen */
export function useTravel(element: Element, box: Box | undefined, seen: boolean): void {
  const Timeline = timelineClass(element);
  useLayoutEffect(() => {
    if (box && Timeline) return playNative(element, box, Timeline);
  }, [element, box, Timeline]);
  useLayoutEffect(() => {
    if (!box || !seen || Timeline) return;
    const at = (scroll: number) => shift(parallaxAt({ ...box, scroll }).y);
    const place = claim(element, 'style:transform', at($scroll.get().y));
    const stop = $scroll.listen(({ y }) => {
      // Its owner moves by itself for a moment, which is enough.
      if (!box.subject.closest('.et_is_animating')) place.to(at(y));
    });
    return () => {
      stop();
      place();
    };
  }, [element, box, seen, Timeline]);
}
