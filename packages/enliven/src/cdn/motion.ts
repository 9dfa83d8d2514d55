/** The script tag for one package: what moves, alone. */
import { loadCatalog } from '../load-catalog';

loadCatalog('@enliven/motion');
