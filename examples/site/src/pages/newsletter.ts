// Page with sign-up forms: plain, with custom fields, with a list that is full, and with a redirect.

import { row, section } from '../theme/section';
import { type SignUp, signUp } from '../theme/sign-up';
import { hero } from './hero';
import type { Page } from './page';

const wrap = (id: string, type: string, label: string, control: string, more = '') =>
  `<p class="et_pb_contact_field et_pb_signup_custom_field et_pb_newsletter_field et_pb_contact_field_last" data-id="${id}" data-type="${type}"${more}><label for="et_pb_contact_${id}_1" class="et_pb_contact_form_label">${label}</label>${control}</p>`;

const data = (id: string, type: string, required: boolean) =>
  `data-required_mark="${required ? 'required' : 'not_required'}" data-field_type="${type}" data-original_id="${id}"`;

const drinks = ['Filter', 'Espresso', 'Tea, sorry'];

const custom = (): string =>
  [
    wrap(
      'drink',
      'select',
      'You drink',
      `<select id="et_pb_contact_drink_1" class="et_pb_contact_select input" name="et_pb_contact_drink_1" ${data('drink', 'select', true)}><option value="">You drink</option>${drinks.map((drink, at) => `<option value="${drink}" data-id="drink-${at}">${drink}</option>`).join('')}</select>`,
    ),
    wrap(
      'why',
      'text',
      'Why tea?',
      `<textarea id="et_pb_contact_why_1" class="et_pb_contact_message input" name="et_pb_contact_why_1" ${data('why', 'text', true)} placeholder="Why tea?"></textarea>`,
      ' data-conditional-logic="[[&quot;drink&quot;,&quot;contains&quot;,&quot;tea&quot;]]" data-conditional-relation="any"',
    ),
    wrap(
      'days',
      'checkbox',
      'Write on',
      `<input class="et_pb_checkbox_handle" type="hidden" name="et_pb_contact_days_1" ${data('days', 'checkbox', false)}><span class="et_pb_contact_field_options_wrapper"><span class="et_pb_contact_field_options_title">Write on</span><span class="et_pb_contact_field_options_list">${['Mondays', 'Thursdays'].map((day, at) => `<span class="et_pb_contact_field_checkbox"><input type="checkbox" id="et_pb_contact_days_1_${at}" class="input" value="${day}" data-id="${at}"><label for="et_pb_contact_days_1_${at}"><i></i>${day}</label></span>`).join('')}</span></span>`,
    ),
  ].join('\n');

const plain: SignUp = {
  title: 'The tide table',
  words: '<p>One letter a month: what is in the drum, and when the bridge is under water.</p>',
  list: 'tides',
  success: 'You are on the list. The next letter comes with the next spring tide.',
  footer: 'No more than twelve a year. We count.',
};

const curious: SignUp = {
  title: 'The tasting letter',
  words: '<p>Small bags, before they have a name. We have to know what you drink.</p>',
  list: 'tasting',
  names: false,
  custom,
  success: 'Welcome. Please rinse your spoon.',
};

const full: SignUp = {
  title: 'The winter list',
  words: '<p>Forty places, forty thermos flasks. It has been full since October, and says so.</p>',
  list: 'full',
  names: false,
  success: 'You have the last place.',
};

export const newsletterPage: Page = {
  path: '/newsletter',
  title: 'Letters from the mill',
  summary: 'Newsletter sign-ups with loading state, questions of their own, errors and a redirect.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'By post',
        title: 'Letters from the mill',
        lede: 'Written by hand, typed by somebody else, sent when there is something to say.',
        picture: 'wave',
      }),
      section(print, {}, row(print, {}, ['1_2', signUp(print, plain)], ['1_2', signUp(print, curious)])),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          ['1_2', signUp(print, full)],
          [
            '1_2',
            signUp(print, {
              title: 'The open book',
              words: '<p>Everything we know about coffee, one page at a time. Take what you like.</p>',
              list: 'open',
              success: 'Off you go.',
              redirect: { to: '/submissions', query: 'name|email|css_id' },
            }),
          ],
        ),
      ),
    ].join('\n'),
};
