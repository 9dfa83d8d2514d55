/** Script tag for the motion package alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/motion');
