/** Script tag for the forms package alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/forms');
