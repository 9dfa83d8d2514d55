/** Focus rings in headers and menus, which the theme's style sheets remove. */
import { addStyleSheet, type Release } from '@enliven/core';

const PLACES = [
  '#top-header',
  '#main-header',
  '.et_slide_in_menu_container',
  '.et_pb_menu',
  '.et_pb_fullwidth_menu',
  '.et_pb_side_nav',
];

/** The ring of the search button surrounds its glyph. The other rules have the specificity of `:focus`, so that rules of the theme for a control override them. */
const CSS = `:where(${PLACES}) :where(a,button,input,[role=button]):focus-visible,.et_pb_scroll_top:focus-visible{outline:revert}#et_top_search:focus-visible{outline:0}#et_top_search:focus-visible #et_search_icon:before{outline:2px solid}`;

export const addFocusStyle = (owner: Document): Release => addStyleSheet(owner, CSS);
