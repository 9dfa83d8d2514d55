/** The script tag for one package: forms alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/forms');
