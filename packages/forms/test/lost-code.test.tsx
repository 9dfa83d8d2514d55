/** Forms whose code for sending fails to start: the message is scrolled into view. */
import { click, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { stageContact, VALUES } from './contact-stage';
import { stagePlugin } from './plugin-stage';
import { submit } from './plugin-visitor';

const FAILED = 'This could not be sent. Please try again later.';
const NEAREST = [[{ block: 'nearest' }]];

/** Makes the first read of the code throw. */
function fails(element: Element, method: 'getAttribute' | 'querySelector', read: string): void {
  const real = element[method].bind(element) as (name: string) => unknown;
  Object.assign(element, {
    [method](name: string) {
      if (name === read) throw new Error('cannot be read');
      return real(name);
    },
  });
}

describe('a contact form', () => {
  const { render } = stageContact();

  it('shows that it cannot be sent, and scrolls to the message', async () => {
    const { element, fill, message } = await render();
    fill(VALUES);
    fails(element, 'getAttribute', 'data-redirect_url');
    const scrolled = vi.spyOn(message(), 'scrollIntoView');
    click(element.querySelector('.et_pb_contact_submit') as Element);
    await until(() => message().textContent === FAILED);
    await until(() => scrolled.mock.calls.length > 0);
    expect(scrolled.mock.calls).toEqual(NEAREST);
  });
});

describe('a form of the plugin', () => {
  const { open } = stagePlugin();

  it('shows that it cannot be sent, and scrolls to the message', async () => {
    const { element, form, output } = await open();
    fails(element, 'querySelector', '.screen-reader-response ul');
    const scrolled = vi.spyOn(output(), 'scrollIntoView');
    await submit(form);
    await until(() => output().textContent === FAILED);
    expect(scrolled.mock.calls).toEqual(NEAREST);
  });
});
