// Content that differs by device and on hover: attributes on elements, and in generation 5 a list after the markup.

import { escapeHtml } from '../escape-html';
import type { Print } from './print';

/** Values of one aspect of an element. A missing value is that of the next wider device. */
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

/** Returns the devices on which style sheets hide the element until a script has updated it. */
const hiddenOn = (views: Views<unknown>): ('tablet' | 'phone')[] =>
  (['tablet', 'phone'] as const).filter((device) => views[device] !== undefined || views.tablet !== undefined);

/**
 * @param order unique class of the module
 * @param selector selector of the element inside the module, e.g. `.et_pb_text_inner`
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
