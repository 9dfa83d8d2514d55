/** Reads a fullwidth portfolio's markup, and knows its columns (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
import { attribute } from '@enliven/core';

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

export function config(element: Element): FullwidthPortfolioConfig {
  const own = <E extends Element>(selector: string) =>
    [...element.querySelectorAll<E>(selector)].filter((part) => part.closest('.et_pb_fullwidth_portfolio') === element);
  const [box] = own<HTMLElement>('.et_pb_portfolio_items');
  const speed = Number.parseInt(attribute(element, 'data-auto-rotate-speed') ?? '', 10);
  return {
    box,
    items: own('.et_pb_portfolio_item'),
    carousel: element.classList.contains('et_pb_fullwidth_portfolio_carousel'),
    laidOut: box?.matches('.et_flex_module,.et_grid_module') ?? false,
    rotation: attribute(element, 'data-auto-rotate') === 'on' ? (speed > 0 ? speed : SPEED) : null,
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
export const ITEM_RATIO = 0.75;
