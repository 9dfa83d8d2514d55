// Page with forms of the form plugin: one with captcha and quiz, one with every kind of field, and one with a nonce.

import { captchaAddress } from '../routes/captcha';
import { newQuiz } from '../routes/contact-form-schema';
import { acceptance, captcha, choices, counter, field, pluginForm, quiz, select, textarea } from '../theme/plugin-form';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const name = field({
  name: 'your-name',
  label: 'Your name',
  required: true,
  attributes: 'maxlength="400" autocomplete="name"',
});
const email = field({
  name: 'your-email',
  label: 'Your email',
  type: 'email',
  required: true,
  attributes: 'maxlength="400" autocomplete="email"',
});

const noteFields = (): string =>
  [
    name,
    email,
    textarea('your-message', 'Your note', 'maxlength="2000"'),
    quiz('quiz-1', newQuiz()),
    captcha('captcha-1', captchaAddress()),
  ].join('\n');

const bookingFields = [
  `<div class="tw-pair">${name.replaceAll('field-your', 'field-b-your')}${email.replaceAll('field-your', 'field-b-your')}</div>`,
  `<div class="tw-pair">${field({ name: 'phone', label: 'Telephone', type: 'tel', attributes: 'autocomplete="tel"' })}${field({ name: 'cafe', label: 'Web site of your café', type: 'url' })}</div>`,
  `<div class="tw-pair">${field({ name: 'day', label: 'Day', type: 'date', required: true, attributes: 'min="2026-12-01" max="2027-12-31"' })}${field({ name: 'guests', label: 'Guests', type: 'number', required: true, attributes: 'min="1" max="12"' })}</div>`,
  select('course', 'Course', ['First pour', 'Milk and motion', 'A day at the drum'], true),
  choices({ name: 'bring', label: 'You bring', type: 'checkbox', options: ['A grinder', 'A kettle', 'Questions'] }),
  choices({
    name: 'seat',
    label: 'One seat by',
    type: 'checkbox',
    exclusive: true,
    options: ['the window', 'the wheel', 'the door'],
  }),
  choices({
    name: 'heard',
    label: 'How you heard of us',
    type: 'radio',
    freeText: true,
    options: ['A friend', 'The paper', 'Elsewhere'],
  }),
  field({ name: 'plan', label: 'A plan of your kitchen', type: 'file', attributes: 'accept=".pdf,image/*"' }),
  `${textarea('wishes', 'Wishes', 'maxlength="200"')}<p class="tw-count">${counter('wishes', 'down', 200)} letters left</p>`,
  acceptance('terms', 'I have read the <a href="/plain">house rules</a>'),
  acceptance('news', 'Write to me when a new course begins', 'optional'),
  `<p class="tw-echo">The seat will be kept for <output class="wpcf7-form-control wpcf7-output" name="echo" data-reflection-of="your-name" data-default="you">you</output>.</p>`,
].join('\n');

const memberFields = [
  field({ name: 'your-name', label: 'Name on the bag', required: true }).replaceAll('field-your', 'field-m-your'),
  field({ name: 'your-email', label: 'Where the bill goes', type: 'email', required: true }).replaceAll(
    'field-your',
    'field-m-your',
  ),
].join('\n');

const rooms = (print: Print): string =>
  [
    row(
      print,
      {},
      [
        '1_2',
        heading(print, 'A note for the counter', 'The sum and the letters keep out the machines.'),
        pluginForm(print, { id: 8, label: 'Note', fields: noteFields(), submit: 'Leave the note' }),
      ],
      [
        '1_2',
        heading(print, 'For members', 'You know us, we know your address. Two lines are enough.'),
        pluginForm(print, { id: 7, label: 'Members', fields: memberFields, submit: 'Send my bag', nonce: 'grown-old' }),
      ],
    ),
    row(print, {}, [
      '4_4',
      heading(print, 'Book a course', 'Twelve people around one table, and a grinder for each.'),
      pluginForm(print, { id: 9, label: 'Booking', fields: bookingFields, submit: 'Book the course' }),
    ]),
  ].join('\n');

export const formsPage: Page = {
  path: '/forms',
  title: 'Write to the mill',
  summary: 'Forms of the form plugin: riddles, consent, counters, files, and a back end that answers for real.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Post',
        title: 'Write to the mill',
        lede: 'Ask, book, or complain about the weather. Nothing you type is ever lost, not even when the line is.',
        picture: 'wheel',
      }),
      section(print, { background: 'cream' }, rooms(print)),
    ].join('\n'),
};
