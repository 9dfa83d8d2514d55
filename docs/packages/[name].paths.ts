/** Generated pages below `/packages`. */
import { pathsIn } from '../../scripts/docs/routes';

export default { paths: () => pathsIn('packages') };
