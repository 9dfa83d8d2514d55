/** Names of links and fields whose text the theme hides, restored at the end. */
import { nextFrames, renderBehavior } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { names } from '../src';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

async function nameOf(markup: string, selector: string): Promise<string | null> {
  const { stop } = await renderBehavior(names, `<div id="page">${markup}</div>`);
  const element = find(selector);
  await nextFrames();
  const before = element.getAttribute('aria-label');
  await stop();
  expect(find('#page').innerHTML).toBe(new DOMParser().parseFromString(markup, 'text/html').body.innerHTML);
  return before;
}

const ICON =
  '<ul class="et-social-icons"><li class="et-social-icon"><a href="#" class="icon"><span>Facebook</span></a></li></ul>';
const FOLLOW =
  '<ul class="et_pb_social_media_follow"><li><a href="#" class="icon" title="Follow on X"><span>Follow</span></a></li></ul>';
const TEAM =
  '<ul class="et_pb_member_social_links"><li><a href="#" class="et_pb_font_icon"><span>LinkedIn</span></a></li></ul>';
const OVERLAY =
  '<div class="et_pb_portfolio_item"><img alt="Quay" src="data:,"><div class="meta"><a href="#"><span class="et_overlay"></span></a></div></div>';
const PICTURE =
  '<div class="et_pb_gallery_item"><div class="et_pb_gallery_image"><a href="#"><img alt="" src="data:,"></a></div><h3 class="et_pb_gallery_title">Harbour</h3></div>';
const BLURB =
  '<div class="et_pb_blurb"><div class="et_pb_main_blurb_image"><a href="#"><img src="data:,"></a></div><h4 class="et_pb_module_header">Fresh</h4></div>';
const COUPON = '<input type="text" id="coupon_code" placeholder="Coupon code">';
const ORDER = '<form class="woocommerce-ordering"><select name="orderby"><option>New</option></select></form>';
const CATEGORIES =
  '<div class="et_pb_widget"><h4 class="widgettitle">Shelves</h4><select class="dropdown_product_cat"></select></div>';

describe('names', () => {
  it.each([
    ['a social icon its hidden text', ICON, 'a', 'Facebook'],
    ['a follow link its title, which is more specific', FOLLOW, 'a', 'Follow on X'],
    ['a member’s icon its hidden text', TEAM, 'a', 'LinkedIn'],
    ['an overlay the alternative text of the item’s image', OVERLAY, 'a', 'Quay'],
    ['an image without alternative text the title of its item', PICTURE, 'a', 'Harbour'],
    ['an image of a blurb its header', BLURB, 'a', 'Fresh'],
    ['a coupon its placeholder', COUPON, 'input', 'Coupon code'],
    ['the order of products a phrase', ORDER, 'select', 'Shop order'],
    ['a list of categories the title of its widget', CATEGORIES, 'select', 'Shelves'],
  ])('give %s, and are removed at the end', async (_, markup, selector, expected) => {
    expect(await nameOf(markup, selector)).toBe(expected);
  });

  it.each([
    ['a link that the page names', ICON.replace('<a', '<a aria-label="F"'), 'F'],
    ['an image with alternative text', PICTURE.replace('alt=""', 'alt="Boats"'), null],
    ['a blurb without text', BLURB.replace('Fresh', ''), null],
  ])('are not set on %s', async (_, markup, expected) => {
    expect(await nameOf(markup, 'a')).toBe(expected);
  });

  it('include the role main if the page has none, and no banner role for headers inside', async () => {
    const MAIN = '<div id="main-content"><header>Shop</header><article><header>Post</header></article></div>';
    const { element, stop } = await renderBehavior(names, MAIN);
    expect(find('#main-content').getAttribute('role')).toBe('main');
    expect([...document.querySelectorAll('header')].map((one) => one.getAttribute('role'))).toEqual(['none', null]);
    await stop();
    expect(element.outerHTML).toContain('<div id="main-content"><header>Shop</header>');
    const other = await renderBehavior(names, `<main>${MAIN}</main>`);
    expect(find('#main-content').hasAttribute('role')).toBe(false);
    await other.stop();
  });
});
