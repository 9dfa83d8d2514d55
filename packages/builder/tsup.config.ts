import { preset } from '../../scripts/tsup.preset';

export default preset(['src/index.ts', 'src/*/index.ts']);
