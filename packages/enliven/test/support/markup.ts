/** Small pages in the builder's markup, and rules of the theme's style sheet that the state depends on. */

const STYLE = `<style>
body { margin: 0; font: 16px/1.5 sans-serif; }
.et_pb_toggle_close > .et_pb_toggle_content { display: none; }
.et_pb_toggle_title { position: relative; margin: 0; }
.et_pb_tabs_controls { display: flex; margin: 0; padding: 0; list-style: none; }
.et_pb_tabs_controls a { display: block; padding: 4px 20px; }
.et_pb_tabs_vertically_stacked > .et_pb_tabs_controls { display: block; }
.et_pb_all_tabs > div { display: none; }
.et_pb_all_tabs > .et_pb_active_content { display: block; }
.et_animated, .et-waypoint { opacity: 0; }
.et-waypoint.et-animated { opacity: 1; }
.far { height: 6000px; }
</style>`;

export interface PageParts {
  /** Markup of the head after the style sheet. */
  head?: string;
  bodyClass?: string;
  body: string;
}

export const html = ({ head = '', bodyClass = '', body }: PageParts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${STYLE}${head}</head>
<body class="${bodyClass}">${body}</body></html>`;

export const module = (src = '/enliven/enliven.js', attributes = ''): string =>
  `<script type="module" src="${src}" ${attributes}></script>`;

export const config = (value: unknown, id = 'enliven-config'): string =>
  `<script type="application/json" id="${id}">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;

const id = (name: string): string => (name ? ` id="${name}"` : '');

export const toggle = (name = 'toggle', state: 'open' | 'close' = 'close'): string =>
  `<div class="et_pb_module et_pb_toggle et_pb_toggle_0 et_pb_toggle_item et_pb_toggle_${state}"${id(name)}>
<h3 class="et_pb_toggle_title">Title of ${name}</h3>
<div class="et_pb_toggle_content clearfix"><p>Text of ${name}.</p></div></div>`;

export function accordion(name = 'accordion', items = 3): string {
  const item = (n: number) =>
    `<div class="et_pb_toggle et_pb_module et_pb_accordion_item et_pb_accordion_item_${n} et_pb_toggle_${n === 0 ? 'open' : 'close'}">
<h3 class="et_pb_toggle_title">Item ${n}</h3><div class="et_pb_toggle_content clearfix"><p>Text ${n}.</p></div></div>`;
  return `<div class="et_pb_module et_pb_accordion et_pb_accordion_0"${id(name)}>${Array.from({ length: items }, (_, n) => item(n)).join('')}</div>`;
}

export function tabs(name = 'tabs', labels: readonly string[] = ['First', 'Second', 'Third']): string {
  const control = (label: string, n: number) =>
    `<li class="et_pb_tab_${n}${n === 0 ? ' et_pb_tab_active' : ''}"><a href="#">${label}</a></li>`;
  const panel = (label: string, n: number) =>
    `<div class="et_pb_tab et_pb_tab_${n} clearfix${n === 0 ? ' et_pb_active_content' : ''}"><div class="et_pb_tab_content"><p>Text of ${label}.</p></div></div>`;
  return `<div class="et_pb_module et_pb_tabs et_pb_tabs_0"${id(name)}>
<ul class="et_pb_tabs_controls clearfix">${labels.map(control).join('')}</ul>
<div class="et_pb_all_tabs">${labels.map(panel).join('')}</div></div>`;
}

/** One module of each kind. */
export const three = (): string => toggle() + accordion() + tabs();
