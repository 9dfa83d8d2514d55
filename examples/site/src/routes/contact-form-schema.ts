// The contact forms the example knows: their rules, and the server's own check of what was sent.

import { createHash } from 'node:crypto';

export interface Rule {
  rule: 'required' | 'email' | 'maxlength';
  field: string;
  threshold?: number;
  error: string;
}

export interface ContactForm {
  rules: Rule[];
  captcha: string[];
  quiz: string[];
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

export const contactForms = new Map<number, ContactForm>([
  [7, { rules: contactRules, captcha: [], quiz: [] }],
  [8, { rules: contactRules, captcha: ['captcha-1'], quiz: ['quiz-1'] }],
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

const isEmail = (value: string): boolean => value.length >= 6 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

const fails = ({ rule, threshold = 0 }: Rule, value: string): boolean => {
  if (rule === 'required') return value === '';
  if (rule === 'email') return value !== '' && !isEmail(value);
  return value.length > threshold;
};

/** The first failing rule of each field. */
export const invalidFields = (form: ContactForm, posted: Record<string, unknown>): InvalidField[] => {
  const found = new Map<string, InvalidField>();
  for (const rule of form.rules) {
    const value = String(posted[rule.field] ?? '').trim();
    if (!found.has(rule.field) && fails(rule, value)) found.set(rule.field, { field: rule.field, message: rule.error });
  }
  for (const name of form.quiz) {
    const correct = answerHash(String(posted[name] ?? '')) === posted[`_wpcf7_quiz_answer_${name}`];
    if (!correct) found.set(name, { field: name, message: 'That is not the answer we had in mind.' });
  }
  return [...found.values()];
};
