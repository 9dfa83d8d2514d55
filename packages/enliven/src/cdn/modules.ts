/** The script tag for one package: content modules alone. */
import { loadCatalog } from '../load-catalog';

loadCatalog('@enliven/modules');
