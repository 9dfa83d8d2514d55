/** The script tag for one package: sticky modules alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/sticky');
