// Markup of counters and countdowns. Their numbers are in attributes (generation 4) or in the page's data (generation 5).

import { type Print, rootClass } from './print';

export interface NumberOptions {
  title: string;
  value: string;
  /** Whether to show a percent sign. */
  percent?: boolean;
  background?: 'light' | 'dark';
}

export interface CircleOptions {
  title: string;
  value: number;
  bar: string;
  track?: string;
  alpha?: string;
  /** Color of the bar under the pointer. */
  hoverBar?: string;
}

export interface BarOptions {
  title: string;
  width: string;
  /** Whether to print the percentage in the bar. @default true */
  shown?: boolean;
}

const orderOf = (root: string, slug: string): string => new RegExp(`et_pb_${slug}_\\d+`).exec(root)?.[0] ?? '';

/** Adds an entry to the page's data. */
const note = (print: Print, name: string, entry: unknown): void => {
  const list = print.data[name] ?? [];
  print.data[name] = [...list, entry];
};

const percentOf = (percent: boolean): string =>
  `<div class="percent"><p><span class="percent-value"></span><span class="percent-sign">${percent ? '%' : ''}</span></p></div>`;

export const numberCounter = (print: Print, options: NumberOptions): string => {
  const { title, value, percent = false, background = 'light' } = options;
  const root = rootClass(print, 'number_counter', [
    'et_pb_text_align_center',
    `et_pb_bg_layout_${background}`,
    'et_pb_with_title',
  ]);
  const five = print.generation === 5;
  if (five)
    note(print, 'diviModuleNumberCounterData', {
      selector: `.${orderOf(root, 'number_counter')}`,
      data: { numberValue: { desktop: { value: percent ? `${value}%` : value } } },
    });
  const separator = value.includes(',') ? ',' : '';
  const attributes = five
    ? ''
    : ` data-number-value="${value.replaceAll(',', '')}" data-number-separator="${separator}"`;
  return `<div class="${root}"${attributes}>${percentOf(percent)}<h3 class="title">${title}</h3></div>`;
};

export const circleCounter = (print: Print, options: CircleOptions): string => {
  const { title, value, bar, track = '#000000', alpha = '0.1', hoverBar } = options;
  const root = rootClass(print, 'circle_counter', ['container-width-change-notify', 'et_pb_with_title']);
  const five = print.generation === 5;
  const one = (text: string, hover?: string) => ({ desktop: { value: text, ...(hover && { hover }) } });
  if (five)
    note(print, 'diviModuleCircleCounterData', {
      selector: `.${orderOf(root, 'circle_counter')} .percent`,
      data: {
        numberValue: one(String(value)),
        barColor: one(bar, hoverBar),
        trackColor: one(track),
        trackAlpha: one(alpha),
      },
    });
  const hover = hoverBar ? ` data-bar-bg-color-hover="${hoverBar}"` : '';
  const attributes = five
    ? ''
    : ` data-number-value="${value}" data-bar-bg-color="${bar}" data-color="${track}" data-alpha="${alpha}"${hover}`;
  return `<div class="${root}"><div class="et_pb_circle_counter_inner"${attributes}>${percentOf(true)}<h3 class="et_pb_module_header">${title}</h3></div></div>`;
};

const amount = (width: string, text: string, overlay: boolean): string =>
  `<span class="et_pb_counter_amount${overlay ? ' overlay' : ''}" data-width="${width}"><span class="et_pb_counter_amount_number"><span class="et_pb_counter_amount_number_inner">${text}</span></span></span>`;

export const barCounters = (print: Print, bars: BarOptions[]): string => {
  const root = rootClass(print, 'counters', ['et-waypoint', 'et_pb_bg_layout_light']);
  const items = bars.map(({ title, width, shown = true }) => {
    const text = shown ? width : '';
    return `<li class="et_pb_counter et_pb_counter_${print.order('counter')}"><span class="et_pb_counter_title">${title}</span><span class="et_pb_counter_container">${amount(width, text, false)}${amount(width, text, true)}</span></li>`;
  });
  return `<ul class="${root}">${items.join('')}</ul>`;
};

const unit = (name: string, short: string, full: string): string =>
  `<div class="${name} section values" data-short="${short}" data-full="${full}"><p class="value"></p><p class="label">${full}</p></div>`;

const units: [name: string, short: string, full: string][] = [
  ['days', 'Day', 'Days'],
  ['hours', 'Hrs', 'Hours'],
  ['minutes', 'Min', 'Minutes'],
  ['seconds', 'Sec', 'Seconds'],
];

/** Returns a countdown. @param end Unix time in seconds */
export const countdown = (print: Print, title: string, end: number, background: 'light' | 'dark' = 'dark'): string =>
  `<div class="${rootClass(print, 'countdown_timer', [`et_pb_bg_layout_${background}`])}" data-end-timestamp="${end}"><div class="et_pb_countdown_timer_container clearfix"><h3 class="title">${title}</h3>${units
    .map((one) => unit(...one))
    .join('<div class="sep section"><p>:</p></div>')}</div></div>`;
