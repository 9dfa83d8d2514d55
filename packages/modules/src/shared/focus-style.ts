/** Focus style, since themes remove all outlines and show arrows only on hover. Loads on the first keyboard focus. */
import { addStyleSheet, type Release } from '@enliven/core';

/** Controls of modules; other links of the page keep their style. */
const CONTROLS = [
  '[data-enliven-button]',
  '.enliven-pause',
  '.enliven-video-switch',
  '.et-pb-slider-arrows a',
  '.et-pb-controllers a',
  '.et_pb_tabs_controls a',
  '.et_pb_tab[role=tabpanel]',
  '.et_pb_video_play',
  '.et_pb_video_overlay[role=button]',
  '.et_pb_portfolio_filter a',
  '.et_pb_gallery_pagination a',
  '.et_pb_portofolio_pagination a',
  '[aria-haspopup=dialog]',
  '[role=link][tabindex]',
];

/**
 * Restores the browser's focus ring. Its specificity equals `:focus` and it comes last, so it overrides rules that remove all
 * outlines, but not rules that style a control.
 */
const CSS = `
:where(${CONTROLS}):focus-visible{outline:revert}
.enliven-lightbox button:focus-visible{outline:revert}
.et-pb-controllers a:focus-visible,.et_pb_carousel_item .et_pb_video_play:focus-visible{opacity:1}
.et-pb-slider-arrows a:focus-visible{opacity:1!important}
.et-pb-arrow-prev:where(:focus-visible){left:22px}
.et-pb-arrow-next:where(:focus-visible){right:22px}`;

/** Adds the style sheet to a document. */
export const addFocusStyle = (owner: Document): Release => addStyleSheet(owner, CSS);
