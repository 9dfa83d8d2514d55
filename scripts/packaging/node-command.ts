/** Shebang line for the command of a package for Node. Package managers make the file executable. */
import type { Options } from 'tsup';

export const nodeCommand: NonNullable<Options['plugins']>[number] = {
  name: 'node-command',
  renderChunk(code, { path }) {
    if (!/[\\/]cli\.js$/.test(path)) return undefined;
    // Maps each line to the line above, since the shebang moves the code down by one.
    const mappings = `;AAAA${';AACA'.repeat(code.split('\n').length - 1)}`;
    const map = { version: 3, sources: [path], names: [], mappings };
    return { code: `#!/usr/bin/env node\n${code}`, map };
  },
};
