/** Generated pages below `/behaviors`. */
import { pathsIn } from '../../scripts/docs/routes';

export default { paths: () => pathsIn('behaviors') };
