/** Script tag for the performance beacon alone, in place of the cache plugin's own file. */
import { startBeacon } from '@enliven/beacon';

startBeacon();
