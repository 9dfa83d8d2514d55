/** The script tag for one package: what differs by device, split tests and the data layer alone. */
import { startScriptTag } from '../script-tag';

startScriptTag('@enliven/tracking');
