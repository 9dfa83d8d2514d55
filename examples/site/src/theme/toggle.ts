// Markup of toggles: a title that shows and hides content.

import { idAttribute, type Print } from './print';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export interface ToggleOptions {
  title: string;
  content: string;
  open?: boolean;
  id?: string;
  /** Heading level, which should fit the outline of the page. @default 5, as in the builder */
  level?: HeadingLevel;
  /** Layout of the content's children. Generation 5 only. */
  contentLayout?: 'flex' | 'grid';
  classes?: string[];
}

/** Returns title and content of a toggle or an accordion item. */
export const toggleParts = (print: Print, options: ToggleOptions, clearfix: boolean): string => {
  const { title, content, level = 5, contentLayout } = options;
  const layout = contentLayout && print.generation === 5 ? [`et_${contentLayout}_module`] : [];
  const classes = ['et_pb_toggle_content', ...(clearfix ? ['clearfix'] : []), ...layout];
  return `<h${level} class="et_pb_toggle_title">${title}</h${level}>
<div class="${classes.join(' ')}">${content}</div>`;
};

export const toggle = (print: Print, options: ToggleOptions): string => {
  const order = `et_pb_toggle_${print.order('toggle')}`;
  const state = options.open ? 'et_pb_toggle_open' : 'et_pb_toggle_close';
  const own = options.classes ?? [];
  const classes =
    print.generation === 4
      ? ['et_pb_module', 'et_pb_toggle', order, 'et_pb_toggle_item', ...own, state]
      : [order, 'et_pb_toggle', 'et_pb_toggle_item', state, 'et_pb_module', 'et_block_module', ...own];
  return `<div${idAttribute(options.id)} class="${classes.join(' ')}">
${toggleParts(print, options, true)}
</div>`;
};
