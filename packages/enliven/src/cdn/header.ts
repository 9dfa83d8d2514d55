/** Script tag for the header package alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/header');
