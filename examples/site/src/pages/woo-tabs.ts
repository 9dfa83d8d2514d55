// Product page with the shop's own tabs, whose links are real hashes such as #tab-description.

import { product, type Review, reviews } from '../content/product';
import { image, text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { shopTabs } from '../theme/shop-tabs';
import type { Page } from './page';

const facts = `<h2>Good to know</h2>
<table class="woocommerce-product-attributes shop_attributes"><tbody>
${product.facts.map(([name, value]) => `<tr class="woocommerce-product-attributes-item"><th scope="row">${name}</th><td>${value}</td></tr>`).join('\n')}
</tbody></table>`;

const review = (
  { author, date, stars, words }: Review,
  index: number,
): string => `<li class="review" id="li-comment-${index + 1}">
<div class="comment_container"><div class="comment-text">
<div class="star-rating" role="img" aria-label="${stars} out of 5 stars"><span aria-hidden="true">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span></div>
<p class="meta"><strong class="woocommerce-review__author">${author}</strong>, <time datetime="${date}">${date}</time></p>
<div class="description"><p>${words}</p></div>
</div></div>
</li>`;

const reviewList = (level: 2 | 3): string => `<div id="reviews" class="woocommerce-Reviews"><div id="comments">
<h${level} class="woocommerce-Reviews-title">${reviews.length} reviews for ${product.name}</h${level}>
<ol class="commentlist">${reviews.map(review).join('\n')}</ol>
</div></div>`;

const summary = (print: Print): string =>
  text(
    print,
    `<p class="tw-eyebrow">Single origin</p><h1 class="product_title">${product.name}</h1>
<p class="price">${product.price} <small>${product.weight}</small></p>
<p class="tw-lede">${product.summary}</p>
<p><a class="woocommerce-review-link" href="#tab-reviews">Read what ${reviews.length} people said</a></p>`,
  );

export const wooTabsPage: Page = {
  path: '/woo-tabs',
  title: 'Ember Hill',
  summary: 'A product with the tabs of the shop: each has a hash, so a link can open the reviews.',
  bodyClasses: ['woocommerce', 'woocommerce-page'],
  body: (print) =>
    [
      section(
        print,
        { background: 'hero' },
        row(
          print,
          { equalHeights: true },
          [
            '1_2',
            image(print, { name: 'bag', alt: 'A bag of Ember Hill with its red label', width: 480, height: 360 }),
          ],
          ['1_2', summary(print)],
        ),
      ),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          shopTabs(print, [
            { name: 'description', label: 'Description', content: `<h2>Description</h2>${product.description}` },
            { name: 'additional_information', label: 'Good to know', content: facts },
            { name: 'reviews', label: `Reviews (${reviews.length})`, content: reviewList(2) },
          ]),
        ]),
      ),
    ].join('\n'),
};
