/** Answers that arrive after the visitor has moved focus to another field, which keeps it. */
import { htmlResponse, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { reply, THANKS } from './builder-markup';
import { stageContact, VALUES } from './contact-stage';
import { stageSignUp } from './newsletter-stage';
import { deferred } from './plugin-visitor';

function elsewhere(open: (() => Promise<void> | void)[]): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'));
  open.push(() => field.remove());
  field.focus();
  return field;
}

describe('a contact form', () => {
  const { render, server, open } = stageContact();

  it('does not move the focus of a visitor who has left the form when its reply arrives', async () => {
    const { press, fill, message } = await render();
    fill(VALUES);
    const answer = deferred<string>();
    server.answers = [async () => htmlResponse(await answer.promise)];
    await press();
    const field = elsewhere(open);
    answer.resolve(reply({ form: false, message: THANKS }));
    await until(() => message().textContent !== '');
    expect(document.activeElement).toBe(field);
    expect(message().getAttribute('role')).toBe('alert');
  });
});

describe('a sign-up', () => {
  const { render, server, open } = stageSignUp();

  it('does not move the focus of a visitor who has left the form when its success is shown', async () => {
    const { press, fill, find } = await render();
    fill();
    const answer = deferred<string>();
    server.answers = [async () => htmlResponse(await answer.promise)];
    await press();
    const field = elsewhere(open);
    answer.resolve('{"success":true}');
    const thanks = find('.et_pb_newsletter_success');
    await until(() => thanks.style.display === 'block');
    expect(document.activeElement).toBe(field);
    expect(thanks.getAttribute('role')).toBe('status');
  });
});
