/** Forms whose code for sending does not arrive: the message is brought into the window, however far the button is from it. */
import { click, nextFrames, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { stageContact, VALUES } from './contact-stage';
import { stagePlugin } from './plugin-stage';
import { submit } from './plugin-visitor';

function lost(): never {
  throw new Error('no line');
}
vi.mock('../src/builder/submission', () => ({ createSubmission: lost }));
vi.mock('../src/plugin-form/errors', () => ({ createErrors: lost, validate: lost }));

const FAILED = 'This could not be sent. Please try again later.';
const NEAREST = [[{ block: 'nearest' }]];

describe('without what sends it', () => {
  const contact = stageContact();
  const plugin = stagePlugin();

  it('a contact form says so where it is seen', async () => {
    const { element, fill, message } = await contact.render();
    fill(VALUES);
    const scrolled = vi.spyOn(message(), 'scrollIntoView');
    click(element.querySelector('.et_pb_contact_submit') as Element);
    await until(() => message().textContent === FAILED);
    await nextFrames();
    expect(scrolled.mock.calls).toEqual(NEAREST);
  });

  it('a form of the plugin says so where it is seen', async () => {
    const { form, output } = await plugin.open();
    const scrolled = vi.spyOn(output(), 'scrollIntoView');
    await submit(form);
    await until(() => output().textContent === FAILED);
    expect(scrolled.mock.calls).toEqual(NEAREST);
  });
});
