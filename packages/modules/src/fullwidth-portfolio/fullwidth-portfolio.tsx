/** A fullwidth portfolio (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio, APG Carousel): as many columns as fit, in a grid or one group at a time. */
import {
  $reducedMotion,
  type BehaviorProps,
  type Motion,
  phrase,
  useAnimation,
  useAttr,
  useClaims,
  useClass,
  useStore,
  useStyle,
  useTimeout,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useMemo, useReducer, useState } from 'react';
import { closesColumn, useRowClasses } from '../shared/grid/use-row-classes';
import { Arrows } from '../shared/slider/controls';
import { useAutoPlay } from '../shared/slider/use-auto-play';
import { useSwipe } from '../shared/slider/use-swipe';
import { useWidth } from '../shared/use-measured';
import { carouselMachine, groupOf, START } from './carousel-machine';
import { columnsFor, type FullwidthPortfolioConfig, ITEM_RATIO } from './config';
import { useGroups } from './use-groups';

export { config } from './config';

/** Milliseconds after a slide until the next press counts (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const SETTLE_DELAY = 100;

const NOTHING: readonly HTMLElement[] = [];
const pick = (items: readonly HTMLElement[], places: readonly number[]) => places.map((at) => items[at] as HTMLElement);

export default function FullwidthPortfolio(props: BehaviorProps<FullwidthPortfolioConfig>): ReactNode {
  const { box, items } = props.config;
  return box && items.length > 0 ? <Projects {...props} box={box} /> : null;
}

function Projects({ element, config, box }: BehaviorProps<FullwidthPortfolioConfig> & { box: HTMLElement }): ReactNode {
  const { items, carousel, laidOut, rotation, title } = config;
  const width = useWidth(box);
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

  useClass(box, `columns-${columns}`, width > 0 || undefined);
  useStyle(box, 'height', carousel ? height : undefined);
  useStyle(box, 'overflow', sliding ? 'hidden' : undefined);
  useStyle(box, 'position', sliding ? 'relative' : undefined);
  useClass(element, 'et_carousel_hovered', hovered || undefined);
  useClaims(items.flatMap((item) => itemClaims(item, height && `${100 / columns}%`, height)));
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

const itemClaims = (item: Element, width: string | undefined, height: string | undefined): Wanted[] =>
  width && height
    ? [
        [item, 'style:width', width],
        [item, 'style:max-width', width],
        [item, 'style:height', height],
      ]
    : [];

/** @param place in the group that is shown; -1 in none */
const placeClaims = (item: Element, place: number, leaves: boolean): Wanted[] => [
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
