/** The script tag for one package: audio and video players alone. */
import { loadPackage } from '../load-package';

loadPackage('@enliven/media');
