/** The script tag for one package: what moves, alone. */
import { loadPackage } from '../load-package';

loadPackage('@enliven/motion');
