// Page with two contact forms of the builder: one with every kind of field and a captcha, and one with a redirect.

import { contactForms } from '../content/contact-forms';
import { type ContactState, contactForm } from '../theme/contact-form';
import { text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { hero } from './hero';
import type { Page } from './page';

const directions = `<h2>Or come by</h2><p>Quay Lane 3, behind the second crane. If the tide is in, take the bridge; if it is out, take the stairs and mind the seaweed.</p>
<p>Notes are read between two roasts, which is to say: twice a week.</p>`;

const noted = (print: Print): string => text(print, `${directions}`);

/** Returns the content. @param states states of submitted forms, by index */
const body = (print: Print, states: Map<number, ContactState>): string => {
  const [long, short] = contactForms.map((form, place) => contactForm(print, form, { state: states.get(place) }));
  return [
    hero(print, {
      eyebrow: 'The letter box',
      title: 'Write to us',
      lede: 'Questions, complaints, weddings. The sum at the end keeps out the machines; the grinder does not count.',
      picture: 'harbour',
    }),
    section(print, {}, row(print, {}, ['5_8', long ?? ''], ['3_8', noted(print)])),
    section(
      print,
      { background: 'cream' },
      row(
        print,
        {},
        ['1_2', short ?? ''],
        [
          '1_2',
          text(
            print,
            '<h2>We are better at talking</h2><p>Leave a number and the time of day. Somebody with flour on the sleeve will call.</p>',
          ),
        ],
      ),
    ),
  ].join('\n');
};

export const contactPage: Page = {
  path: '/contact',
  title: 'Write to us',
  summary: 'Contact forms with fields that depend on each other, a sum, and answers in place.',
  body: (print) => body(print, new Map()),
};

/** Returns the page that answers a submission. */
export const answeredPage = (place: number, state: ContactState): Page => ({
  ...contactPage,
  body: (print) => body(print, new Map([[place, state]])),
});
