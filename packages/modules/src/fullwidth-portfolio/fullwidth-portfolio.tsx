/** Fullwidth portfolio (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio, APG Carousel): a grid or a carousel with as many columns as fit. */
import {
  $reducedMotion,
  addStyleSheet,
  asNumber,
  attribute,
  type BehaviorProps,
  closestTo,
  documentOf,
  type Motion,
  matches,
  member,
  numberAttribute,
  phrase,
  queryAll,
  useAnimation,
  useAttr,
  useClaims,
  useClass,
  useEarly,
  useStore,
  useStyle,
  useTimeout,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { closesColumn, useRowClasses } from '../shared/grid/use-row-classes';
import { Arrows, useAutoPlay } from '../shared/slider/controls';
import { useSwipe } from '../shared/slider/use-swipe';
import { useMeasured, useWidth } from '../shared/use-element';
import { useSlice } from '../shared/use-slice';
import { useGroups } from './use-groups';

export interface FullwidthPortfolioConfig {
  box: HTMLElement | undefined;
  items: HTMLElement[];
  carousel: boolean;
  /** Whether the box is a flex or grid container, so that items need no sizes (Divi 5). */
  laidOut: boolean;
  /** Milliseconds between automatic moves; null without auto-play. */
  rotation: number | null;
  title: string;
}

/** Default milliseconds between automatic moves (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const DEFAULT_SPEED = 7000;

/** Reads a fullwidth portfolio. */
export function config(element: Element): FullwidthPortfolioConfig {
  const findOwn = <E extends Element>(selector: string) =>
    queryAll<E>(element, selector).filter((part) => closestTo(part, '.et_pb_fullwidth_portfolio') === element);
  const [box] = findOwn<HTMLElement>('.et_pb_portfolio_items');
  const speed = Math.trunc(numberAttribute(element, 'data-auto-rotate-speed', 'time'));
  return {
    box,
    items: findOwn('.et_pb_portfolio_item'),
    carousel: matches(element, '.et_pb_fullwidth_portfolio_carousel'),
    laidOut: matches(box, '.et_flex_module,.et_grid_module'),
    rotation:
      attribute(element, 'data-auto-rotate') === 'on'
        ? speed > 0
          ? (asNumber(speed, 'interval') ?? DEFAULT_SPEED)
          : DEFAULT_SPEED
        : null,
    title: findOwn('.et_pb_portfolio_title')[0]?.textContent?.trim() ?? '',
  };
}

/** Number of columns by the minimum width of the box in CSS pixels (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const COLUMNS: [from: number, columns: number][] = [
  [1600, 5],
  [1024, 4],
  [768, 3],
  [480, 2],
  [0, 1],
];

export const columnsFor = (width: number): number => COLUMNS.find(([from]) => width >= from)?.[1] ?? 1;

/** Ratio of an item's height to the width of its column (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const ITEM_RATIO = 0.75;

/** State of a carousel: the visible projects and the slide between two groups. */
export interface CarouselState {
  /** sliding: two groups move · settling: the new group has arrived but ignores presses */
  phase: 'idle' | 'sliding' | 'settling';
  /** Index of the first visible project. */
  first: number;
  /** Index of the first project of the leaving group. */
  from: number;
  direction: 'next' | 'previous';
}

export type CarouselEvent =
  | { type: 'move'; direction: 'next' | 'previous'; count: number; columns: number }
  | { type: 'done' };

export const START: CarouselState = { phase: 'idle', first: 0, from: 0, direction: 'next' };

/** Reducer. The carousel wraps around; presses during a slide are ignored (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
export function carouselMachine(state: CarouselState, event: CarouselEvent): CarouselState {
  const { phase, first } = state;
  if (event.type === 'done') return { ...state, phase: phase === 'sliding' ? 'settling' : 'idle' };
  const { direction, count, columns } = event;
  if (phase !== 'idle' || count <= columns) return state;
  const step = direction === 'next' ? columns : count - (columns % count);
  return { phase: 'sliding', first: (first + step) % count, from: first, direction };
}

/** Returns the indexes of the projects of a group. */
export const groupOf = (first: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count) }, (_, at) => (first + at) % count);

/** Milliseconds after a slide during which presses are ignored (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const SETTLE_DELAY = 100;

const NO_ITEMS: readonly HTMLElement[] = [];
const pick = (items: readonly HTMLElement[], indexes: readonly number[]) =>
  indexes.map((at) => items[at] as HTMLElement);

export default function FullwidthPortfolio(props: BehaviorProps<FullwidthPortfolioConfig>): ReactNode {
  const { box, items } = props.config;
  return box && items.length > 0 ? <Projects {...props} box={box} /> : null;
}

/** Shows the title of a focused project, since the theme shows it only on hover. */
const FOCUS_STYLE =
  '.et_pb_fullwidth_portfolio .et_pb_portfolio_image:focus-within :is(.meta,.et_overlay){opacity:1;z-index:3}';

