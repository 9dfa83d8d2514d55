/** Page of fifty modules, which include the measured ones. */

const list = (count: number, print: (at: number) => string): string =>
  Array.from({ length: count }, (_item, at) => print(at)).join('');

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const CATEGORIES = ['print', 'web', 'photo'];

const slide = (at: number) =>
  `<div class="et_pb_slide et_pb_slide_${at} et_pb_bg_layout_${at % 2 ? 'light' : 'dark'}${at === 0 ? ' et-pb-active-slide' : ''}" data-slide-id="et_pb_slide_${at}">
<div class="et_pb_container clearfix"><div class="et_pb_slider_container_inner"><div class="et_pb_slide_description"><h2 class="et_pb_slide_title">Slide ${at}</h2>
<div class="et_pb_slide_content"><p>${'Some words. '.repeat(10 + 20 * (at % 3))}</p></div></div></div></div></div>`;

const slider = (at: number) =>
  `<div class="et_pb_module et_pb_slider et_pb_slider_${at} et_pb_slider_fullwidth_off"><div class="et_pb_slides">${list(5, slide)}</div></div>`;

const picture = (at: number) =>
  `<div class="et_pb_gallery_item et_pb_grid_item et_pb_bg_layout_light"><div class="et_pb_gallery_image landscape"><a href="${PIXEL}#${at}" title="Picture ${at}"><img width="40" height="30" src="${PIXEL}" alt="Picture ${at}"></a></div></div>`;

const gallery = `<div class="et_pb_module et_pb_gallery et_pb_gallery_0 et_pb_gallery_grid"><div class="et_pb_gallery_items et_post_gallery clearfix" data-per_page="8">${list(40, picture)}</div><div class="et_pb_gallery_pagination"></div></div>`;

const project = (at: number) =>
  `<div id="post-${at}" class="project et_pb_portfolio_item et_pb_grid_item project_category_${CATEGORIES[at % 3]}"><a href="/p/${at}"><span class="et_portfolio_image"><img src="${PIXEL}" alt="Project ${at}" width="40" height="28"></span></a><h2 class="et_pb_module_header"><a href="/p/${at}">Project ${at}</a></h2></div>`;

const filter = (slug: string) =>
  `<li class="et_pb_portfolio_filter"><a href="#" data-category-slug="${slug}"${slug === 'all' ? ' class="active"' : ''}>${slug}</a></li>`;

const portfolio = `<div class="et_pb_module et_pb_filterable_portfolio et_pb_portfolio et_pb_filterable_portfolio_grid clearfix" data-posts-number="8"><div class="et_pb_portfolio_filters clearfix"><ul class="clearfix">${['all', ...CATEGORIES].map(filter).join('')}</ul></div><div class="et_pb_portfolio_items_wrapper clearfix"><div class="et_pb_portfolio_items">${list(40, project)}</div></div><div class="et_pb_portofolio_pagination"></div></div>`;

const toggle = (at: number) =>
  `<div class="et_pb_module et_pb_toggle et_pb_toggle_${at} et_pb_toggle_item et_pb_toggle_close"><h5 class="et_pb_toggle_title">Question ${at}</h5><div class="et_pb_toggle_content clearfix"><p>Answer ${at}.</p></div></div>`;

const tabs = (at: number) =>
  `<div class="et_pb_module et_pb_tabs et_pb_tabs_${at}"><ul class="et_pb_tabs_controls clearfix">${list(3, (n) => `<li class="et_pb_tab_${n}${n === 0 ? ' et_pb_tab_active' : ''}"><a href="#">Tab ${n}</a></li>`)}</ul><div class="et_pb_all_tabs">${list(3, (n) => `<div class="et_pb_tab clearfix${n === 0 ? ' et_pb_active_content' : ''}"><div class="et_pb_tab_content"><p>Panel ${n}</p></div></div>`)}</div></div>`;

const STYLE = `<style>
body { margin: 0; font: 16px/1.5 sans-serif; }
.et_pb_slider { position: relative; overflow: hidden; }
.et_pb_slide { float: left; width: 100%; margin-right: -100%; display: none; position: relative; }
.et_pb_slide:first-child, .et-pb-active-slide { display: block; }
.et_pb_toggle_close > .et_pb_toggle_content, .et_pb_all_tabs > div { display: none; }
.et_pb_all_tabs > .et_pb_active_content { display: block; }
.et_pb_gallery_grid .et_pb_gallery_item, .et_pb_filterable_portfolio_grid .et_pb_portfolio_item { display: none; }
.et_pb_grid_item { float: left; width: 20.875%; margin: 0 5.5% 5.5% 0; }
.last_in_row { margin-right: 0; }
.first_in_row { clear: left; }
</style>`;

/** Returns the HTML of the page. @param script address of the runtime */
export const usingPage = (
  script: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fifty modules</title><link rel="icon" href="data:,">${STYLE}
<script type="module" src="${script}"></script></head><body>${slider(0)}${portfolio}${gallery}${list(9, (at) => slider(at + 1))}${list(20, toggle)}${list(18, tabs)}</body></html>`;
