import { defineConfig, type Options } from 'tsup';
import { preset } from '../../scripts/tsup.preset';

/** The line by which a shell runs the command. Package managers make the file executable. */
const command: NonNullable<Options['plugins']>[number] = {
  name: 'command',
  renderChunk(code, { path }) {
    if (!/[\\/]cli\.js$/.test(path)) return undefined;
    // Each line is one further down.
    const mappings = `;AAAA${';AACA'.repeat(code.split('\n').length - 1)}`;
    const map = { version: 3, sources: [path], names: [], mappings };
    return { code: `#!/usr/bin/env node\n${code}`, map };
  },
};

export default defineConfig(() => {
  const options = preset(['src/index.ts', 'src/cli.ts']) as () => Options;
  return { ...options(), plugins: [command] };
});
