/** Channel of opened menus and searches, of which only one is open at a time. */
import { channel } from '@enliven/core';

/** Emits the element that opens: the `.mobile_nav` of a bar, or the container of a search. */
export const menuOpened = channel<Element>('mobile-menu');
