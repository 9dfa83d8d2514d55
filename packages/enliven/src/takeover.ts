/** Replacement of a cache plugin's inline scripts, which `lazyload.js` fetches for pages without them. */
import { takeOver } from '@enliven/lazyload/takeover';

takeOver();
