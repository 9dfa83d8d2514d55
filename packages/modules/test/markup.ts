/** Markup of the modules for tests, as both builder generations print it. */
import { html } from '@enliven/testing';

export const toggle = (
  state = 'close',
  inner = '<p>Two to four days. <input name="note" aria-label="Note"></p>',
) => html`
<div class="et_pb_module et_pb_toggle et_pb_toggle_0 et_pb_toggle_item  et_pb_toggle_${state}" id="shipping">
  <h5 class="et_pb_toggle_title">How long does delivery take?</h5>
  <div class="et_pb_toggle_content clearfix">${inner}</div>
</div>`;

const item = (n: number, state: string, inner: string) => html`
  <div class="et_pb_toggle et_pb_module et_pb_accordion_item et_pb_accordion_item_${n} et_pb_toggle_${state}">
    <h5 class="et_pb_toggle_title">Question ${n}</h5>
    <div class="et_pb_toggle_content clearfix">${inner}</div>
  </div>`;

export const accordion = (
  inner = ['<p>One</p>', '<p>Two <input name="two" aria-label="Two"></p>', '<p>Three</p>'],
) => html`
<div class="et_pb_module et_pb_accordion et_pb_accordion_0">${inner
  .map((content, n) => item(n, n === 0 ? 'open' : 'close', content))
  .join('')}
</div>`;

const control = (n: number, label: string, href: string) =>
  html`<li class="et_pb_tab_${n}${n === 0 ? ' et_pb_tab_active' : ''}"><a href="${href}">${label}</a></li>`;

const panel = (n: number, inner: string) => html`
    <div class="et_pb_tab et_pb_tab_${n} clearfix${n === 0 ? ' et_pb_active_content' : ''}"><div class="et_pb_tab_content">${inner}</div></div>`;

export const tabs = (
  inner = ['<p>One</p>', '<p>Two <input name="two" aria-label="Two"></p>', '<p>Three</p>'],
  hrefs: string[] = [],
  id = 'plans',
) => html`
<div class="et_pb_module et_pb_tabs et_pb_tabs_0 " ${id && `id="${id}"`}>
  <ul class="et_pb_tabs_controls clearfix">${inner.map((_, n) => control(n, `Tab ${n}`, hrefs[n] ?? '#')).join('')}</ul>
  <div class="et_pb_all_tabs">${inner.map((content, n) => panel(n, content)).join('')}
  </div>
</div>`;

/** Rules of the theme's style sheet that the state depends on. */
export const css = html`<style>
.et_pb_toggle_close > .et_pb_toggle_content { display: none; }
.et_pb_toggle_title { position: relative; }
.et_pb_all_tabs > div { display: none; }
.et_pb_all_tabs > .et_pb_active_content { display: block; }
.et_pb_tabs_controls a { display: block; padding: 4px 30px; color: #222; }
</style>`;
