// Serves the documentation of the repository as text below /docs/.

import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { DOCS } from '../content/links';
import { staticFile } from './static-file';

const folder = fileURLToPath(new URL('../../../../docs/', import.meta.url));

export const docsRoutes = (): Hono =>
  new Hono().get(`${DOCS}/:name{[A-Za-z0-9/-]+\\.md}`, async (context, next) => {
    const name = context.req.path.slice(DOCS.length + 1);
    return (await staticFile(context, folder, name, 'no-cache')) ?? next();
  });
