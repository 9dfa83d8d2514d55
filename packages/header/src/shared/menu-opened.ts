/** Between what opens in headers and modules, of which one at a time is open. */
import { channel } from '@enliven/core';

/** Told what opens: a bar's `.mobile_nav`, or the container of a search. */
export const menuOpened = channel<Element>('mobile-menu');
