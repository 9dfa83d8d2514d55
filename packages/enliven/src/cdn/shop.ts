/** The script tag for one package: the shop alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/shop');
