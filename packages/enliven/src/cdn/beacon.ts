/** The script tag of the performance beacon, for the place of the cache plugin's own: it needs nothing else. */
import { startBeacon } from '@enliven/beacon';

startBeacon();
