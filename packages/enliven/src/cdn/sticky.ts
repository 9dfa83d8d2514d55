/** Script tag for the sticky package alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/sticky');
