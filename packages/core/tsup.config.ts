import { preset } from '../../scripts/tsup.preset';

export default preset(
  ['src/index.ts', 'src/runtime/start.ts', 'src/runtime/host.tsx', 'src/previews/index.ts', 'src/testing/index.ts'],
  { './host': '@enliven/core/host' },
);
