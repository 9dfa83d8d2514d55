// Markup of portfolios: filterable, fullwidth, and as a grid with pages printed by the server.

import { categories, type Project } from '../content/projects';
import { pictureTag } from './picture';
import { idAttribute, type Print, rootClass } from './print';

const picture = (number: number): string =>
  `<span class="et_portfolio_image">${pictureTag(number + 20, '')}<span class="et_overlay"></span></span>`;

const project = ({ title, category }: Project, number: number, classes: string, id: string): string =>
  `<div id="${id}" class="project ${classes} project_category_${category}">
<a href="#${id}" aria-label="${title}">${picture(number)}</a>
<h3 class="et_pb_module_header"><a href="#${id}">${title}</a></h3><p class="post-meta">${categories[category]}</p>
</div>`;

export const filterablePortfolio = (print: Print, projects: Project[], perPage: number, id: string): string => {
  const root = rootClass(print, 'filterable_portfolio', [
    'et_pb_portfolio',
    'et_pb_bg_layout_light',
    ...(print.generation === 4 ? ['et_pb_filterable_portfolio_grid', 'clearfix'] : []),
  ]);
  const filters = Object.entries(categories).map(
    ([slug, label]) => `<li class="et_pb_portfolio_filter"><a href="#" data-category-slug="${slug}">${label}</a></li>`,
  );
  const classes = print.generation === 4 ? 'et_pb_portfolio_item et_pb_grid_item' : 'et_pb_portfolio_item';
  return `<div${idAttribute(id)} class="${root}" data-posts-number="${perPage}">
<div class="et_pb_portfolio_filters clearfix"><ul class="clearfix"><li class="et_pb_portfolio_filter et_pb_portfolio_filter_all"><a href="#" class="active" data-category-slug="all">All</a></li>${filters.join('')}</ul></div>
<div class="et_pb_portfolio_items_wrapper clearfix"><div class="et_pb_portfolio_items${print.generation === 5 ? ' et_grid_module' : ''}">
${projects.map((one, at) => project(one, at, `${classes} et_pb_filterable_portfolio_item_0_${at}`, `${id}-${at}`)).join('\n')}
</div></div>
<div class="et_pb_portofolio_pagination"></div>
</div>`;
};

export interface FullwidthOptions {
  title: string;
  projects: Project[];
  mode: 'carousel' | 'grid';
  /** Milliseconds between automatic slides. @default no automatic slides */
  rotation?: number;
}

export const fullwidthPortfolio = (print: Print, { title, projects, mode, rotation }: FullwidthOptions): string => {
  const root = rootClass(print, 'fullwidth_portfolio', ['et_pb_bg_layout_light', `et_pb_fullwidth_portfolio_${mode}`]);
  const number = /et_pb_fullwidth_portfolio_(\d+)/.exec(root)?.[1] ?? '0';
  const item = ({ title: name, when }: Project, at: number): string => {
    const id = `wide-${number}-${at}`;
    return `<div id="${id}" class="project et_pb_portfolio_item et_pb_grid_item et_pb_fullwidth_portfolio_item_${number}_${at}">
<div class="et_pb_portfolio_image landscape">${pictureTag(at + 40, '')}<div class="meta"><a href="#${id}"><span class="et_overlay"></span><h3 class="et_pb_module_header">${name}</h3><p class="post-meta">${when}</p></a></div></div>
</div>`;
  };
  return `<div class="${root}" data-auto-rotate="${rotation ? 'on' : 'off'}" data-auto-rotate-speed="${rotation ?? 7000}">
<h2 class="et_pb_portfolio_title">${title}</h2>
<div class="et_pb_portfolio_items clearfix" data-portfolio-columns="">
${projects.map(item).join('\n')}
</div>
</div>`;
};

/** Returns one page of a portfolio grid. */
export const portfolioGrid = (print: Print, projects: Project[], pagination: string): string => {
  const root =
    print.generation === 4
      ? `et_pb_module et_pb_portfolio_${print.order('portfolio')} et_pb_bg_layout_light et_pb_portfolio_grid clearfix`
      : rootClass(print, 'portfolio', ['et_pb_bg_layout_light', 'clearfix']);
  const items = projects.map((one, at) =>
    project(one, at + 3, `et_pb_portfolio_item et_pb_grid_item et_pb_portfolio_item_0_${at}`, `project-${at}`),
  );
  return `<div class="${root}"><div class="et_pb_ajax_pagination_container">
<div class="${print.generation === 4 ? 'et_pb_portfolio_grid_items' : 'et_pb_posts et_grid_module'}">
${items.join('\n')}
</div>
${pagination}
</div></div>`;
};
