/** Conformance of the behaviors that open menus and searches. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { headerSearch, menuModule, mobileMenu, sideMenu } from '../src';
import { HEADER, MODULE, page, SIDE } from './support/page';

const main = (inner: string) => html`<main><h1>Page</h1>${inner}</main>`;

async function press(element: HTMLElement, selector: string) {
  const button = element.matches(selector) ? element : element.querySelector<HTMLElement>(selector);
  button?.click();
  await nextFrames(10);
}

describeBehavior(mobileMenu, {
  html: page(HEADER),
  act: (element) => press(element, '.mobile_menu_bar'),
});

describeBehavior(sideMenu, {
  body: 'et_fixed_nav et_header_style_slide et_header_style_left',
  html: page(SIDE(false)),
  async act(element) {
    await press(element, '.et_pb_header_toggle');
    document.querySelector<HTMLElement>('.et_mobile_menu_arrow')?.click();
    await nextFrames(8);
  },
});

describeBehavior(sideMenu, {
  body: 'et_fixed_nav et_header_style_fullscreen et_header_style_left',
  html: page(SIDE(true)),
  act: (element) => press(element, '.et_pb_header_toggle'),
});

describeBehavior(headerSearch, {
  html: page(HEADER),
  act: (element) => press(element, '#et_top_search'),
});

describeBehavior(menuModule, {
  html: main(MODULE('inline_centered_logo')),
  act: (element) => press(element, '.et_pb_menu__search-button'),
});
