// Markup of accordions, whose first item is open.

import { idAttribute, type Print, rootClass } from './print';
import { type HeadingLevel, toggleParts } from './toggle';

export interface AccordionItem {
  title: string;
  content: string;
  contentLayout?: 'flex' | 'grid';
}

export interface AccordionOptions {
  items: AccordionItem[];
  id?: string;
  level?: HeadingLevel;
  classes?: string[];
}

const item = (print: Print, options: AccordionItem & { level: HeadingLevel }, open: boolean): string => {
  const order = `et_pb_accordion_item_${print.order('accordion_item')}`;
  const state = open ? 'et_pb_toggle_open' : 'et_pb_toggle_close';
  const classes =
    print.generation === 4
      ? ['et_pb_toggle', 'et_pb_module', 'et_pb_accordion_item', order, state]
      : [order, 'et_pb_accordion_item', 'et_pb_toggle', 'et_pb_module', state, 'et_block_module'];
  const empty = print.generation === 5 && options.content.trim() === '' ? ['et_pb_toggle_empty'] : [];
  return `<div class="${[...classes, ...empty].join(' ')}">
${toggleParts(print, options, print.generation === 4)}
</div>`;
};

/** Returns an accordion. The builder always opens the first item. */
export const accordion = (print: Print, { items, id, level = 5, classes = [] }: AccordionOptions): string =>
  `<div${idAttribute(id)} class="${rootClass(print, 'accordion', classes)}">
${items.map((entry, index) => item(print, { ...entry, level }, index === 0)).join('\n')}
</div>`;
