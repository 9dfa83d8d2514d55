/** A fullwidth portfolio (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio, APG Carousel): as many columns as fit, in a grid or one group at a time. */
import {
  $reducedMotion,
  addStyleSheet,
  asNumber,
  attribute,
  type BehaviorProps,
  type Motion,
  numberAttribute,
  phrase,
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
  /** The box lays its items out itself, so they get no sizes (Divi 5). */
  laidOut: boolean;
  /** Milliseconds between turns; null when it does not turn by itself. */
  rotation: number | null;
  /** What the author called it. */
  title: string;
}

/** docs/reference/galleries-and-portfolios.md#fullwidth-portfolio. */
const SPEED = 7000;

/** Reads a fullwidth portfolio's markup, and knows its columns (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
export function config(element: Element): FullwidthPortfolioConfig {
  const own = <E extends Element>(selector: string) =>
    [...element.querySelectorAll<E>(selector)].filter((part) => part.closest('.et_pb_fullwidth_portfolio') === element);
  const [box] = own<HTMLElement>('.et_pb_portfolio_items');
  const speed = Math.trunc(numberAttribute(element, 'data-auto-rotate-speed', 'time'));
  return {
    box,
    items: own('.et_pb_portfolio_item'),
    carousel: element.classList.contains('et_pb_fullwidth_portfolio_carousel'),
    laidOut: box?.matches('.et_flex_module,.et_grid_module') ?? false,
    rotation:
      attribute(element, 'data-auto-rotate') === 'on'
        ? speed > 0
          ? (asNumber(speed, 'interval') ?? SPEED)
          : SPEED
        : null,
    title: own('.et_pb_portfolio_title')[0]?.textContent?.trim() ?? '',
  };
}

/** From this width of the box on, in CSS pixels, so many columns (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const COLUMNS: [from: number, columns: number][] = [
  [1600, 5],
  [1024, 4],
  [768, 3],
  [480, 2],
  [0, 1],
];

export const columnsFor = (width: number): number => COLUMNS.find(([from]) => width >= from)?.[1] ?? 1;

/** An item's height for the width of its column (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const ITEM_RATIO = 0.75;

/** Which projects a carousel shows, and what slides. */
export interface CarouselState {
  /** sliding: two groups are on the way · settling: the new one is there, and takes no press yet */
  phase: 'idle' | 'sliding' | 'settling';
  /** The first project that is shown. */
  first: number;
  /** The first of those that leave. */
  from: number;
  direction: 'next' | 'previous';
}

export type CarouselEvent =
  | { type: 'move'; direction: 'next' | 'previous'; count: number; columns: number }
  | { type: 'done' };

export const START: CarouselState = { phase: 'idle', first: 0, from: 0, direction: 'next' };

/** It goes round. Presses while something slides are ignored (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
export function carouselMachine(state: CarouselState, event: CarouselEvent): CarouselState {
  const { phase, first } = state;
  if (event.type === 'done') return { ...state, phase: phase === 'sliding' ? 'settling' : 'idle' };
  const { direction, count, columns } = event;
  if (phase !== 'idle' || count <= columns) return state;
  const step = direction === 'next' ? columns : count - (columns % count);
  return { phase: 'sliding', first: (first + step) % count, from: first, direction };
}

/** The projects of a group, by their place in the list. */
export const groupOf = (first: number, columns: number, count: number): number[] =>
  Array.from({ length: Math.min(columns, count) }, (_, at) => (first + at) % count);

/** Milliseconds after a slide until the next press counts (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const SETTLE_DELAY = 100;

const NOTHING: readonly HTMLElement[] = [];
const pick = (items: readonly HTMLElement[], places: readonly number[]) => places.map((at) => items[at] as HTMLElement);

export default function FullwidthPortfolio(props: BehaviorProps<FullwidthPortfolioConfig>): ReactNode {
  const { box, items } = props.config;
  return box && items.length > 0 ? <Projects {...props} box={box} /> : null;
}

/** The theme shows the title of a project under the pointer only. */
const TITLES =
  '.et_pb_fullwidth_portfolio .et_pb_portfolio_image:focus-within :is(.meta,.et_overlay){opacity:1;z-index:3}';

