/** Shows the focus: theme style sheets remove every outline, and show arrows under the pointer only. Lazy part: fetched with the first focus by keyboard. */
import { addStyleSheet, type Release } from '@enliven/core';

/** What modules make a control of; the links of the page itself are not theirs to style. */
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
 * The ring is the browser's own. It weighs as much as `:focus` alone and comes last, so it wins over a rule that takes
 * the ring off everything, and loses to any that styles a control.
 */
const CSS = `
:where(${CONTROLS}):focus-visible{outline:revert}
.enliven-lightbox button:focus-visible{outline:revert}
.et-pb-controllers a:focus-visible,.et_pb_carousel_item .et_pb_video_play:focus-visible{opacity:1}
.et-pb-slider-arrows a:focus-visible{opacity:1!important}
.et-pb-arrow-prev:where(:focus-visible){left:22px}
.et-pb-arrow-next:where(:focus-visible){right:22px}`;

export const addFocusStyle = (owner: Document): Release => addStyleSheet(owner, CSS);
