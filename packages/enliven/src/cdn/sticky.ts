/** The script tag for one package: sticky modules alone. */
import { loadCatalog } from '../load-catalog';

loadCatalog('@enliven/sticky');
