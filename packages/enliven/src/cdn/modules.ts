/** The script tag for one package: content modules alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/modules');
