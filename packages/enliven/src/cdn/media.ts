/** Script tag for the media package alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/media');
