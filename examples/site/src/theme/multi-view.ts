// What differs by device and under the pointer: marks on elements, and in the newer generation a list behind them.

import { escapeHtml } from '../escape-html';
import type { Print } from './print';

/** One thing of an element; what is not said is as on the next wider device. */
export interface Views<T> {
  desktop: T;
  tablet?: T;
  phone?: T;
  hover?: T;
}

const ACTIONS = {
  content: 'setContent',
  attrs: 'setAttrs',
  classes: 'setClassName',
  visibility: 'setVisibility',
} as const;

/** Devices on which style sheets hide the element until script has put it right. */
const hiddenOn = (views: Views<unknown>): ('tablet' | 'phone')[] =>
  (['tablet', 'phone'] as const).filter((device) => views[device] !== undefined || views.tablet !== undefined);

/**
 * @param order class that the module alone has
 * @param selector of the element inside it, e.g. `.et_pb_text_inner`
 * @returns attributes for the element, with a leading space
 */
export function viewed<K extends keyof typeof ACTIONS>(
  print: Print,
  order: string,
  selector: string,
  kind: K,
  views: Views<K extends 'content' ? string : K extends 'visibility' ? boolean : Record<string, unknown>>,
): string {
  const hides = kind === 'attrs' || kind === 'classes' ? [] : hiddenOn(views);
  const slug = order.replace(/_\d+$/, '');
  if (print.generation === 4) {
    const json = escapeHtml(JSON.stringify({ schema: { [kind]: views }, slug }));
    const marks = hides.map((device) => ` data-et-multi-view-load-${device}-hidden="true"`).join('');
    return ` data-et-multi-view="${json}"${marks}`;
  }
  const { hover, ...devices } = views;
  const spelled = (value: unknown) => (kind === 'visibility' ? (value ? 'visible' : 'hidden') : value);
  const data = Object.entries({ ...devices, ...(hover === undefined ? {} : { 'desktop--hover': hover }) }).map(
    ([device, value]) => [device, spelled(value)],
  );
  const name = slug.replace('et_pb_', '').replaceAll('_', '-');
  print.data.diviElementMultiViewData = [
    ...(print.data.diviElementMultiViewData ?? []),
    {
      action: ACTIONS[kind],
      moduleId: `divi/${name}-${order.replace(/^.*_/, '')}`,
      moduleName: `divi/${name}`,
      selector: `.${order} ${selector}`,
      hoverSelector: `.${order}`,
      data: Object.fromEntries(data),
      switchOnLoad: false,
    },
  ];
  return hides.map((device) => ` data-et-mv-hidden-${device}="true"`).join('');
}
