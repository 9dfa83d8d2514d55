/** Portfolio grid (docs/reference/galleries-and-portfolios.md#portfolio-grid): marks the rows for the style sheet. */
import type { BehaviorProps } from '@enliven/core';
import { closesColumn, useRowClasses } from '../shared/grid/use-row-classes';

export interface PortfolioConfig {
  items: Element[];
  /** Whether the module is last in its column. */
  closing: boolean;
}

export function config(element: Element): PortfolioConfig {
  const module = element.closest('.et_pb_module');
  return {
    items: [...element.children].filter((child) => child.matches('.et_pb_grid_item')),
    closing: module !== null && closesColumn(module),
  };
}

export default function Portfolio({ element, config: { items, closing } }: BehaviorProps<PortfolioConfig>): null {
  useRowClasses(element, items, closing);
  return null;
}
