/** Markup of galleries, portfolios and blogs for tests, as both builder generations print it. */
import { html } from '@enliven/testing';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const each = (count: number, print: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => print(at)).join('');

const picture = (at: number) => html`
    <div class="et_pb_gallery_item et_pb_grid_item et_pb_bg_layout_light et_pb_gallery_item_0_${at}">
      <div class='et_pb_gallery_image landscape'><a href="${PIXEL}#${at}" title="Title ${at}">
        <img width="40" height="30" src="${PIXEL}" alt="Picture ${at}"><span class="et_overlay"></span></a></div>
      <h3 class="et_pb_gallery_title">Title ${at}</h3></div>`;

export const gallery = (count = 9, perPage: number | string = 2, id = 'shots', extra = '') => html`
<div class="et_pb_module et_pb_gallery et_pb_gallery_0  et_pb_bg_layout_light et_pb_gallery_grid" ${id && `id="${id}"`}>
  <div class="et_pb_gallery_items et_post_gallery clearfix" data-per_page="${perPage}">${each(count, picture)}${extra}
  </div><div class='et_pb_gallery_pagination'></div></div>`;

const project = (at: number, category: string, more = ' et_pb_grid_item') => html`
    <div id="post-${at}" class="post-${at} project et_pb_portfolio_item${more} project_category_${category} et_pb_filterable_portfolio_item_0_${at}">
      <a href="/project/${at}"><span class="et_portfolio_image"><img src="${PIXEL}" alt="Project ${at}" width="40" height="28"><span class="et_overlay"></span></span></a>
      <h2 class="et_pb_module_header"><a href="/project/${at}">Project ${at}</a></h2></div>`;

const filter = (slug: string) =>
  html`<li class="et_pb_portfolio_filter"><a href="#" data-category-slug="${slug}"${slug === 'all' ? ' class="active"' : ''}>${slug}</a></li>`;

/** Categories of the projects, in order. */
const PROJECTS = ['print', 'web', 'print', 'photo', 'web', 'print', 'print'];

export const filterable = (perPage: number | string = 2, categories = PROJECTS, id = 'works') => html`
<div class="et_pb_module et_pb_filterable_portfolio et_pb_filterable_portfolio_0 et_pb_portfolio et_pb_filterable_portfolio_grid clearfix" data-posts-number="${perPage}" ${id && `id="${id}"`}>
  <div class="et_pb_portfolio_filters clearfix"><ul class="clearfix">${['all', ...new Set(categories), 'empty'].map(filter).join('')}</ul></div>
  <div class="et_pb_portfolio_items_wrapper clearfix"><div class="et_pb_portfolio_items">${categories.map((category, at) => project(at, category)).join('')}
  </div></div>
  <div class="et_pb_portofolio_pagination"></div>
</div>`;

const post = (at: number) => html`
      <article id="post-${at}" class="et_pb_post clearfix et_pb_blog_item_0_${at} post-${at} post type-post">
        <h2 class="entry-title"><a href="/post-${at}">Post ${at}</a></h2>
        <div class="post-content"><p>Words of post ${at}.</p></div>
      </article>`;

/** A page of a blog as a grid or a list. `page` determines the numbers of its posts. */
export const blog = ({ grid = true, page = 1, count = 5, pagination = true, module = 'et_pb_blog_0' } = {}) => {
  const posts = each(count, (at) => post((page - 1) * count + at));
  const links = html`<div class="pagination clearfix"><div class="alignleft"><a href="/blog/page/${page + 1}/?et_blog">« Older Entries</a></div>
      <div class="alignright">${page > 1 ? html`<a href="/blog/page/${page - 1}/?et_blog">Next Entries »</a>` : ''}</div></div>`;
  const inner = html`<div class="et_pb_ajax_pagination_container">
    ${grid ? html`<div class="et_pb_salvattore_content" data-columns>${posts}</div>` : posts}
    <div>${pagination ? links : ''}</div>
  </div>`;
  return grid
    ? html`<div class="et_pb_column et_pb_column_4_4"><div class="et_pb_module ${module} et_pb_blog_grid_wrapper et_pb_bg_layout_light"><div class="et_pb_blog_grid clearfix">${inner}</div></div></div>`
    : html`<div class="et_pb_column et_pb_column_4_4"><div class="et_pb_module ${module} et_pb_posts et_pb_bg_layout_light">${inner}</div></div>`;
};

const wideProject = (at: number) => html`
    <div id="post-${at}" class="post-${at} project et_pb_portfolio_item et_pb_grid_item et_pb_fullwidth_portfolio_item_0_${at}">
      <div class="et_pb_portfolio_image landscape"><img src="${PIXEL}" alt=""><div class="meta"><a href="/project/${at}"><span class="et_overlay"></span><h3 class="et_pb_module_header">Project ${at}</h3></a></div></div>
    </div>`;

export const fullwidth = ({ mode = 'carousel', count = 7, auto = 'off', speed = '4000' } = {}) => html`
<div class="et_pb_module et_pb_fullwidth_portfolio et_pb_fullwidth_portfolio_0 et_pb_fullwidth_portfolio_${mode}" data-auto-rotate="${auto}" data-auto-rotate-speed="${speed}">
  <h2 class="et_pb_portfolio_title">Recent</h2>
  <div class="et_pb_portfolio_items clearfix" data-portfolio-columns="">${each(count, wideProject)}
  </div>
</div>`;

/** Rules of the theme's style sheets that these modules depend on. */
export const gridCss = html`<style>
.et_pb_gallery_grid .et_pb_gallery_item { display: none; }
.et_pb_filterable_portfolio_grid .et_pb_portfolio_item { display: none; }
[data-columns] > .et_pb_post { opacity: 0; }
.et_pb_grid_item { float: left; width: 20.875%; margin: 0 5.5% 5.5% 0; }
.last_in_row { margin-right: 0; }
.first_in_row { clear: left; }
a { color: #222; }
.et_pb_fullwidth_portfolio { position: relative; }
.et_pb_fullwidth_portfolio .et_pb_portfolio_item { float: left; width: 20%; height: 0; margin: 0; }
</style>`;
