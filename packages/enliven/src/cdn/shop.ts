/** The script tag for one package: the shop alone. */
import { loadCatalog } from '../load-catalog';

loadCatalog('@enliven/shop');
