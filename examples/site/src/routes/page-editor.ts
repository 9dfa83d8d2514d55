/** Routes of the page editor: its document, the edited page, saving of layouts, and previews of unsaved layouts. */
import { createTree } from '@enliven/builder';
import { type Context, Hono } from 'hono';
import type { Store } from '../database';
import { escapeJson } from '../escape-html';
import { printLayout } from '../layouts/print-layout';
import { openLayout, saveLayout } from '../layouts/stored-layout';
import { nonces } from '../nonces';
import type { Page } from '../pages/page';
import type { Print } from '../theme/print';
import { printedPage, strictPolicy } from './pages';
import { failureReply, wantedReply } from './reply';

const LAYOUT = '/wp-json/mill/v1/layout';

const editedPage: Omit<Page, 'body'> = {
  path: '/edited',
  title: 'A table by the water',
  summary: 'The page that the page editor has put together, printed from what is stored.',
};

const editorDocument = (data: object): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Page editor | Tidewheel Coffee</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/images/wheel.svg">
<link rel="stylesheet" href="/page-editor.css">
<script type="application/json" id="page-editor-data">${escapeJson(data)}</script>
<script type="module" src="/page-editor.js"></script>
</head>
<body>
<div id="page-editor"><noscript><p>The page editor needs JavaScript. The page itself does not: <a href="/edited">see it</a>.</p></noscript></div>
</body>
</html>
`;

/** First document of a preview, which waits for the layout. */
const waitingDocument = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Preview</title><link rel="stylesheet" href="/theme.css">
<script type="module" src="/preview-frame.js"></script></head>
<body class="et-pb-preview"><p class="et-pb-preview-loading">Printing the page …</p></body>
</html>
`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refused = (context: Context, status: 400 | 403 | 409, code: string, message: string, more: object = {}) =>
  context.json({ code, message, ...more }, status);

async function save(context: Context, store: Store): Promise<Response> {
  const failure = await failureReply(context, wantedReply(context));
  if (failure) return failure;
  if (context.req.header('X-WP-Nonce') !== nonces.layout)
    return refused(context, 403, 'wrong_nonce', 'You may not edit this page, or no longer. Open the editor anew.');
  const posted = parsed(await context.req.text());
  if (!isRecord(posted) || !Array.isArray(posted.layout) || !Number.isInteger(posted.version))
    return refused(context, 400, 'no_layout', 'This is no layout, so nothing was saved.');
  const saved = saveLayout(store, posted.layout, posted.version as number);
  if (saved.is === 'wrong')
    return refused(context, 400, 'wrong_layout', `Nothing was saved: ${saved.problems.join('; ')}.`);
  const { version, tree } = saved;
  if (saved.is === 'saved') return context.json({ version });
  const message = 'Somebody else has saved this page since you opened it, so nothing was saved.';
  return refused(context, 409, 'stale', message, { version, layout: tree });
}

/** Whether the request may see previews. */
const mayPreview = (context: Context): boolean => context.req.query('et_pb_preview_nonce') === nonces.preview;

const isPreview = (context: Context): boolean => context.req.query('et_pb_preview') === 'true';

async function preview(context: Context): Promise<Response> {
  const { shortcode, et_pb_preview_nonce: nonce } = await context.req.parseBody();
  if (!mayPreview(context) || nonce !== nonces.preview) return context.text('You may not see previews.', 403);
  const layout = typeof shortcode === 'string' ? parsed(shortcode) : undefined;
  if (!Array.isArray(layout)) return context.text('This is no layout.', 400);
  return printedPage(context, 4, {
    ...editedPage,
    bodyClasses: ['et-pb-preview'],
    scripts: ['/preview-frame.js'],
    body: (print: Print) => printLayout(print, createTree(layout), true),
  });
}

export const pageEditorRoutes = (store: Store): Hono => {
  const routes = new Hono();
  const edited: Page = { ...editedPage, body: (print) => printLayout(print, openLayout(store).tree) };
  for (const [prefix, generation] of [
    ['', 4],
    ['/d5', 5],
  ] as const)
    routes.get(`${prefix}${edited.path}`, (context) => printedPage(context, generation, edited));

  return routes
    .get('/page-editor', (context) => {
      const { version, tree } = openLayout(store);
      const { layout: nonce, preview: previewNonce } = nonces;
      context.header('Content-Security-Policy', strictPolicy());
      context.header('Cache-Control', 'no-store');
      return context.html(
        editorDocument({ version, layout: tree, save: LAYOUT, nonce, previewNonce, page: edited.path }),
      );
    })
    .get(LAYOUT, (context) => {
      const { version, tree } = openLayout(store);
      return context.json({ version, layout: tree });
    })
    .post(LAYOUT, (context) => save(context, store))
    .get('/', (context, next) => {
      if (!isPreview(context)) return next();
      if (!mayPreview(context)) return context.text('You may not see previews.', 403);
      context.header('Content-Security-Policy', strictPolicy());
      return context.html(waitingDocument);
    })
    .post('/', (context, next) => (isPreview(context) ? preview(context) : next()));
};
