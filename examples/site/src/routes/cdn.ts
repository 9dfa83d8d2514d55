// Route of the built runtime below /enliven/.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { staticFile } from './static-file';

export const cdnFolder = fileURLToPath(new URL('../../../../packages/enliven/cdn/', import.meta.url));

// Names of chunks contain a hash of their content, names of entries do not.
const cacheControl = (name: string): string =>
  /(^|\/)chunks\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';

export const cdnRoutes = (folder: string): Hono =>
  new Hono().get('/enliven/*', async (context) => {
    if (!existsSync(folder)) return context.text('The runtime is not built yet. Run `pnpm build` first.', 404);
    const name = context.req.path.slice('/enliven/'.length);
    const response = await staticFile(context, folder, name, cacheControl(name));
    return response ?? context.text('The build has no file of this name.', 404);
  });
