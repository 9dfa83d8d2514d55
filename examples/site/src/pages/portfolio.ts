// Page with portfolios: filterable, as a fullwidth carousel, and paged by the server.

import { projects } from '../content/projects';
import { pagination } from '../theme/blog';
import { filterablePortfolio, fullwidthPortfolio, portfolioGrid } from '../theme/portfolio';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const path = '/portfolio';
const perPage = 4;
const pageTotal = Math.ceil(projects.length / perPage);

const body = (page: number) => (print: Print) =>
  [
    hero(print, {
      eyebrow: 'Work',
      title: 'Coffee for other people’s doors',
      lede: 'Cafés we have set up, blends we have mixed for them, and the labels that went on the bags.',
      picture: 'bag',
    }),
    section(
      print,
      {},
      row(print, {}, [
        '4_4',
        heading(print, 'Everything', 'Most of it is paper: <a href="#works|labels|1">see the labels</a>.'),
        filterablePortfolio(print, projects, 8, 'works'),
      ]),
    ),
    section(
      print,
      { background: 'cream', classes: ['et_pb_fullwidth_section'] },
      fullwidthPortfolio(print, { title: 'Lately', projects: projects.slice(0, 9), mode: 'carousel', rotation: 7000 }),
      fullwidthPortfolio(print, { title: 'By hand', projects: projects.slice(2, 10), mode: 'carousel' }),
    ),
    section(
      print,
      {},
      row(print, {}, [
        '4_4',
        heading(print, 'Page by page'),
        portfolioGrid(
          print,
          projects.slice((page - 1) * perPage, page * perPage),
          pagination(print, path, page, pageTotal, 'et_portfolio'),
        ),
      ]),
    ),
    section(
      print,
      { background: 'cream', classes: ['et_pb_fullwidth_section'] },
      fullwidthPortfolio(print, { title: 'As a wall', projects: projects.slice(4, 12), mode: 'grid' }),
    ),
  ].join('\n');

const portfolioAt = (page: number): Page => ({
  path: page === 1 ? path : `${path}/page/${page}`,
  title: 'Coffee for other people’s doors',
  summary: 'Portfolios: filtered, turning over the whole width, and paged by the server.',
  body: body(page),
});

export const portfolioPage = portfolioAt(1);
export const furtherPortfolioPages = Array.from({ length: pageTotal - 1 }, (_, at) => portfolioAt(at + 2));
