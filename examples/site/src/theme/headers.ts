// Markup of the headers on pages below /headers: one for each layout of the theme.

import { chromeWords } from '../content/chrome-words';
import { mobileBar, searchForm, searchIcon, searchOverlay } from './header';
import type { Print } from './print';
import { row, section } from './section';

export interface HeaderVariant {
  name: string;
  title: string;
  summary: string;
  /** Classes of the body. */
  classes: string;
  print(print: Print): string;
}

interface Item {
  label: string;
  path: string;
  items?: Item[];
  classes?: string;
}

const MENU: Item[] = [
  { label: 'Headers', path: '/headers' },
  {
    label: 'Coffee',
    path: '/tabs',
    items: [
      { label: 'Beans', path: '/gallery' },
      {
        label: 'Cups',
        path: '#',
        items: [
          { label: 'Small', path: '/toggle' },
          { label: 'Large', path: '/accordion' },
        ],
      },
    ],
  },
  {
    label: 'The mill',
    path: '/plain',
    classes: ' mega-menu',
    items: [
      { label: 'Upstairs', path: '#', items: [{ label: 'The drum', path: '/video' }] },
      { label: 'Downstairs', path: '#', items: [{ label: 'The wheel', path: '/audio' }] },
    ],
  },
  { label: 'The end', path: '#end' },
  {
    label: 'Service',
    path: '/contact',
    items: [{ label: 'Post', path: '#', items: [{ label: 'By boat', path: '/map' }] }],
  },
];

const address = (print: Print, path: string): string => (path.startsWith('#') ? path : print.link(path));

const list = (print: Print, items: readonly Item[]): string =>
  items
    .map(({ label, path, items: more, classes = '' }) => {
      const parent = more ? ' menu-item-has-children' : '';
      const below = more ? `<ul class="sub-menu">${list(print, more)}</ul>` : '';
      return `<li class="menu-item${parent}${classes}"><a href="${address(print, path)}">${label}</a>${below}</li>`;
    })
    .join('\n');

const WORDS = chromeWords.en;

const logo = (print: Print): string =>
  `<div class="logo_container"><span class="logo_helper"></span><a href="${print.link('/')}"><img src="/images/wheel.svg" width="40" height="40" alt="Tidewheel Coffee" id="logo" data-height-percentage="54"></a></div>`;

const TOP = (
  print: Print,
): string => `<div id="top-header" role="region" aria-label="Service"><div class="container clearfix">
<div id="et-info"><span id="et-info-phone">We roast on Mondays</span></div>
<div id="et-secondary-menu"><ul id="et-secondary-nav" class="menu">${list(print, [
  { label: 'After hours', path: '/late', items: [{ label: 'At night', path: '/late' }] },
])}</ul></div></div></div>`;

const mainHeader = (print: Print, navigation: string, search = ''): string =>
  `<header id="main-header" data-height-onload="72"><div class="container clearfix et_menu_container">
${logo(print)}
<div id="et-top-navigation" data-height="72" data-fixed-height="56">
${navigation}
</div></div>${search}</header>`;

/** Returns the menu, the search and the menu of narrow windows. */
const classic = (print: Print): string =>
  mainHeader(
    print,
    `<nav id="top-menu-nav" aria-label="Main menu"><ul id="top-menu" class="nav">${list(print, MENU)}</ul></nav>
${searchIcon}
${mobileBar(WORDS.menuBar)}`,
    searchOverlay(WORDS),
  );

const side = (kind: 'slide' | 'fullscreen') => (print: Print) => {
  const top = `${searchForm(WORDS)}<div id="et-info"><span id="et-info-phone">We roast on Mondays</span></div>`;
  const closer = '<span class="mobile_menu_bar et_toggle_fullscreen_menu"></span>';
  return `<div class="et_slide_in_menu_container">${kind === 'fullscreen' ? closer : ''}
<div class="et_slide_menu_top">${kind === 'fullscreen' ? `<div class="et_pb_top_menu_inner">${top}</div>` : top}</div>
<div class="et_pb_fullscreen_nav_container"><ul id="mobile_menu_slide" class="et_mobile_menu">${list(print, MENU)}</ul></div></div>
${mainHeader(print, `<span class="mobile_menu_bar et_pb_header_toggle et_toggle_${kind}_menu"></span>`)}`;
};

