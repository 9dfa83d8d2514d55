// Routes that list all stored submissions, as a page and as JSON.

import { Hono } from 'hono';
import type { Store, Submission } from '../database';
import { escapeHtml } from '../escape-html';
import { printedPage } from './pages';

const item = ({ id, kind, receivedAt, payload }: Submission): string => `
<article class="submission">
  <h2>${escapeHtml(kind)} <small>no. ${id}, <time datetime="${escapeHtml(receivedAt)}">${escapeHtml(receivedAt)}</time></small></h2>
  <pre tabindex="0" role="region" aria-label="Fields of number ${id}">${escapeHtml(JSON.stringify(payload, null, 2))}</pre>
</article>`;

const listing = (submissions: Submission[]): string =>
  submissions.length > 0
    ? submissions.map(item).join('')
    : '<p>Nothing has been sent yet. Forms, split tests and the beacon will leave their traces here.</p>';

export const submissionRoutes = (store: Store): Hono =>
  new Hono()
    .get('/submissions', (context) =>
      printedPage(context, 4, {
        path: '/submissions',
        title: 'What visitors sent',
        summary: 'Everything the back end has stored, newest first.',
        kind: 'plain',
        body: () => listing(store.list()),
      }),
    )
    .get('/submissions.json', (context) => context.json(store.list()));
