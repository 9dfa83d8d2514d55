/** Starts what replaces a cache plugin's inline scripts; `lazyload.js` fetches it for pages that lack those. */
import { takeOver } from '@enliven/lazyload/takeover';

takeOver();