const menuModule = (print: Print, style: string): string => {
  const order = `et_pb_menu_${print.order('menu')}`;
  const name = `Menu ${order.slice(-1)}`;
  return `<div class="et_pb_module et_pb_menu ${order} et_pb_bg_layout_light et_pb_menu--with-logo et_pb_menu--style-${style}">
<div class="et_pb_menu_inner_container clearfix"><div class="et_pb_menu__logo-wrap"><div class="et_pb_menu__logo"><a href="${print.link('/')}"><img src="/images/wheel.svg" width="40" height="40" alt="Tidewheel Coffee"></a></div></div>
<div class="et_pb_menu__wrap"><div class="et_pb_menu__menu"><nav class="et-menu-nav" aria-label="${name}"><ul class="et-menu nav">${list(print, MENU)}</ul></nav></div>
<button type="button" class="et_pb_menu__icon et_pb_menu__search-button"></button>
<div class="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div></div>
<div class="et_pb_menu__search-container et_pb_menu__search-container--disabled"><div class="et_pb_menu__search">
<form role="search" method="get" class="et_pb_menu__search-form" aria-label="${name}" action="/"><input type="search" class="et_pb_menu__search-input" name="s" placeholder="Search" title="Search for:"></form>
<button type="button" class="et_pb_menu__icon et_pb_menu__close-search-button"></button></div></div></div></div>`;
};

const themeBuilder = (print: Print): string =>
  `<header class="et-l et-l--header"><div class="et_builder_inner_content">${section(
    print,
    {},
    row(print, {}, ['4_4', menuModule(print, 'left_aligned')]),
    row(print, {}, ['4_4', menuModule(print, 'inline_centered_logo')]),
  )}</div></header>`;

const FIXED = 'et_fixed_nav et_show_nav';
const LEFT = `${FIXED} et_header_style_left`;
const VERTICAL = 'et_vertical_nav et_vertical_fixed et_show_nav et_header_style_left';

const variant = (
  name: string,
  title: string,
  summary: string,
  classes: string,
  print: HeaderVariant['print'] = classic,
): HeaderVariant => ({ name, title, summary, classes, print });

export const headerVariants: readonly HeaderVariant[] = [
  variant('fixed', 'A fixed header', 'Smaller once the page is scrolled.', LEFT),
  variant(
    'top-bar',
    'A bar above the header',
    'Both stay, with a menu each.',
    `${LEFT} et_secondary_nav_enabled`,
    (print) => `${TOP(print)}${classic(print)}`,
  ),
  variant('transparent', 'A transparent header', 'Over the first section.', `${LEFT} et_transparent_nav`),
  variant('hidden', 'A hidden header', 'Shown further down.', 'et_fixed_nav et_hide_nav et_header_style_left'),
  variant('vertical', 'A header beside the page', 'At the left.', VERTICAL),
  variant('vertical-right', 'A header at the right', 'Beside the page.', `${VERTICAL} et_vertical_right`),
  variant('centered', 'A centred header', 'The logo above the menu.', `${FIXED} et_header_style_centered`),
  variant('split', 'A split header', 'The logo among the items of the menu.', `${FIXED} et_header_style_split`),
  variant('slide', 'A menu that slides in', 'From the side.', `${LEFT} et_header_style_slide`, side('slide')),
  variant(
    'full-screen',
    'A menu that fills the window',
    'A dialog.',
    `${LEFT} et_header_style_fullscreen`,
    side('fullscreen'),
  ),
  variant('boxed', 'A header on a boxed page', 'No wider than the page.', `${LEFT} et_boxed_layout`),
  variant(
    'theme-builder',
    'A header of menu modules',
    'Made of sections.',
    `${FIXED} et-tb-has-template et-tb-has-header`,
    themeBuilder,
  ),
];
