/** Script tag for the tracking package alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/tracking');
