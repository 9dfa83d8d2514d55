/** Conformance suite for the sign-up. */
import { click, describeBehavior, nextFrames } from '@enliven/testing';
import { beforeAll } from 'vitest';
import { newsletter } from '../src/newsletter';
import { boxes, input, logic, signUp } from './builder-markup';

const custom =
  boxes('many', ['X', 'Y'], { custom: true, required: false }) +
  input('why', 'input', { custom: true, pattern: '.*', more: logic('any', ['many', 'is', 'Y']) });

// The code for conditions loads on demand. Loading it first makes tests independent of the machine's load.
beforeAll(() => import('../src/builder/conditions'));

describeBehavior(newsletter, {
  html: signUp({ custom }),
  async act(element) {
    element.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
    click(element.querySelector('.et_pb_newsletter_button') ?? element);
    await nextFrames();
  },
});
