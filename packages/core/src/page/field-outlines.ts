/** Lines around fields where colors are forced. Lazy part: fetched where they are. */
import type { Release } from '../claims/claim';
import { addStyleSheet } from '../dom/style-sheet';

/** Whose fields the theme, or the shop's style sheet, gives no border. */
const FORM =
  ':is(.et_pb_contact_form,.et_pb_newsletter_form,.et_pb_login_form,#commentform,.comment-form,.et-search-form,.woocommerce)';
/** A choice is drawn beside its input. */
const BOX = 'label i';
const FIELD = ':is(input:not([type=checkbox],[type=radio],[type=submit],[type=button],[type=image]),select,textarea)';

/** Outlines take no room, so nothing moves. The dot of what is chosen is a background, too. */
const CSS = `@media (forced-colors:active){
${FORM} :is(${FIELD},${BOX}){outline:1px solid;outline-offset:-1px}
${FORM} ${FIELD}:focus{outline-width:3px}
${FORM} [type=radio]:checked+${BOX}::before{forced-color-adjust:none;background:CanvasText}}`;

export const addFieldOutlines = (owner: Document): Release => addStyleSheet(owner, CSS);
