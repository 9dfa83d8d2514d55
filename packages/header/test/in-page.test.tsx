/** Links within the page for which the behavior scrolls. */
import { html, root } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../src/anchors/follow-links';

const here = { hostname: 'site.test', pathname: '/page/', search: '' };
const place = (markup: string, search = '') => {
  root(html`<div>${markup}<p id="there">There</p><a name="named"></a></div>`);
  return placeOf(document.querySelector('a[href]') as HTMLAnchorElement, { ...here, search });
};

describe('a link within the page', () => {
  it.each([
    ['http://site.test/page/#there', 'there'],
    ['http://site.test/page#there', 'there'],
    ['http://site.test/page/#th%65re', 'there'],
    ['http://site.test/page/#named', ''],
  ])('has a target for %s', (href, id) => {
    expect(place(html`<a href="${href}">x</a>`)?.id).toBe(id);
  });

  it.each([
    'http://site.test/page/#',
    'http://site.test/page/#nowhere',
    'http://site.test/page/#%',
    'http://site.test/other/#there',
    'http://else.test/page/#there',
    'http://site.test/page/',
    'javascript:alert(1)#there',
  ])('has no target for %s', (href) => {
    expect(place(html`<a href="${href}">x</a>`)).toBeUndefined();
  });

  it.each([
    ['', '?page_id=2', false],
    ['?page_id=1', '?page_id=2', false],
    ['?page_id=1', '?page_id=1', true],
    ['?utm_source=letter', '', true],
  ])('on a page with the query "%s" to the query "%s" has a target: %s', (search, query, leads) => {
    const found = place(html`<a href="http://site.test/page/${query}#there">x</a>`, search);
    expect(found?.id).toBe(leads ? 'there' : undefined);
  });

  it.each([
    '<p class="et_smooth_scroll_disabled">|</p>',
    '<div class="woocommerce-tabs"><ul class="tabs"><li>|</li></ul></div>',
    '<ul class="et_pb_tabs_controls"><li>|</li></ul>',
    '<div class="tt_tabs_navigation">|</div>',
    '<p class="popmake-7">|</p>',
    '<div class="wp-block-woocommerce-cart">|</div>',
    '<div class="wp-block-woocommerce-checkout">|</div>',
  ])('in %s is left to other scripts', (around) => {
    expect(place(around.replace('|', '<a href="http://site.test/page/#there">x</a>'))).toBeUndefined();
  });

  it.each([
    'class="acomment-reply"',
    'class="woocommerce-review-link"',
    'class="view-cart-lnk"',
    'target="_blank"',
    'download',
    'role="tab"',
  ])('with %s is left to the browser or other scripts', (attribute) => {
    expect(place(`<a ${attribute} href="http://site.test/page/#there">x</a>`)).toBeUndefined();
  });
});
