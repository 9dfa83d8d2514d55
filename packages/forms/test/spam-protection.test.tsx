/** Builder forms with a broken spam protection service. */
import { describe, expect, it } from 'vitest';
import { contact } from './builder-markup';
import { stageContact, VALUES } from './contact-stage';

const { server, render } = stageContact();

function broken(): never {
  throw new Error('no such service');
}

describe('a contact form is sent without a token if the service', () => {
  it.each([
    ['throws', { isEnabled: broken, interaction: broken }],
    ['has numbers in place of its functions', { isEnabled: 7, interaction: 7 }],
  ])('%s', async (_what, recaptcha) => {
    Object.assign(globalThis, { etCore: { api: { spam: { recaptcha } } } });
    const { press, fill } = await render({}, (options) =>
      contact(options).replace('et_pb_contact_form_container', '$& et_pb_recaptcha_enabled'),
    );
    fill(VALUES);
    await press();
    expect(server.sent.map((data) => data.get('token'))).toEqual(['']);
    expect(document.body.className).not.toContain('et_pb_recaptcha_enabled');
  });
});
