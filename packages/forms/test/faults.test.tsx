/** Every request of every form with every fault: the form shows a message, keeps typed text, and can be sent again. */
import { click, htmlResponse, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { reply, THANKS } from './builder-markup';
import { stageContact, VALUES } from './contact-stage';
import { answer } from './fake-server';
import { answerAll, faults, outlast } from './faults';
import { stageSignUp } from './newsletter-stage';
import { stagePlugin } from './plugin-stage';
import { type as fill } from './plugin-visitor';

const FAILED = 'This could not be sent. Please try again later.';
const NO_JSON = 'The response is not a valid JSON response.';
const json = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));
const NONCE = { hidden: '<input type="hidden" name="_wpnonce" value="old">' };
const press = (form: Element) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

describe('a form of the plugin', () => {
  const stage = stagePlugin();
  const callOf = (url: string) => /(feedback|schema|refill)$/.exec(url)?.[0];

  it.each(faults(JSON.stringify(answer('mail_sent', { more: 'FILLER' }))))(
    'handles $name as the answer',
    async (fault) => {
      const { form, find, output, spoken, status } = await stage.open();
      let sends = 0;
      answerAll((_, { method, signal }) => {
        if (method !== 'POST') return json([]);
        sends += 1;
        return sends === 1 ? fault.reply(signal) : json(answer('mail_sent'));
      });
      fill(find('[name=your-name]'), 'Noor');
      await outlast(() => press(form));
      if (!fault.good) {
        const own = /^the status (500|403)/.test(fault.name) ? FAILED : NO_JSON;
        expect([output().textContent, spoken().textContent]).toEqual(Array(2).fill(fault.silence ?? own));
        expect([status(), output().style.display]).toEqual(['init', 'block']);
        expect(find('[name=your-name]').value).toBe('Noor');
        expect(form.querySelector('[aria-disabled]') ?? form.getAttribute('aria-busy')).toBeNull();
        press(form);
      }
      await until(() => status() === 'sent');
      expect(sends).toBe(fault.good ? 1 : 2);
      expect([stage.consoleMessages.errors, stage.consoleMessages.remarks.length]).toEqual([[], fault.good ? 0 : 1]);
    },
  );

  it.each(faults('{"rules":[],"more":"FILLER"}'))('handles $name as the rules', async ({ reply: fail }) => {
    const { form, find, status } = await stage.open();
    answerAll((url, { signal }) => {
      const call = callOf(url);
      return call === 'schema' ? fail(signal) : json(call === 'refill' ? [] : answer('mail_sent'));
    });
    await outlast(() => fill(find('[name=your-name]'), 'Noor'));
    expect([status(), find('[name=your-name]').value]).toEqual(['init', 'Noor']);
    expect(find('.wpcf7-not-valid-tip')).toBeNull();
    press(form);
    await until(() => status() === 'sent');
    expect(stage.consoleMessages.errors).toEqual([]);
  });

  it.each(faults('{"captcha":{},"quiz":{},"more":"FILLER"}'))(
    'handles $name as the refill',
    async ({ reply: fail }) => {
      const { form, output, status } = await stage.open();
      answerAll((url, { signal }) => {
        const call = callOf(url);
        return call === 'refill' ? fail(signal) : json(call === 'schema' ? [] : answer('mail_sent'));
      });
      await outlast(() => press(form));
      expect([status(), output().textContent]).toEqual(['sent', 'Said: mail_sent']);
      expect(stage.consoleMessages.errors).toEqual([]);
    },
  );

  it.each(faults('{"_wpnonce":"new","more":"FILLER"}'))(
    'handles $name as the new nonce',
    async ({ reply: fail, good }) => {
      const { form, status } = await stage.open(NONCE);
      const signed: unknown[] = [];
      answerAll((url, { body, method, signal }) => {
        if (method !== 'POST') return callOf(url) === 'refill' && signed.length === 1 ? fail(signal) : json([]);
        signed.push((body as FormData).get('_wpnonce'));
        return signed.length === 1 ? Promise.resolve(new Response('-1', { status: 403 })) : json(answer('mail_sent'));
      });
      await outlast(() => press(form));
      expect(status()).toBe('sent');
      // Without a new nonce the form is sent like one of a visitor who is not logged in.
      expect(signed[1]).toBe(good ? 'new' : null);
    },
  );
});

describe('a contact form', () => {
  const stage = stageContact();
  const good = () => htmlResponse(reply({ form: false, message: THANKS }));

  it.each(faults(reply({ form: false, message: `${THANKS}<p hidden>FILLER</p>` })))(
    'handles $name as the answer',
    async (fault) => {
      const { element, fill: fillIn, field, message } = await stage.render();
      let sends = 0;
      answerAll(async (_, { signal }) => {
        sends += 1;
        return sends === 1 ? fault.reply(signal) : good();
      });
      fillIn(VALUES);
      await outlast(() => click(element.querySelector('.et_pb_contact_submit') as Element));
      if (!fault.good) {
        expect(message().textContent).toBe(fault.silence ?? FAILED);
        expect([field('name').value, field('message').value]).toEqual(['Noor', 'Hello']);
        expect(element.querySelector('[aria-busy], [aria-disabled]')).toBeNull();
        click(element.querySelector('.et_pb_contact_submit') as Element);
      }
      await until(() => message().firstElementChild?.textContent === 'Thanks for contacting us');
      expect(sends).toBe(fault.good ? 1 : 2);
      expect([stage.consoleMessages().errors, stage.consoleMessages().remarks.length]).toEqual([
        [],
        fault.good ? 0 : 1,
      ]);
    },
  );
});

describe('a sign-up', () => {
  const stage = stageSignUp();
  const CHECK = 'Please, check the fields below to make sure you entered the correct information.';

  it.each(faults('{"success":true,"more":"FILLER"}'))('handles $name as the answer', async (fault) => {
    const { button, fill: fillIn, own, error, find } = await stage.render();
    let sends = 0;
    answerAll(async (_, { method, signal }) => {
      // A request of the page for a new nonce, which it does not contain.
      if (method !== 'POST') return new Response('<title>Page</title>');
      sends += 1;
      return sends === 1 ? fault.reply(signal) : new Response('{"success":true}');
    });
    fillIn();
    await outlast(() => click(button));
    if (!fault.good) {
      expect(error().textContent).toBe(`${fault.silence ?? ''}${CHECK}`);
      expect([own('email').value, button.getAttribute('aria-disabled')]).toEqual(['noor@site.example', null]);
      click(button);
    }
    await until(() => find('.et_pb_newsletter_success').style.display === 'block');
    expect(sends).toBe(fault.good ? 1 : 2);
  });

  it.each(faults('<script>var et_pb_custom = {"et_frontend_nonce":"fr35h"};</script>FILLER'))(
    'handles $name as the new nonce',
    async ({ reply: fail, good }) => {
      const { button, fill: fillIn, own, error, find } = await stage.render();
      const signed: (string | null)[] = [];
      answerAll(async (_, { body, method, signal }) => {
        if (method !== 'POST') return fail(signal);
        signed.push(new URLSearchParams(`${body}`).get('et_frontend_nonce'));
        const stale = '{"success":false,"data":{"error":"Configuration Error"}}';
        return new Response(signed.length === 1 ? stale : '{"success":true}');
      });
      fillIn();
      await outlast(() => click(button));
      if (!good) {
        expect([error().textContent, own('email').value]).toEqual(['Configuration Error', 'noor@site.example']);
        click(button);
      }
      await until(() => find('.et_pb_newsletter_success').style.display === 'block');
      expect(signed).toHaveLength(2);
    },
  );
});
