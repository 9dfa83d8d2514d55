/** The script tag for one package: header and navigation alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/header');
