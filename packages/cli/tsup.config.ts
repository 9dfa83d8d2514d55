import { defineConfig, type Options } from 'tsup';
import { nodeCommand } from '../../scripts/packaging/node-command';
import { preset } from '../../scripts/tsup.preset';

export default defineConfig(() => {
  const options = preset(['src/index.ts', 'src/cli.ts']) as () => Options;
  return { ...options(), plugins: [nodeCommand] };
});
