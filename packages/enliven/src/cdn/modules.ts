/** Script tag for the modules package alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/modules');
