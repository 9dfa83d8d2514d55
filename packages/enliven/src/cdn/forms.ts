/** The script tag for one package: forms alone. */
import { loadCatalog } from '../load-catalog';

loadCatalog('@enliven/forms');
