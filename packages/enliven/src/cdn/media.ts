/** The script tag for one package: audio and video players alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/media');
