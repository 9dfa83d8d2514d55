/** Shows where the keyboard is in headers and menus: theme style sheets take every focus ring away. */
import { addStyleSheet, type Release } from '@enliven/core';

const PLACES = [
  '#top-header',
  '#main-header',
  '.et_slide_in_menu_container',
  '.et_pb_menu',
  '.et_pb_fullwidth_menu',
  '.et_pb_side_nav',
];

/** The frame of the search's button stands around its glyph. The rest weighs as much as `:focus` alone, so it loses to any rule that styles a control. */
const CSS = `:where(${PLACES}) :where(a,button,input,[role=button]):focus-visible,.et_pb_scroll_top:focus-visible{outline:revert}#et_top_search:focus-visible{outline:0}#et_top_search:focus-visible #et_search_icon:before{outline:2px solid}`;

export const addFocusStyle = (owner: Document): Release => addStyleSheet(owner, CSS);
