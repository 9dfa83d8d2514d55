// Contact forms of the form plugin: their rules, and the server's validation.

import { createHash } from 'node:crypto';
import { captchaText } from './captcha';

export interface Rule {
  rule: string;
  field?: string;
  threshold?: number | string;
  accept?: string[];
  error?: string;
  rules?: Rule[];
}

export interface ContactForm {
  rules: Rule[];
  captcha: string[];
  quiz: string[];
  /** Names of check boxes that must be checked. */
  acceptance: string[];
}

export interface InvalidField {
  field: string;
  message: string;
}

const contactRules: Rule[] = [
  { rule: 'required', field: 'your-name', error: 'Please tell us your name.' },
  { rule: 'maxlength', field: 'your-name', threshold: 400, error: 'This name is too long for our card index.' },
  { rule: 'required', field: 'your-email', error: 'Please leave an email address for the answer.' },
  { rule: 'email', field: 'your-email', error: 'This does not look like an email address.' },
  { rule: 'maxlength', field: 'your-message', threshold: 2000, error: 'Please keep it under 2000 characters.' },
];

const courses = ['First pour', 'Milk and motion', 'A day at the drum'];

const bookingRules: Rule[] = [
  ...contactRules.slice(0, 4),
  { rule: 'tel', field: 'phone', error: 'This cannot be dialled.' },
  { rule: 'url', field: 'cafe', error: 'This is no address of a web site.' },
  { rule: 'required', field: 'day', error: 'Please choose a day.' },
  { rule: 'date', field: 'day', error: 'There is no such day.' },
  { rule: 'mindate', field: 'day', threshold: '2026-12-01', error: 'We begin again in December.' },
  { rule: 'maxdate', field: 'day', threshold: '2027-12-31', error: 'We do not plan that far.' },
  { rule: 'required', field: 'guests', error: 'How many will you be?' },
  { rule: 'number', field: 'guests', error: 'Please write a number.' },
  { rule: 'minnumber', field: 'guests', threshold: 1, error: 'Somebody should come.' },
  { rule: 'maxnumber', field: 'guests', threshold: 12, error: 'The room holds twelve.' },
  { rule: 'required', field: 'course', error: 'Please choose a course.' },
  { rule: 'enum', field: 'course', accept: courses, error: 'We do not know this course.' },
  { rule: 'maxitems', field: 'seat', threshold: 1, error: 'One seat each.' },
  { rule: 'file', field: 'plan', accept: ['.pdf', 'image/*'], error: 'Please send a PDF or a picture.' },
  { rule: 'maxfilesize', field: 'plan', threshold: 262144, error: 'This plan is too big for our post box.' },
  { rule: 'maxlength', field: 'wishes', threshold: 200, error: 'So many wishes! Two hundred letters, please.' },
];

export const contactForms = new Map<number, ContactForm>([
  [7, { rules: contactRules, captcha: [], quiz: [], acceptance: [] }],
  [8, { rules: contactRules, captcha: ['captcha-1'], quiz: ['quiz-1'], acceptance: [] }],
  [9, { rules: bookingRules, captcha: [], quiz: [], acceptance: ['terms'] }],
]);

const questions: Array<[question: string, answer: string]> = [
  ['How many wheels has our mill?', '1'],
  ['Two cups and three cups make how many cups?', '5'],
  ['Which drink do we roast for?', 'coffee'],
];

export const answerHash = (answer: string): string =>
  createHash('md5').update(answer.trim().toLowerCase()).digest('hex');

export const newQuiz = (): [question: string, hash: string] => {
  const [question, answer] = questions[Math.floor(Math.random() * questions.length)] ?? ['1 + 1 = ?', '2'];
  return [question, answerHash(answer)];
};

/** Server-side check of a rule on the texts and files of one field. */
type Check = (texts: string[], files: File[], rule: Rule) => boolean;

const limit = ({ threshold }: Rule): number => Number(threshold);
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
const isEmail = (text: string): boolean => text.length >= 6 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
const fits = ({ name, type }: File, accept: string[]): boolean =>
  accept.some((one) => (one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : name.toLowerCase().endsWith(one)));

const checks: Record<string, Check> = {
  required: (texts) => texts.length === 0,
  email: (texts) => !texts.every(isEmail),
  tel: (texts) => !texts.every((text) => /^\+?\d{6,15}$/.test(text.replace(/[()/.\s-]/g, ''))),
  url: (texts) => !texts.every((text) => URL.canParse(text)),
  date: (texts) => !texts.every(isDay),
  mindate: (texts, _files, { threshold = '' }) => texts.some((text) => text < threshold),
  maxdate: (texts, _files, { threshold = '' }) => texts.some((text) => text > threshold),
  number: (texts) => texts.some((text) => Number.isNaN(Number(text))),
  minnumber: (texts, _files, rule) => texts.some((text) => Number(text) < limit(rule)),
  maxnumber: (texts, _files, rule) => texts.some((text) => Number(text) > limit(rule)),
  enum: (texts, _files, { accept = [] }) => !texts.every((text) => accept.includes(text)),
  maxitems: (texts, _files, rule) => texts.length > limit(rule),
  maxlength: (texts, _files, rule) => texts.join('').length > limit(rule),
  file: (_texts, files, { accept = [] }) => !files.every((file) => fits(file, accept)),
  maxfilesize: (_texts, files, rule) => files.reduce((sum, { size }) => sum + size, 0) > limit(rule),
};

const valuesOf = (posted: Record<string, unknown>, field: string): unknown[] =>
  [posted[field], posted[`${field}[]`]].flat().filter((value) => value !== undefined);

const isFile = (value: unknown): value is File => value instanceof File && value.size > 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Returns the first failing rule of each field. */
export const invalidFields = (form: ContactForm, posted: Record<string, unknown>): InvalidField[] => {
  const found = new Map<string, InvalidField>();
  for (const rule of form.rules) {
    const { field = '', error = '' } = rule;
    const held = valuesOf(posted, field);
    const texts = held.filter(isText).map((text) => text.trim());
    if (!found.has(field) && checks[rule.rule]?.(texts, held.filter(isFile), rule))
      found.set(field, { field, message: error });
  }
  for (const name of form.quiz) {
    const correct = answerHash(String(posted[name] ?? '')) === posted[`_wpcf7_quiz_answer_${name}`];
    if (!correct) found.set(name, { field: name, message: 'That is not the answer we had in mind.' });
  }
  for (const name of form.captcha) {
    const challenge = posted[`_wpcf7_captcha_challenge_${name}`];
    if (
      typeof challenge === 'string' &&
      captchaText(challenge) !==
        String(posted[name] ?? '')
          .trim()
          .toUpperCase()
    )
      found.set(name, { field: name, message: 'These are not the letters in the picture.' });
  }
  return [...found.values()];
};

export const isAccepted = (form: ContactForm, posted: Record<string, unknown>): boolean =>
  form.acceptance.every((name) => posted[name] === '1');
