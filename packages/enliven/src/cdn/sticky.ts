/** The script tag for one package: sticky modules alone. */
import { loadPackage } from '../load-package';

loadPackage('@enliven/sticky');
