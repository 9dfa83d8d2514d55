// Routes of the landing page and its contact form.

import { Hono } from 'hono';
import { landingForm } from '../content/contact-forms';
import type { Store } from '../database';
import { landingDocument } from '../landing/document';
import { answerForm, type Letterbox } from './builder-contact';
import { printedDocument } from './pages';

const letterbox: Letterbox = {
  forms: [landingForm],
  show: (context, _place, state) => printedDocument(context, 4, (parts) => landingDocument(parts, state)),
};

export const landingRoutes = (store: Store): Hono =>
  new Hono()
    .get('/', (context) => letterbox.show(context))
    .post('/', (context) => answerForm(context, 4, store, letterbox));
