/** The script tag for one package: what moves, alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/motion');
