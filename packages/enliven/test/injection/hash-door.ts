/** Door for the hash of the address, which anyone who writes a link chooses: pages opened with it, and changes of it. */
import { isLong } from '../support/long';
import { tabs } from '../support/markup';
import type { Payload } from './corpus/corpus';
import { type Door, ready } from './door';

/** Length of a hash far beyond any real one. */
const HUGE = 100_000;
/** Payloads in one hash, since browsers limit the number of changes. */
const IN_ONE = 8;

const IMAGE = '<img src=/none.png onerror=ran(-1)>';

/** Spellings that name a module, a place or nothing, with markup, selectors and broken escapes. */
const SPELLINGS: readonly string[] = [
  `#${IMAGE}`,
  `#/page/2?x=${IMAGE}`,
  `#et_pb_tab_1|${IMAGE}`,
  `#plans|1|${IMAGE}||works|${IMAGE}|2`,
  '#works|print|2||works|%70rint|-1||works|constructor|__proto__',
  '#shots|2||shots|1e9||shots|NaN',
  `#tab-reviews||comment-${IMAGE}`,
  `#tab-${IMAGE}`,
  '#a"],*{}[b="',
  "#tab-x'),body,(:has(",
  '#:is(*)>*~\\',
  `#${encodeURIComponent(IMAGE)}`,
  `#works|${encodeURIComponent(encodeURIComponent(IMAGE))}|1`,
  '#%',
  '#%E0%A4%A|%00|%ff',
  '#javascript:ran(-1)',
  '#//leak.test/1',
  '#login',
  '#!/x|#x|##',
  `#works|${'%3Cb%20onclick=ran(-1)%3E|'.repeat(HUGE / 28)}`,
  `#${'a||'.repeat(HUGE / 3)}`,
];

/** Spellings with which the short form opens the page; it changes the hash to all. */
const OPENED = ['#plans|1', '#tab-reviews'];

const project = (at: number) =>
  `<div class="project et_pb_portfolio_item et_pb_grid_item project_category_${at % 2 ? 'print' : 'web'}"><h2 class="et_pb_module_header"><a href="#p${at}">${at}</a></h2></div>`;
const picture = (at: number) =>
  `<div class="et_pb_gallery_item et_pb_grid_item"><div class="et_pb_gallery_image"><a href="/none-${at}.png"><img src="/none-${at}.png" alt="" width="40" height="30"></a></div></div>`;
const six = (build: (at: number) => string) => [1, 2, 3, 4, 5, 6].map(build).join('');

const BODY = `<div id="page-container">${tabs('plans')}
<div class="et_pb_module et_pb_filterable_portfolio et_pb_filterable_portfolio_grid clearfix" id="works" data-posts-number="1"><div class="et_pb_portfolio_filters clearfix"><ul><li class="et_pb_portfolio_filter"><a href="#" class="active" data-category-slug="all">All</a></li><li class="et_pb_portfolio_filter"><a href="#" data-category-slug="print">Print</a></li></ul></div><div class="et_pb_portfolio_items_wrapper"><div class="et_pb_portfolio_items">${six(project)}</div></div><div class="et_pb_portofolio_pagination"></div></div>
<div class="et_pb_module et_pb_gallery et_pb_gallery_grid" id="shots"><div class="et_pb_gallery_items et_post_gallery" data-per_page="2">${six(picture)}</div><div class="et_pb_gallery_pagination"></div></div>
<div class="product"><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs"><li class="description_tab"><a href="#tab-description">Description</a></li><li class="reviews_tab"><a href="#tab-reviews">Reviews</a></li></ul><div class="panel wc-tab" id="tab-description"><p>Text</p></div><div class="panel wc-tab" id="tab-reviews"><p id="comment-1">Review</p></div></div></div>
<p><a href="#plans">Plans</a></p></div>`;

/** Returns hashes with all payloads, as an anchor and as parameters of the modules. */
const hashesOf = (payloads: readonly Payload[]): string[] =>
  Array.from({ length: Math.ceil(payloads.length / IN_ONE) }, (_, at) =>
    payloads
      .slice(at * IN_ONE, (at + 1) * IN_ONE)
      .map(({ markup }, turn) => {
        const text = markup.replace(/\s+/g, ' ');
        return [`#${text}`, `works|${text}|2`, `plans|${text}`, `tab-${encodeURIComponent(text)}`][turn % 4];
      })
      .join('||'),
  );

/** Door of the hash. */
export const hashDoors: readonly Door[] = [
  {
    name: 'the hash of the address',
    author: 'author',
    isolates: true,
    hashes: () => (isLong ? SPELLINGS : SPELLINGS.filter((one) => OPENED.some((start) => one.startsWith(start)))),
    page: () => ({ body: BODY }),
    async use(page, payloads) {
      await ready(page);
      await page.locator('#works .et_pb_portofolio_pagination a.active').waitFor();
      await page.locator('.wc-tabs a[role=tab]').first().waitFor();
      await page.evaluate(
        async (hashes) => {
          const first = location.href;
          const passed = () => new Promise((resolve) => setTimeout(resolve, 12));
          for (const hash of hashes) {
            location.hash = hash;
            await passed();
          }
          location.hash = '#works|print|2||plans|1';
          await passed();
          // The state of the page includes its address.
          history.replaceState(null, '', first);
        },
        [...SPELLINGS, ...hashesOf(payloads)],
      );
      // Modules still follow the hash.
      await page.locator('#works .active[data-category-slug=print]').waitFor();
      await page.locator('#plans .et_pb_tab_1.et_pb_tab_active').waitFor();
      // Pages of the modules write the hash when they are pressed.
      await page.evaluate(() => {
        const { fresh } = globalThis as unknown as { fresh: Set<Element> };
        for (const one of document.querySelectorAll('[class*=pagination] *')) fresh.delete(one);
      });
    },
  },
];
