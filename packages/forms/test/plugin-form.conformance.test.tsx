/** Conformance suite for a plugin form. */
import { describeBehavior } from '@enliven/testing';
import { acceptance, captcha, choices, pluginForm as markup, quiz, text } from '@enliven/testing/plugin-markup';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { pluginForm } from '../src/plugin-form';
import { answer, type FakeServer, fakeServer } from './fake-server';
import { submit, tick } from './plugin-visitor';

let server: FakeServer;
// These parts load for some forms only. Loading them first makes tests independent of the machine's load.
beforeAll(() => import('../src/plugin-form/optional-parts'));
beforeEach(() => {
  server = fakeServer();
  const invalid = [{ field: 'your-name', message: 'Please tell us your name.' }];
  server.feedback = [answer('validation_failed', { invalid_fields: invalid, posted_data_hash: 'abc' })];
});
afterEach(() => server.restore());

describeBehavior(pluginForm, {
  html: markup({
    fields: `<p>${text('your-name')}</p><p>${choices('colors', 'checkbox', ['Red', 'Blue'], 'wpcf7-exclusive-checkbox')}</p><p>${acceptance('terms')}</p><p>${quiz('quiz-1')}</p><p>${captcha('captcha-1')}</p><div class="inert-on-invalid">Rests</div>`,
  }),
  async act(element) {
    tick(element.querySelector('[name=terms]'));
    tick(element.querySelector('[name=colors]'));
    await submit(element.querySelector('form') as Element);
  },
});
