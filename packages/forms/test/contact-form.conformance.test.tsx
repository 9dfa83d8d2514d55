/** Conformance suite for the contact form. */
import { click, describeBehavior, nextFrames } from '@enliven/testing';
import { beforeAll } from 'vitest';
import { contactForm } from '../src/contact-form';
import { area, boxes, contact, input, logic, radio, select } from './builder-markup';

const fields =
  input('name') +
  input('email', 'email') +
  input('code', 'input', { required: false, pattern: '[a-z]*', more: logic('any', ['topic', 'is', 'Support']) }) +
  select('topic', ['Sales', 'Support']) +
  radio('size', ['S', 'M']) +
  boxes('extras', ['Gift', 'Express']) +
  area('message');

// The code for conditions loads on demand. Loading it first makes tests independent of the machine's load.
beforeAll(() => import('../src/builder/conditions'));

describeBehavior(contactForm, {
  html: contact({ fields }),
  async act(element) {
    element.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    click(element.querySelector('.et_pb_contact_submit') ?? element);
    await nextFrames();
  },
});
