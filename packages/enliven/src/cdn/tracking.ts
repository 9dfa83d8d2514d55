/** The script tag for one package: what differs by device, split tests and the data layer alone. */
import { loadCatalog } from '../load-catalog';

loadCatalog('@enliven/tracking');
