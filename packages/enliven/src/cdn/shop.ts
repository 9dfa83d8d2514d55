/** Script tag for the shop package alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/shop');
