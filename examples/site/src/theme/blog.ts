// Markup of one page of the blog as a list or grid, with links to the previous and next page.

import type { Post } from '../content/journal';
import { pictureTag } from './picture';
import type { Print } from './print';

/** Returns a link to another page of the same module. The server requires the query flag. */
const pageLink = (print: Print, path: string, flag: string, label: string): string => {
  const address = print.link(path);
  return `<a href="${address}${address.includes('?') ? '&amp;' : '?'}${flag}">${label}</a>`;
};

/** Returns links to older entries on the left and newer ones on the right, as in the theme. */
export const pagination = (print: Print, path: string, page: number, pages: number, flag: string): string => {
  const older = page < pages ? pageLink(print, `${path}/page/${page + 1}`, flag, '« Older Entries') : '';
  const newer = page > 1 ? pageLink(print, page === 2 ? path : `${path}/page/${page - 1}`, flag, 'Next Entries »') : '';
  return `<div class="pagination clearfix"><div class="alignleft">${older}</div><div class="alignright">${newer}</div></div>`;
};

export interface BlogOptions {
  posts: Post[];
  /** Number of the first post, used in ids and pictures. */
  from: number;
  form: 'list' | 'grid';
  pagination: string;
  /** Prefix of the posts' ids. */
  slug: string;
}

const article = ({ title, date, category, words }: Post, number: number, order: string, slug: string): string => {
  const id = `${slug}-${number}`;
  return `<article id="${id}" class="et_pb_post clearfix ${order} post type-post">
<a href="#${id}" class="entry-featured-image-url" aria-hidden="true" tabindex="-1">${pictureTag(number + slug.length * 11, '')}</a>
<h3 class="entry-title"><a href="#${id}">${title}</a></h3>
<p class="post-meta"><span class="published">${date}</span> | ${category}</p>
<div class="post-content"><p>${words}</p></div>
</article>`;
};

export const blog = (print: Print, options: BlogOptions): string => {
  const { posts, from, form, pagination: links, slug } = options;
  const order = print.order('blog');
  const articles = posts.map((one, at) => article(one, from + at, `et_pb_blog_item_${order}_${at}`, slug)).join('\n');
  const container = (inner: string) =>
    `<div class="et_pb_ajax_pagination_container">\n${inner}\n<div>${links}</div>\n</div>`;
  if (print.generation === 5)
    return `<div class="et_pb_blog_${order} et_pb_blog et_pb_bg_layout_light et_pb_posts et_pb_module">${container(`<div class="et_pb_blog_posts ${form === 'grid' ? 'et_grid_module' : 'et_block_module'}">\n${articles}\n</div>`)}</div>`;
  if (form === 'list')
    return `<div class="et_pb_module et_pb_blog_${order} et_pb_posts et_pb_bg_layout_light">${container(articles)}</div>`;
  return `<div class="et_pb_module et_pb_blog_${order} et_pb_blog_grid_wrapper et_pb_bg_layout_light"><div class="et_pb_blog_grid clearfix">${container(`<div class="et_pb_salvattore_content" data-columns>\n${articles}\n</div>`)}</div></div>`;
};
