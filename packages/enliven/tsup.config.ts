import { preset } from '../../scripts/tsup.preset';

export default preset([
  'src/index.ts',
  'src/in-node.ts',
  'src/renderer/aliases.ts',
  'src/renderer/react.ts',
  'src/renderer/jsx-runtime.ts',
  'src/renderer/with-preact.ts',
  'src/renderer/host.ts',
]);
