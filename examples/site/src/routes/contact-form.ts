// REST end points of the contact form plugin: schema, refill and feedback.

import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Store } from '../database';
import { nonces } from '../nonces';
import { captchaAddress, captchaFields } from './captcha';
import {
  type ContactForm,
  contactForms,
  type InvalidField,
  invalidFields,
  isAccepted,
  newQuiz,
} from './contact-form-schema';
import { failureReply, wantedReply } from './reply';

const base = '/wp-json/contact-form-7/v1/contact-forms/:id{[0-9]+}';

const messages: Record<string, string> = {
  mail_sent: 'Thank you. Your note is on the counter and will be answered after the next roast.',
  validation_failed: 'Something is missing. Please look at the marked fields.',
  acceptance_missing: 'Please accept the terms before sending.',
  spam: 'Your message could not be sent. Please try again later.',
  aborted: 'Sending was stopped.',
  mail_failed: 'Our post office is closed at the moment. Please try again later.',
};

const restError = (context: Context, status: 400 | 403 | 404 | 415, code: string, message: string) =>
  context.json({ code, message, data: { status } }, status);

const notFound = (context: Context) => restError(context, 404, 'wpcf7_not_found', 'There is no form of this number.');

const formOf = (context: Context): ContactForm | undefined => contactForms.get(Number(context.req.param('id')));

/** Returns new captcha and quiz data. Empty data is a list, as in PHP. */
const refill = (captcha: string[], quiz: string[]): { captcha?: object; quiz?: object } => ({
  ...(captcha.length > 0 ? { captcha: Object.fromEntries(captcha.map((name) => [name, captchaAddress()])) } : {}),
  ...(quiz.length > 0 ? { quiz: Object.fromEntries(quiz.map((name) => [name, newQuiz()])) } : {}),
});

const hashOf = (posted: Record<string, unknown>): string => {
  const visible = Object.entries(posted).filter(([name]) => !name.startsWith('_'));
  return createHash('md5').update(JSON.stringify(visible)).digest('hex');
};

const fieldsOf = (posted: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(posted).map(([name, value]) => [
      name,
      value instanceof File ? { file: value.name, size: value.size } : value,
    ]),
  );

/** Statuses without a hash of the submission, since the form was not accepted. */
const withoutHash = ['validation_failed', 'acceptance_missing', 'spam'];

const feedback = async (context: Context, store: Store): Promise<Response> => {
  const form = formOf(context);
  if (!form) return notFound(context);
  if (!context.req.header('Content-Type')?.startsWith('multipart/form-data'))
    return restError(context, 415, 'wpcf7_unsupported_media_type', 'Forms are sent as multipart/form-data.');

  const posted = await context.req.parseBody({ all: true });
  const unitTag = posted._wpcf7_unit_tag;
  if (typeof unitTag !== 'string' || unitTag === '')
    return restError(context, 400, 'wpcf7_unit_tag_not_found', 'The unit tag is missing.');

  // WordPress rejects outdated nonces before the plugin runs.
  if (posted._wpnonce !== undefined && posted._wpnonce !== nonces.rest)
    return restError(context, 403, 'rest_cookie_invalid_nonce', 'Cookie check failed');

  const reply = wantedReply(context, posted);
  const failure = await failureReply(context, reply);
  if (failure) return failure;

  const found: InvalidField[] = reply === '' || reply === 'validation_failed' ? invalidFields(form, posted) : [];
  const own = found.length > 0 ? 'validation_failed' : isAccepted(form, posted) ? 'mail_sent' : 'acceptance_missing';
  const status = reply === '' ? own : reply;
  store.add('contact-form', { form: Number(context.req.param('id')), status, fields: fieldsOf(posted) });

  return context.json({
    contact_form_id: Number(context.req.param('id')),
    status,
    message: messages[status] ?? `Answered with the status ${status}.`,
    posted_data_hash: withoutHash.includes(status) ? '' : hashOf(posted),
    into: `#${unitTag}`,
    invalid_fields: found.map(({ field, message }) => ({
      field,
      message,
      idref: null,
      error_id: `${unitTag}-ve-${field}`,
    })),
    ...refill([...new Set([...form.captcha, ...captchaFields(posted)])], form.quiz),
  });
};

export const contactFormRoutes = (store: Store): Hono =>
  new Hono()
    .get(`${base}/feedback/schema`, async (context) => {
      const form = formOf(context);
      const failure = await failureReply(context, wantedReply(context));
      if (failure) return failure;
      if (!form) return notFound(context);
      return context.json({ version: 'Contact Form 7 SWV Schema 2024-10', locale: 'en_US', rules: form.rules });
    })
    .get(`${base}/refill`, async (context) => {
      const form = formOf(context);
      const failure = await failureReply(context, wantedReply(context));
      if (failure) return failure;
      if (!form) return notFound(context);
      const fresh = refill(form.captcha, form.quiz);
      return context.json(Object.keys(fresh).length > 0 ? fresh : []);
    })
    .post(`${base}/feedback`, (context) => feedback(context, store));
