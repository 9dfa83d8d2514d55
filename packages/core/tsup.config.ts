import { preset } from '../../scripts/tsup.preset';

export default preset(['src/index.ts', 'src/start.ts', 'src/host.tsx', 'src/previews/index.ts'], {
  './host': '@enliven/core/host',
});
