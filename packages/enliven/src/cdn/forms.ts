/** The script tag for one package: forms alone. */
import { loadPackage } from '../load-package';

loadPackage('@enliven/forms');
