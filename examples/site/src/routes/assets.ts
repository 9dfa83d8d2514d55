// Routes of the theme's style sheet, its images, and the site's own scripts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import { staticFile } from './static-file';

const folder = fileURLToPath(new URL('../../public/', import.meta.url));

// Parts of the style sheet, combined in one response to save requests.
const themeParts = [
  'base',
  'header',
  'menus',
  'header-variants',
  'side-menus',
  'layout',
  'modules',
  'toggles',
  'tabs',
  'slider',
  'slider-controls',
  'carousel',
  'media',
  'counters',
  'comments',
  'builder-forms',
  'plugin-forms',
  'fullwidth-header',
  'grids',
  'shop',
  'shop-product',
  'shop-cart',
  'shop-checkout',
  'interactions',
  'motion',
  'animations',
  'parallax',
  'sticky',
  'multi-view',
  'edited',
  'footer',
];

const editorParts = ['base', 'page-editor'];

/** Style sheets of the landing page, sent after the theme's. */
const landingParts = ['landing', 'landing-try', 'landing-live', 'landing-dark'];

const joined = (parts: readonly string[]): string =>
  parts.map((part) => readFileSync(join(folder, 'theme', `${part}.css`), 'utf8')).join('\n');

const styleSheet = (context: Context, parts: readonly string[]) =>
  context.body(joined(parts), 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });

const files = '/:name{(?:images|scripts|media)/[a-z0-9-]+\\.(?:svg|js|png|mp3|mp4|webm|vtt|srt)}';

export const assetRoutes = (): Hono =>
  new Hono()
    .get('/theme.css', (context) => styleSheet(context, themeParts))
    .get('/landing.css', (context) => styleSheet(context, landingParts))
    .get('/page-editor.css', (context) => styleSheet(context, editorParts))
    .get('/favicon.ico', (context) => context.redirect('/images/wheel.svg', 301))
    .get(files, async (context, next) => {
      const response = await staticFile(context, folder, context.req.param('name') ?? '', 'no-cache');
      return response ?? next();
    });
