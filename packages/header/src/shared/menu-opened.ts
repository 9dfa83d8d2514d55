/** Only one menu of narrow windows, or search in its place, is open. */
import { channel } from '@enliven/core';

/** Told what opens: a bar's `.mobile_nav`, or the container of a search. */
export const menuOpened = channel<Element>('mobile-menu');
