/** Generated pages below `/project`. */
import { pathsIn } from '../../scripts/docs/routes';

export default { paths: () => pathsIn('project') };
