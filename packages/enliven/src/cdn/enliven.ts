/** Script tag for all packages: fetches the code that a page needs. */
import { startScriptTag } from '../script-tag';

startScriptTag();
