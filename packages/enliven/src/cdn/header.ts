/** The script tag for one package: header and navigation alone. */
import { loadCatalog } from '../load-catalog';

loadCatalog('@enliven/header');
