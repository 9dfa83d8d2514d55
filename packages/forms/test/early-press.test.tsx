/** Forms that are sent before their code has loaded: the press is repeated, and typed text is kept. */
import { type AnyBehavior, start } from '@enliven/core';
import { click, root, silence, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactForm } from '../src/contact-form';
import { newsletter } from '../src/newsletter';
import { contact, signUp } from './builder-markup';

const ends: (() => Promise<void> | void)[] = [];
beforeEach(() => void ends.push(silence().restore));
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe('a press before the code has loaded', () => {
  it.each<[string, AnyBehavior, string]>([
    ['a contact form', contactForm, contact()],
    ['a sign-up', newsletter, signUp()],
  ])('checks and sends %s once the code has loaded', async (_what, behavior, markup) => {
    const element = root(markup);
    const runtime = start([behavior], { when: { [behavior.name]: 'now' } });
    ends.push(() => runtime.stop());
    const button = element.querySelector('.et_pb_contact_submit,.et_pb_newsletter_button') as Element;
    expect(click(button)).toBe(false);
    await until(() => element.querySelector('[role=alert] li') !== null);
  });
});