function Projects({ element, config, box }: BehaviorProps<FullwidthPortfolioConfig> & { box: HTMLElement }): ReactNode {
  const { items, carousel, laidOut, rotation, title } = config;
  const width = useWidth(box);
  const hasBox = useMeasured(box, () => member(box, 'clientWidth') > 0);
  // Arrows and groups depend on the width; a hidden box has none.
  useEarly(!carousel || width > 0 || hasBox === false);
  const columns = columnsFor(width);
  const height = width > 0 && !laidOut ? `${(width / columns) * ITEM_RATIO}px` : undefined;
  const [{ phase, first, from, direction }, send] = useReducer(carouselMachine, START);
  const [hovered, setHovered] = useState(false);
  const [rotating, setRotating] = useState(false);
  const reducedMotion = useStore($reducedMotion);
  const sliding = phase === 'sliding';
  const canMove = carousel && items.length > columns;
  const autoPlay = useAutoPlay(canMove && rotation !== null && !reducedMotion);

  const shown = useMemo(
    () => (carousel ? pick(items, groupOf(first, columns, items.length)) : items),
    [items, carousel, first, columns],
  );
  const leaving = useMemo(
    () => (sliding ? pick(items, groupOf(from, columns, items.length)) : NO_ITEMS),
    [items, sliding, from, columns],
  );
  const groups = useGroups(carousel && width > 0 ? box : null, { shown, leaving, direction });
  const slide = sliding ? SLIDES[direction] : null;
  useAnimation(groups.leaving, slide?.leaving ?? null, () => {});
  useAnimation(groups.leaving && groups.active, slide?.entering ?? null, () => send({ type: 'done' }));
  useTimeout(() => send({ type: 'done' }), phase === 'settling' ? SETTLE_DELAY : null);

  useLayoutEffect(() => addStyleSheet(documentOf(element), FOCUS_STYLE), [element]);
  useClass(box, `columns-${columns}`, width > 0 || undefined);
  useStyle(box, 'height', carousel ? height : undefined);
  useStyle(box, 'overflow', sliding ? 'hidden' : undefined);
  useStyle(box, 'position', sliding ? 'relative' : undefined);
  useClass(element, 'et_carousel_hovered', hovered || undefined);
  const reach = useSlice(items.length);
  const reached = useMemo(() => items.slice(0, reach), [items, reach]);
  useClaims(reached.flatMap((item) => itemClaims(item, height && `${100 / columns}%`, height)));
  useClaims(
    carousel && width > 0
      ? items.flatMap((item) => positionClaims(item, shown.indexOf(item), leaving.includes(item)))
      : [],
  );
  useRowClasses(sliding || width === 0 ? undefined : box, shown, closesColumn(element));

  useAttr(element, 'role', canMove ? 'region' : undefined);
  useAttr(element, 'aria-roledescription', canMove ? phrase('carousel', 'carousel') : undefined);
  useAttr(element, 'aria-label', canMove ? title || phrase('portfolio', 'Portfolio') : undefined);
  useAttr(box, 'aria-live', canMove ? (autoPlay && rotating ? 'off' : 'polite') : undefined);

  const move = (to: 'next' | 'previous') => send({ type: 'move', direction: to, count: items.length, columns });
  useSwipe(canMove ? box : null, move);
  return (
    canMove && (
      <>
        {autoPlay && rotation !== null && (
          <autoPlay.Rotation
            element={element as HTMLElement}
            ignoreHover={false}
            clock={
              <autoPlay.Clock
                // The clock restarts when a slide has ended.
                key={`${first} ${columns} ${phase}`}
                element={element as HTMLElement}
                speed={rotation}
                busy={sliding}
                onNext={() => move('next')}
              />
            }
            onHover={setHovered}
            onRotating={setRotating}
          />
        )}
        <Arrows at={box} where="afterbegin" onMove={(to) => typeof to === 'string' && move(to)} />
      </>
    )
  );
}

const itemClaims = (item: Element, width: string | undefined, height: string | undefined): WantedClaim[] =>
  width && height
    ? [
        [item, 'style:width', width],
        [item, 'style:max-width', width],
        [item, 'style:height', height],
      ]
    : [];

/** @param index in the visible group; -1 if hidden */
const positionClaims = (item: Element, index: number, isLeaving: boolean): WantedClaim[] => [
  ...(index < 0 && !isLeaving ? [[item, 'style:display', 'none'] as const] : []),
  ...(index < 0 ? [] : [[item, `class:position_${index + 1}`, true] as const]),
];

/** Milliseconds of a slide (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const SLIDE_DURATION = 700;

const slideMotion = (from: string, to: string): Motion => ({
  duration: SLIDE_DURATION,
  frames: [{ transform: from }, { transform: to }],
});

const CENTER = 'translateX(0)';
const RIGHT = 'translateX(100%)';
const LEFT = 'translateX(-100%)';

/** Motions of the groups. "Next" enters from the right in every reading direction, where its arrow is (docs/reference/shared.md#reading-direction). */
const SLIDES = {
  next: { entering: slideMotion(RIGHT, CENTER), leaving: slideMotion(CENTER, LEFT) },
  previous: { entering: slideMotion(LEFT, CENTER), leaving: slideMotion(CENTER, RIGHT) },
} as const;
