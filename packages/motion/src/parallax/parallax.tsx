/** Parallax background (docs/reference/parallax.md): taller than its container, and moving at 0.3 of the page's speed. */
import {
  $reducedMotion,
  $scroll,
  $viewport,
  ancestorsOf,
  type BehaviorProps,
  claim,
  closestTo,
  documentOf,
  matches,
  measureLaidOut,
  member,
  type Page,
  page,
  revealed,
  useOnScreen,
  useScope,
  useStore,
  useStyle,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { lookup } from '../shared/lookup';
import { parallaxAt, parallaxLayers, parallaxTravel } from './layer';

export interface ParallaxConfig {
  /** Container of the background, by which it is measured. */
  owner: HTMLElement | null;
  /** Moved by us; else the style sheet fixes it to the window. */
  moves: boolean;
  /** The style sheet fixes it, and the browser cannot. */
  needsScroll: boolean;
}

const layerOf = lookup('parallax', ['diviElementBackgroundParallaxData'], ([list], onProblem) =>
  parallaxLayers(list, onProblem),
);

/** Browsers of iOS paint fixed backgrounds as if they were not. */
const isIos = (element: Element): boolean =>
  (documentOf(element).defaultView as Window & typeof globalThis).CSS?.supports?.('-webkit-touch-callout: none');

/** Reads how a background is to move: by us, by the style sheet, or not at all on this device. */
export function config(element: Element, page: Page): ParallaxConfig {
  const owner = member(element, 'parentElement');
  const fixed = matches(element, '.et_pb_parallax_css,.et-pb-parallax-background--css');
  if (matches(element, '.et-pb-parallax-background')) {
    const moves = layerOf(element, page)?.moves ?? !fixed;
    const needsScroll = !moves && isIos(element);
    return { owner, moves: moves || needsScroll, needsScroll };
  }
  // Divi 4 moves nothing on mobile devices.
  return { owner, moves: !fixed && !closestTo(element, '.et_mobile_device'), needsScroll: false };
}

/** CSS pixels. */
interface Box {
  /** Of the window. */
  viewport: number;
  /** Of the element that contains the background. */
  height: number;
  /** From the top of the document. */
  top: number;
  /** From the top of `subject`. */
  offset: number;
  /** Element that the window scrolls: the owner, or its outermost ancestor that could scroll by itself. */
  subject: HTMLElement;
}

/** Returns the top in the document without transforms, in pixels. */
function topOf(element: HTMLElement): number {
  let top = 0;
  for (let at: HTMLElement | null = element; at; at = member(at, 'offsetParent') as HTMLElement | null)
    top += member(at, 'offsetTop') + (at === element ? 0 : member(at, 'clientTop'));
  return top;
}

const scrolls = (element: Element): boolean => /auto|scroll|hidden/.test(getComputedStyle(element).overflow);

function subjectOf(owner: HTMLElement): HTMLElement {
  const { body, documentElement } = member(owner, 'ownerDocument');
  let subject = owner;
  for (const at of ancestorsOf<HTMLElement>(owner).slice(0, -1)) {
    // The window uses the overflow of the body, unless the root has its own.
    if (at === body && !scrolls(documentElement)) break;
    if (scrolls(at)) subject = at;
  }
  return subject;
}

function measureBox(owner: HTMLElement): Box {
  const subject = subjectOf(owner);
  const top = topOf(owner);
  return {
    viewport: member(owner, 'ownerDocument').documentElement.clientHeight,
    height: member(owner, 'clientHeight'),
    top,
    offset: top - topOf(subject),
    subject,
  };
}

const isSame = (a: Box | undefined, b: Box): boolean =>
  Object.keys(b).every((name) => a?.[name as keyof Box] === b[name as keyof Box]);

/**
 * Measures the container of a parallax background when it may have changed; never on scroll.
 *
 * @returns undefined until it has been measured, and while it has no height
 */
function useBox(owner: HTMLElement | null): Box | undefined {
  const [box, setBox] = useState<Box>();
  useScope(
    (scope) => {
      if (!owner) return;
      let cancelMeasurement = () => {};
      const readBox = () => measureBox(owner);
      const write = (next: Box) => setBox((now) => (isSame(now, next) ? now : next));
      function scheduleMeasurement(): void {
        cancelMeasurement();
        cancelMeasurement = measureLaidOut(readBox, write);
      }
      scope.add(() => setBox(undefined));
      scope.add(() => cancelMeasurement());
      // Anything that grows above the background moves it.
      scope.add(watchSize([owner, member(owner, 'ownerDocument').body], readBox, write));
      scope.subscribe($viewport, scheduleMeasurement);
      scope.add(revealed.on(scheduleMeasurement));
      scheduleMeasurement();
    },
    [owner],
  );
  return box?.height ? box : undefined;
}

type TimelineClass = new (options: { subject: Element; axis: 'y' }) => AnimationTimeline;

const shift = (y: number): string => `translate(0, ${y}px)`;

/** Plays the motion from entering the window to leaving it. */
function playNative(element: Element, box: Box, Timeline: TimelineClass): () => void {
  const { subject, offset, viewport, height } = box;
  const animation = member(element, 'animate')([{ transform: shift(0) }, { transform: shift(parallaxTravel(box)) }], {
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
    if (!closestTo(element, '.et_is_animating')) place.to(at(y));
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
function timelineOf({ Animation }: TimelineWindow): TimelineClass | undefined {
  const ViewTimeline = page().global('ViewTimeline') as TimelineClass | undefined;
  return ViewTimeline && 'rangeStart' in Animation.prototype ? ViewTimeline : undefined;
}

/**
 * Moves a background with a view timeline, else on scroll while it is on screen.
 *
 * @param onScreen whether the background's container is on screen
 */
function useParallaxMotion(element: Element, box: Box | undefined, onScreen: boolean): void {
  const Timeline = timelineOf(documentOf(element).defaultView as unknown as TimelineWindow);
  const moves = Timeline !== undefined || onScreen;
  useLayoutEffect(() => {
    if (box && moves) return Timeline ? playNative(element, box, Timeline) : playOnScroll(element, box);
  }, [element, box, moves, Timeline]);
}

export default function Parallax({ element, config }: BehaviorProps<ParallaxConfig>): ReactNode {
  const { owner, moves, needsScroll } = config;
  const reducedMotion = useStore($reducedMotion);
  const box = useBox(moves && !reducedMotion ? owner : null);
  const onScreen = useOnScreen(owner ?? element);
  useParallaxMotion(element, box, onScreen);
  const height = box && `${parallaxAt({ ...box, scroll: 0 }).height}px`;
  useStyle(element, 'height', reducedMotion ? '100%' : height);
  useStyle(element, 'background-attachment', reducedMotion || needsScroll ? 'scroll' : undefined);
  return null;
}
