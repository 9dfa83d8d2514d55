// Route of the documentation site below /docs/, built by `pnpm run docs`.

import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { DOCS } from '../content/links';
import { staticFile } from './static-file';

const BUILT = fileURLToPath(new URL('../../../../docs/.vitepress/dist/', import.meta.url));
const MISSING = `There is no such page of the documentation here. "npm start" builds it; so does "DOCS_BASE=${DOCS}/ pnpm run docs".`;

export const docsRoutes = (folder = BUILT): Hono =>
  new Hono()
    .get(DOCS, (context) => context.redirect(`${DOCS}/`))
    .get(`${DOCS}/*`, async (context) => {
      const name = context.req.path.slice(DOCS.length + 1).replace(/(^|\/)$/, '$1index.html');
      return (await staticFile(context, folder, name, 'no-cache')) ?? context.text(MISSING, 404);
    });