function Projects({ element, config, box }: BehaviorProps<FullwidthPortfolioConfig> & { box: HTMLElement }): ReactNode {
  const { items, carousel, laidOut, rotation, title } = config;
  const width = useWidth(box);
  const hasBox = useMeasured(box, () => box.clientWidth > 0);
  // Arrows and groups follow from the width, which a hidden box has not.
  useEarly(!carousel || width > 0 || hasBox === false);
  const columns = columnsFor(width);
  const height = width > 0 && !laidOut ? `${(width / columns) * ITEM_RATIO}px` : undefined;
  const [{ phase, first, from, direction }, send] = useReducer(carouselMachine, START);
  const [hovered, setHovered] = useState(false);
  const [rotating, setRotating] = useState(false);
  const reducedMotion = useStore($reducedMotion);
  const sliding = phase === 'sliding';
  const turns = carousel && items.length > columns;
  const autoPlay = useAutoPlay(turns && rotation !== null && !reducedMotion);

  const shown = useMemo(
    () => (carousel ? pick(items, groupOf(first, columns, items.length)) : items),
    [items, carousel, first, columns],
  );
  const leaving = useMemo(
    () => (sliding ? pick(items, groupOf(from, columns, items.length)) : NOTHING),
    [items, sliding, from, columns],
  );
  const groups = useGroups(carousel && width > 0 ? box : null, { shown, leaving, direction });
  const slide = sliding ? SLIDES[direction] : null;
  useAnimation(groups.leaving, slide?.leaving ?? null, () => {});
  useAnimation(groups.leaving && groups.active, slide?.entering ?? null, () => send({ type: 'done' }));
  useTimeout(() => send({ type: 'done' }), phase === 'settling' ? SETTLE_DELAY : null);

  useLayoutEffect(() => addStyleSheet(element.ownerDocument, TITLES), [element]);
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
      ? items.flatMap((item) => placeClaims(item, shown.indexOf(item), leaving.includes(item)))
      : [],
  );
  useRowClasses(sliding || width === 0 ? undefined : box, shown, closesColumn(element));

  useAttr(element, 'role', turns ? 'region' : undefined);
  useAttr(element, 'aria-roledescription', turns ? phrase('carousel', 'carousel') : undefined);
  useAttr(element, 'aria-label', turns ? title || phrase('portfolio', 'Portfolio') : undefined);
  useAttr(box, 'aria-live', turns ? (autoPlay && rotating ? 'off' : 'polite') : undefined);

  const move = (to: 'next' | 'previous') => send({ type: 'move', direction: to, count: items.length, columns });
  useSwipe(turns ? box : null, move);
  return (
    turns && (
      <>
        {autoPlay && rotation !== null && (
          <autoPlay.Rotation
            element={element as HTMLElement}
            ignoreHover={false}
            clock={
              <autoPlay.Clock
                // The time starts when a slide has ended.
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

/** @param place in the group that is shown; -1 in none */
const placeClaims = (item: Element, place: number, leaves: boolean): WantedClaim[] => [
  ...(place < 0 && !leaves ? [[item, 'style:display', 'none'] as const] : []),
  ...(place < 0 ? [] : [[item, `class:position_${place + 1}`, true] as const]),
];

/** Milliseconds of a slide (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const SLIDE_DURATION = 700;

const move = (from: string, to: string): Motion => ({
  duration: SLIDE_DURATION,
  frames: [{ transform: from }, { transform: to }],
});

const HERE = 'translateX(0)';
const RIGHT = 'translateX(100%)';
const LEFT = 'translateX(-100%)';

/** "Next" comes from the right in every reading direction, as its arrow points (docs/reference/shared.md#reading-direction). */
const SLIDES = {
  next: { entering: move(RIGHT, HERE), leaving: move(HERE, LEFT) },
  previous: { entering: move(LEFT, HERE), leaving: move(HERE, RIGHT) },
} as const;
