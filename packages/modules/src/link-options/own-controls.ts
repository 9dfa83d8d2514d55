/** What inside a clickable element answers to a press itself (docs/reference/links.md#what-answers-by-itself). */

const EXCEPTIONS = [
  '.et_pb_toggle_title',
  '.mejs-container *',
  '.et_pb_contact_field input',
  '.et_pb_contact_field textarea',
  '.et_pb_contact_field_checkbox *',
  '.et_pb_contact_field_radio *',
  '.et_pb_contact_captcha',
  '.et_pb_tabs_controls a',
  '.flex-control-nav *',
  '.et_pb_menu__search-button',
  '.et_pb_menu__close-search-button',
  '.et_pb_menu__search-container *',
  '.et_pb_fullwidth_header_scroll *',
].join();

/** Not in the theme's list, but nobody who types into a field wants to leave the page. */
export const CONTROLS =
  'a,button,input,select,textarea,label,summary,video,audio,[contenteditable],[role=button],[role=tab],[role=link]';

/** True when something between the target and the element, the element itself not counted, wants the press. */
export function isTakenInside(target: Element, element: Element): boolean {
  for (let node: Element | null = target; node && node !== element; node = node.parentElement)
    if (node.matches(CONTROLS) || node.matches(EXCEPTIONS)) return true;
  return false;
}
