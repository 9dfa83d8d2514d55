/** The script tag: everything there is, each piece fetched when the page needs it. */
import { startScriptTag } from '../script-tag';

startScriptTag();
