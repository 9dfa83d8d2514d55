// Route of the drawn pictures of the galleries.

import { Hono } from 'hono';
import { pictureSvg } from '../theme/picture';

export const pictureRoutes = (): Hono =>
  new Hono().get('/pictures/:name{[0-9]{1,3}\\.svg}', (context) =>
    context.body(pictureSvg(Number.parseInt(context.req.param('name'), 10)), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'max-age=3600',
    }),
  );
