// Page with the blog as a list and as a grid. The server prints their pages, which are switched in place.

import { news, notes } from '../content/journal';
import { blog, pagination } from '../theme/blog';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const path = '/blog';
const newsPerPage = 3;
const notesPerPage = 6;
const pageTotal = Math.ceil(news.length / newsPerPage);

const body = (page: number) => (print: Print) => {
  const notesFrom = ((page - 1) * notesPerPage) % notes.length;
  const links = pagination(print, path, page, pageTotal, 'et_blog');
  return [
    hero(print, {
      eyebrow: 'Journal',
      title: 'Notes from the mill',
      lede: 'What happened here, and what we would tell you if you leaned on the counter.',
      picture: 'pour-over',
    }),
    section(
      print,
      {},
      row(print, {}, [
        '4_4',
        heading(print, 'In columns'),
        blog(print, {
          posts: notes.slice(notesFrom, notesFrom + notesPerPage),
          from: notesFrom,
          form: 'grid',
          pagination: links,
          slug: 'note',
        }),
      ]),
    ),
    section(
      print,
      { background: 'cream' },
      row(print, {}, [
        '4_4',
        heading(print, 'As a list'),
        blog(print, {
          posts: news.slice((page - 1) * newsPerPage, page * newsPerPage),
          from: (page - 1) * newsPerPage,
          form: 'list',
          pagination: links,
          slug: 'news',
        }),
      ]),
    ),
  ].join('\n');
};

const blogAt = (page: number): Page => ({
  path: page === 1 ? path : `${path}/page/${page}`,
  title: 'Notes from the mill',
  summary: 'A blog in columns and as a list, with pages that the server prints and the module turns in place.',
  body: body(page),
});

export const blogPage = blogAt(1);
export const furtherBlogPages = Array.from({ length: pageTotal - 1 }, (_, at) => blogAt(at + 2));
