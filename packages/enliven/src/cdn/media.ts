/** The script tag for one package: audio and video players alone. */
import { loadCatalog } from '../load-catalog';

loadCatalog('@enliven/media');
