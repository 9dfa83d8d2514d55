// Route of the builder's contact forms. Responds with the page of the form.

import { type Context, Hono } from 'hono';
import { type ContactField, type ContactForm, contactForms } from '../content/contact-forms';
import type { Store } from '../database';
import { answeredPage, contactPage } from '../pages/contact';
import { type ContactState, contactNonce, formKey } from '../theme/contact-form';
import { createPrint, type Generation } from '../theme/print';
import { printedPage } from './pages';
import { failureReply, wantedReply } from './reply';

interface Described {
  field_id: string;
  original_id: string;
  required_mark: string;
  field_type: string;
}

type Posted = Record<string, string>;

const list = (json: string | undefined): unknown[] => {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** Whether the submitted descriptions of fields (name, type, required mark) match the printed fields in order. */
const isWhole = (fields: readonly ContactField[], described: readonly Described[]): boolean =>
  fields.length === described.length &&
  fields.every(({ id, type, required }, place) => {
    const { original_id, field_type, required_mark } = described[place] ?? ({} as Described);
    return original_id === id && field_type === type && (required_mark === 'required') === (required === true);
  });

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** Returns the problem of a submission in one sentence; undefined if it is valid. */
const complaint = (form: ContactForm, key: string, posted: Posted, described: Described[]): string | undefined => {
  const hidden = list(posted[`et_pb_contact_email_hidden_fields_${key}`]);
  const shownFields = form.fields.filter(({ id }) => !hidden.includes(id));
  if (posted[`_wpnonce-et-pb-contact-form-submitted-${key}`] !== contactNonce)
    return 'The page lay about for too long. Please send it once more.';
  if (form.captcha && !posted[`et_pb_contact_captcha_${key}`]) return 'Please do the sum.';
  if (!isWhole(shownFields, described)) return 'Invalid submission. Please refresh the page and try again.';
  const value = ({ field_id }: Described) => posted[field_id] ?? '';
  if (described.some((field) => field.required_mark === 'required' && value(field) === ''))
    return 'Please fill in every field that is asked for.';
  if (described.some((field) => field.field_type === 'email' && value(field) !== '' && !isEmail(value(field))))
    return 'This email address cannot be right.';
  return undefined;
};

/** Page with contact forms, and its response. */
export interface Letterbox {
  forms: readonly ContactForm[];
  /** Responds with the page. @param place index of the submitted form @param state state of that form */
  show(context: Context, place?: number, state?: ContactState): Response;
}

/** Handles a submitted form, and responds with its page. */
export const answerForm = async (
  context: Context,
  generation: Generation,
  store: Store,
  { forms, show }: Letterbox,
): Promise<Response> => {
  const posted = (await context.req.parseBody()) as Posted;
  const reply = wantedReply(context, posted);
  const failure = await failureReply(context, reply);
  if (failure) return failure;

  const print = createPrint(generation);
  const place = forms.findIndex((form, at) => `et_pb_contactform_submit_${formKey(print, form, at)}` in posted);
  const form = forms[place];
  if (!form) return show(context);
  const key = formKey(print, form, place);
  const described = list(posted[`et_pb_contact_email_fields_${key}`]) as Described[];
  const values = Object.fromEntries(
    described.map(({ original_id, field_id }) => [original_id, posted[field_id] ?? '']),
  );
  const wrong = reply === 'refused' ? 'The postman is out. Please try again.' : complaint(form, key, posted, described);
  if (!wrong) store.add('builder-contact', { form: place, fields: values, token: posted.token ?? null });
  const message = wrong ?? form.thanks;
  return show(context, place, { message, sent: !wrong, values });
};

const contactLetterbox = (generation: Generation): Letterbox => ({
  forms: contactForms,
  show: (context, place, state) =>
    printedPage(context, generation, place !== undefined && state ? answeredPage(place, state) : contactPage),
});

export const builderContactRoutes = (store: Store): Hono =>
  new Hono()
    .post('/contact', (context) => answerForm(context, 4, store, contactLetterbox(4)))
    .post('/d5/contact', (context) => answerForm(context, 5, store, contactLetterbox(5)));
