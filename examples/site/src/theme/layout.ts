// Document of a page: head, header, content area, footer, data globals and the runtime's tags.

import { chromeWords } from '../content/chrome-words';
import { escapeHtml, escapeJson } from '../escape-html';
import type { Page } from '../pages/page';
import type { Switches } from '../switches';
import { footer } from './footer';
import { globals } from './globals';
import { header } from './header';
import type { Print } from './print';
import { bodyEndTags, headTags } from './runtime-tags';

export interface Document {
  page: Page;
  print: Print;
  switches: Switches;
  /** Nonce of the response, which allows its inline data under a strict policy. */
  nonce: string;
}

const OWN_HEADER = 'et_fixed_nav et_show_nav et_secondary_nav_enabled et_header_style_left';

const bodyClass = ({ kind = 'builder', language = 'en', bodyClasses = [], header: own }: Page): string =>
  [
    'page-template-default page theme-Divi et_pb_button_helper_class',
    own?.classes ?? OWN_HEADER,
    'et_pb_footer_columns4 et_cover_background',
    'et_pb_gutter et_pb_gutters3 et_smooth_scroll',
    kind === 'builder' ? 'et_pb_pagebuilder_layout et_no_sidebar et_full_width_page' : 'et_right_sidebar',
    'et_divi_theme et-db',
    ...(language === 'ar' ? ['rtl'] : []),
    ...bodyClasses,
  ].join(' ');

const builderContent = (print: Print, body: string): string => {
  const generation4 = print.generation === 4;
  const gutters = generation4 ? ' et_pb_gutters3' : '';
  const layout = `<div class="et-l et-l--post"><div class="et_builder_inner_content${gutters}">
${body}
</div></div>`;
  return generation4 ? `<div id="et-boc" class="et-boc">${layout}</div>` : layout;
};

const builderArticle = (print: Print, body: string): string =>
  `<article class="page type-page hentry"><div class="entry-content">${builderContent(print, body)}</div></article>`;

const keepReading = (print: Print): string => `<div class="et_pb_widget">
<h2 class="widgettitle">Keep reading</h2>
<ul>
<li><a href="${print.link('/toggle')}">Questions people ask</a></li>
<li><a href="${print.link('/tabs')}">A bag a month</a></li>
<li><a href="${print.link('/coffee')}">The front door</a></li>
</ul>
</div>`;

const sideBar = (content: string): string =>
  content ? `<div id="sidebar" role="complementary" aria-label="Side bar">${content}</div>` : '';

const plainArticle = (page: Page, body: string, side: string): string => `<div class="container">
<div id="content-area" class="clearfix${side ? '' : ' tw-wide'}">
<div id="left-area"><article class="page type-page hentry">
<h1 class="entry-title main_title">${escapeHtml(page.title)}</h1>
<div class="entry-content">${body}</div>
</article></div>
${sideBar(side)}
</div>
</div>`;

const configBlock = (page: Page, { config }: Switches): string =>
  config === undefined && page.config === undefined
    ? ''
    : `<script type="application/json" id="enliven-config">${escapeJson({ ...page.config, ...config })}</script>\n`;

const ownScripts = ({ scripts = [] }: Page): string =>
  scripts.map((address) => `<script defer src="${address}"></script>\n`).join('');

export const layout = ({ page, print, switches, nonce }: Document): string => {
  const language = page.language ?? 'en';
  const words = chromeWords[language];
  // Printed first, because the globals need its order numbers and animated modules.
  const body = page.body(print);
  const rules = print.rules.length > 0 ? `<style nonce="${nonce}">${print.rules.join('\n')}</style>\n` : '';
  const article =
    page.kind === 'plain' ? plainArticle(page, body, (page.aside ?? keepReading)(print)) : builderArticle(print, body);

  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title)} | ${escapeHtml(words.siteName)}</title>
<meta name="description" content="${escapeHtml(page.summary)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/images/wheel.svg">
<link rel="stylesheet" href="/theme.css">
${rules}${configBlock(page, switches)}${headTags(switches)}${ownScripts(page)}</head>
<body class="${bodyClass(page)}">
<a class="skip-link" href="#main-content">${words.skip}</a>
<div id="page-container">
${page.header ? page.header.print(print) : header({ print, words, path: page.path, cartInfo: page.cartInfo })}
<div id="et-main-area">
<div id="main-content" role="main" tabindex="-1">
${article}
</div>
${footer({ print, words, path: page.path })}
</div>
</div>
${page.header ? '<span class="et_pb_scroll_top et-pb-icon"></span>' : ''}${globals(print, nonce)}
${bodyEndTags(switches)}</body>
</html>
`;
};
