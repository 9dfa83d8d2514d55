// Markup of the top bar and the main header with its menu.

import { type ChromeWords, chromeWords, type Language } from '../content/chrome-words';
import type { Print } from './print';

export interface Chrome {
  print: Print;
  words: ChromeWords;
  /** Path of the current page, which is marked in the menus. */
  path: string;
  /** Link to the cart. */
  cartInfo?: string | undefined;
}

/** Returns the `lang` attribute of a label in another language than the page, for screen readers. */
const languageAttribute = (label: string, words: ChromeWords): string => {
  const language: Language = /\p{Script=Arabic}/u.test(label) ? 'ar' : 'en';
  return chromeWords[language] === words ? '' : ` lang="${language}"`;
};

export const menuItems = ({ print, words, path }: Chrome, items: Array<[label: string, path: string]>): string =>
  items
    .map(([label, target]) => {
      const current = target === path;
      const state = current ? ' current-menu-item current_page_item' : '';
      const attributes = `${languageAttribute(label, words)}${current ? ' aria-current="page"' : ''}`;
      return `<li class="menu-item menu-item-type-post_type${state}"><a href="${print.link(target)}"${attributes}>${label}</a></li>`;
    })
    .join('');

const topHeader = (chrome: Chrome): string => `<div id="top-header" role="region" aria-label="${chrome.words.service}">
<div class="container clearfix">
<div id="et-info"><span id="et-info-phone">${chrome.words.serviceNote}</span></div>
<div id="et-secondary-menu"><ul id="et-secondary-nav" class="menu">${menuItems(chrome, chrome.words.secondaryMenu)}</ul>${chrome.cartInfo ?? ''}</div>
</div>
</div>`;

export const searchIcon = '<div id="et_top_search"><span id="et_search_icon"></span></div>';

export const searchForm = ({ search, searchFor }: Pick<ChromeWords, 'search' | 'searchFor'>): string =>
  `<form role="search" method="get" class="et-search-form" action="/"><input type="search" class="et-search-field" name="s" placeholder="${search}" title="${searchFor}"></form>`;

/** Returns the search form that the icon opens in place of the menu. */
export const searchOverlay = (words: Pick<ChromeWords, 'search' | 'searchFor'>): string =>
  `<div class="et_search_outer"><div class="container et_search_form_container">${searchForm(words)}<span class="et_close_search_field"></span></div></div>`;

/** Returns the menu of narrow windows. */
export const mobileBar = (label: string): string =>
  `<div id="et_mobile_nav_menu"><div class="mobile_nav closed"><span class="select_page">${label}</span><span class="mobile_menu_bar mobile_menu_bar_toggle"></span></div></div>`;

const mainHeader = (chrome: Chrome): string => `<header id="main-header" data-height-onload="72">
<div class="container clearfix et_menu_container">
<div class="logo_container"><span class="logo_helper"></span><a href="${chrome.print.link('/coffee')}"><img src="/images/wheel.svg" width="40" height="40" alt="" id="logo" data-height-percentage="54"><span class="tw-wordmark">${chrome.words.siteName}</span></a></div>
<div id="et-top-navigation" data-height="72" data-fixed-height="56">
<nav id="top-menu-nav" aria-label="${chrome.words.mainMenu}"><ul id="top-menu" class="nav">${menuItems(chrome, chrome.words.menu)}</ul></nav>
${searchIcon}
${mobileBar(chrome.words.menuBar)}
</div>
</div>
${searchOverlay(chrome.words)}
</header>`;

export const header = (chrome: Chrome): string => `${topHeader(chrome)}\n${mainHeader(chrome)}`;
