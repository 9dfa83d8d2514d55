/** Markup of counters and countdowns for tests, as both builder generations print it. */
import { html } from '@enliven/testing';

export const numberCounter = (value = '12500', separator = ',', sign = '%') => html`
<div class="et_pb_module et_pb_number_counter et_pb_number_counter_0  et_pb_with_title" data-number-value="${value}" data-number-separator="${separator}">
  <div class="percent" ><p><span class="percent-value"></span><span class="percent-sign">${sign}</span></p></div>
  <h3 class="title">Cups served</h3>
</div>`;

export const numberCounter5 = (sign = '') => html`
<div class="et_pb_number_counter_0 et_pb_number_counter et_pb_with_title et_pb_module et_block_module">
  <div class="percent"><p><span class="percent-value"></span><span class="percent-sign">${sign}</span></p></div>
  <h3 class="title">Cups served</h3>
</div>`;

export const circleCounter = (attributes = 'data-number-value="64" data-bar-bg-color="#7cda24"', sign = '%') => html`
<div class="et_pb_module et_pb_circle_counter et_pb_circle_counter_0 container-width-change-notify et_pb_with_title">
  <div class="et_pb_circle_counter_inner" ${attributes}>
    <div class="percent"><p><span class="percent-value"></span><span class="percent-sign">${sign}</span></p></div>
    <h3 class="et_pb_module_header">Finished</h3>
  </div>
</div>`;

export const circleCounter5 = () => html`
<div class="et_pb_circle_counter_0 et_pb_circle_counter container-width-change-notify et_pb_module et_block_module">
  <div class="et_pb_circle_counter_inner"><div class="percent"><p><span class="percent-value"></span><span class="percent-sign">%</span></p></div><h3 class="et_pb_module_header">Finished</h3></div>
</div>`;

const amount = (width: string, text: string, more = '') => html`
      <span class="et_pb_counter_amount${more}" style="" data-width="${width}"><span class="et_pb_counter_amount_number"><span class="et_pb_counter_amount_number_inner">${text}</span></span></span>`;

export const barCounters = (
  bars: [title: string, width: string, text: string][] = [['Roasting', '72%', '72%']],
) => html`
<ul class="et_pb_module et_pb_counters et_pb_counters_0 et-waypoint et_pb_bg_layout_light">${bars
  .map(
    ([title, width, text]) => html`
  <li class="et_pb_counter">
    <span class="et_pb_counter_title">${title}</span>
    <span class="et_pb_counter_container">${amount(width, text)}${amount(width, text, ' overlay')}</span>
  </li>`,
  )
  .join('')}
</ul>`;

const unit = (name: string, short: string, full: string) =>
  html`<div class="${name} section values" data-short="${short}" data-full="${full}"><p class="value"></p><p class="label">${full}</p></div>`;
const colon = html`<div class="sep section"><p>:</p></div>`;

export const countdown = (end: number | string) => html`
<div class="et_pb_module et_pb_countdown_timer et_pb_countdown_timer_0 et_pb_bg_layout_dark" data-end-timestamp="${end}">
  <div class="et_pb_countdown_timer_container clearfix">
    <h4 class="title">Doors open in</h4>
    ${unit('days', 'Day', 'Day(s)')}${colon}${unit('hours', 'Hrs', 'Hour(s)')}${colon}${unit('minutes', 'Min', 'Minute(s)')}${colon}${unit('seconds', 'Sec', 'Second(s)')}
  </div>
</div>`;

/** Rules of the theme's style sheet that the state depends on. */
export const css = html`<style>
.et_pb_number_counter { opacity: 0; }
.et_pb_number_counter.active { opacity: 1; }
.et_pb_circle_counter { width: 220px; position: relative; }
.et_pb_circle_counter .percent p { visibility: hidden; }
.et_pb_circle_counter canvas { position: absolute; top: 0; left: 0; }
.et_pb_counters { list-style: none; padding: 0; }
.et_pb_counter_amount { display: block; opacity: 0; }
.et-animated .et_pb_counter_amount { opacity: 1; }
</style>`;

/** Markup far below the window, so that counters start only on scroll. */
export const below = (markup: string) =>
  html`<div style="height: 3000px"></div>${markup}<div style="height: 3000px"></div>`;

export const scrollThere = (element: Element): void => element.scrollIntoView?.();
