/** Portfolio grid (docs/reference/galleries-and-portfolios.md#portfolio-grid): adds the row classes that the style sheet uses. */
import { type BehaviorProps, closestTo, matches, member } from '@enliven/core';
import { closesColumn, useRowClasses } from '../shared/grid/use-row-classes';

export interface PortfolioConfig {
  items: Element[];
  /** Whether the module is last in its column. */
  isLast: boolean;
}

export function config(element: Element): PortfolioConfig {
  const module = closestTo(element, '.et_pb_module');
  return {
    items: [...member(element, 'children')].filter((child) => matches(child, '.et_pb_grid_item')),
    isLast: module !== null && closesColumn(module),
  };
}

export default function Portfolio({ element, config: { items, isLast } }: BehaviorProps<PortfolioConfig>): null {
  useRowClasses(element, items, isLast);
  return null;
}
