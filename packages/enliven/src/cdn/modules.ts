/** The script tag for one package: content modules alone. */
import { loadPackage } from '../load-package';

loadPackage('@enliven/modules');
