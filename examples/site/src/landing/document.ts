// Document of the landing page. Only its modules use the theme's markup.

import { COFFEE_SHOP, docsLinks, LANDING, TEST_PAGES } from '../content/links';
import type { ContactState } from '../theme/contact-form';
import { globals } from '../theme/globals';
import type { Document } from '../theme/layout';
import { bodyEndTags, headTags, loaderOf } from '../theme/runtime-tags';
import { copyable } from './copyable';
import { liveModules } from './live-modules';
import { printLive } from './print-live';
import { switchBar } from './switch-bar';

const TITLE = 'Enliven brings server-printed pages to life';
const SENTENCE =
  'Enliven replaces the scripts of a page-builder theme: no jQuery, code only for the modules on the page, and every byte given back when it stops.';

/** Classes that the theme prints on the body. Behaviors read them. */
const BODY = 'page-template-default page theme-Divi et_pb_pagebuilder_layout et_divi_theme et-db lp';

const masthead = (link: (path: string) => string): string => `<header class="lp-masthead">
<a class="lp-wordmark" href="${link(LANDING)}" aria-current="page"><span class="lp-pulse" aria-hidden="true"></span>Enliven</a>
<nav aria-label="Main"><ul>
<li><a href="#try">Try it</a></li>
<li><a href="${docsLinks[0]?.address}">Docs</a></li>
<li><a href="${link(COFFEE_SHOP)}">Coffee shop</a></li>
<li><a href="${link(TEST_PAGES)}">Test pages</a></li>
</ul></nav>
</header>`;

const figure = (name: string, label: string): string => `<div><dt>${label}</dt><dd data-figure="${name}">–</dd></div>`;

const opening = (tag: string): string => `<section class="lp-opening" aria-labelledby="headline">
<div class="lp-pitch">
<h1 id="headline">Bring <span class="lp-whole">server-printed</span> pages to&nbsp;life</h1>
<p class="lp-lede">${SENTENCE}</p>
${copyable({ name: 'the script tag', code: tag, look: 'line' })}
<p class="lp-small">Serve the folder <code>cdn/</code> of the package <code>enliven</code> as <code>/enliven/</code>, and put this line where the theme’s own scripts were. This page contains it, too.</p>
</div>
<div class="lp-figures">
<h2 id="figures">Measured in your browser, on this page</h2>
<dl aria-labelledby="figures">
${figure('kilobytes', 'kB transferred')}
${figure('requests', 'requests')}
${figure('alive', 'active behaviors')}
</dl>
<p class="lp-small" data-figure="explanation">Without script there is nothing to measure: this page has fetched nothing of Enliven.</p>
</div>
</section>`;

const further = (link: (path: string) => string): string => `<section class="lp-further" aria-labelledby="further">
<h2 id="further">Look further</h2>
<div class="lp-doors">
<a class="lp-door" href="${link(COFFEE_SHOP)}"><img src="/images/harbour.svg" alt="" width="480" height="360" loading="lazy"><span><strong>The coffee shop</strong> A whole site on Enliven: shop, cart, checkout, forms and films.</span></a>
<a class="lp-door" href="${link(TEST_PAGES)}"><img src="/images/beans.svg" alt="" width="480" height="360" loading="lazy"><span><strong>Test pages</strong> Every module on a page of its own, and every way to load Enliven.</span></a>
</div>
<h3>Documentation</h3>
<ul class="lp-docs">
${docsLinks.map(({ title, address, words }) => `<li><a href="${address}">${title}</a> <span class="lp-docs-words">${words}</span></li>`).join('\n')}
</ul>
</section>`;

/** Returns the document. @param state state of the contact form, if it was sent */
export const landingDocument = ({ print, switches, nonce }: Omit<Document, 'page'>, state?: ContactState): string => {
  const loader = loaderOf(switches);
  const live = printLive(print, liveModules(print, state));
  const link = (path: string) => print.link(path);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>${TITLE}</title>
<meta name="description" content="${SENTENCE}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/images/wheel.svg">
<link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="/landing.css">
<script defer src="/landing.js"></script>
${headTags(switches)}</head>
<body class="${BODY}">
<a class="skip-link" href="#main-content">Skip to the content</a>
${masthead(link)}
<div id="main-content" role="main" tabindex="-1">
${opening(`<script type="module" src="${loader}"></script>`)}
<section class="lp-try" id="try" aria-labelledby="try-title">
<h2 id="try-title">The same HTML, three ways</h2>
<p class="lp-lede">Below is what the server printed. Use it, then switch.</p>
${switchBar({ loader, switches })}
${live}
</section>
${further(link)}
</div>
<footer class="lp-footer"><p>MIT licensed. The markup is a stand-in for the theme’s; nothing on this page leaves this machine.</p></footer>
${globals(print, nonce)}
${bodyEndTags(switches)}</body>
</html>
`;
};
