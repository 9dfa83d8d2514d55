/** Outlines of fields in forced colors mode. Lazy part: fetched in that mode. */
import type { Release } from '../claims/claim';
import { addStyleSheet } from '../dom/style-sheet';

/** Selectors of fields to which the theme or the shop's style sheet gives no border. */
const FORM =
  ':is(.et_pb_contact_form,.et_pb_newsletter_form,.et_pb_login_form,#commentform,.comment-form,.et-search-form,.woocommerce)';
/** The builder draws checkboxes and radio buttons beside their inputs. */
const BOX = '.et_pb_contact_field label i';
const FIELD = `${FORM} :is(input:not([type=checkbox],[type=radio],[type=submit],[type=button],[type=image]),select,textarea)`;

/** Outlines take no room, so nothing moves. The mark of a checked field is a background too. */
const CSS = `@media (forced-colors:active){
${FIELD},${BOX}{outline:1px solid;outline-offset:-1px}
${FIELD}:focus{outline-width:3px}
.et_pb_contact_field [type=radio]:checked+label i::before{forced-color-adjust:none;background:CanvasText}}`;

export const addFieldOutlines = (owner: Document): Release => addStyleSheet(owner, CSS);
