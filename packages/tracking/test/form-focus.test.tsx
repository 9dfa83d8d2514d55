/** Records in the data layer of fields that gain and lose focus, without their values (docs/reference/tracking.md#data-layer). */

import { start } from '@enliven/core';
import { root, until } from '@enliven/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { formFocus } from '../src';

const globals = globalThis as Record<string, unknown>;
const NAMES = ['gtm4wp_datalayer_name', 'gtm4wp_form_move_inited', 'dataLayer', 'layer', 'wp_has_consent'];
const clear = () => {
  for (const name of NAMES) delete globals[name];
};
beforeEach(() => {
  clear();
  globals.gtm4wp_datalayer_name = 'layer';
});
afterEach(clear);

async function mountAll(markup: string) {
  root(markup);
  const runtime = start([formFocus], { strict: true, when: { 'form-focus': 'now' } });
  onTestFinished(() => runtime.stop());
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  // The code that the site's options need is a separate chunk.
  await vi.dynamicImportSettled();
  return runtime;
}

const fire = (selector: string, type = 'focusin') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const config = (options: object) =>
  `<script type="application/json" id="enliven-config">${JSON.stringify({ tracking: options })}</script>`;
const NONE = { formID: '(no form ID)', formName: '(no form name)', formClass: '(no form class)' };
const ENTER = { event: 'gtm4wp.formElementEnter' };

it('the data layer records the attributes of fields with and without a form', async () => {
  globals.layer = [];
  const { stop } = await mountAll(
    `<main><form id="f" name="n" class="c"><input name="id" id="i" class="x y" value="secret"><input name="name"></form>
     <button><b>b</b></button><select form="f"></select><p tabindex="0">p</p></main>`,
  );
  const FORM = { formID: 'f', formName: 'n', formClass: 'c' };
  fire('#i');
  fire('#i', 'focusout');
  fire('[name=name]');
  fire('b');
  fire('select');
  fire('p');
  const no = { inputID: '(no input ID)', inputName: '(no input name)', inputClass: '(no input class)' };
  expect(globals.layer).toEqual([
    { ...ENTER, inputID: 'i', inputName: 'id', inputClass: 'x y', ...FORM },
    { event: 'gtm4wp.formElementLeave', inputID: 'i', inputName: 'id', inputClass: 'x y', ...FORM },
    { ...ENTER, ...no, inputName: 'name', ...FORM },
    { ...ENTER, ...no, ...NONE },
    { ...ENTER, ...no, ...FORM },
  ]);
  expect(JSON.stringify(globals.layer)).not.toContain('secret');
  await stop();
  fire('#i');
  expect(globals.layer).toHaveLength(5);
});

it('the data layer is created if it is missing, and never replaces another value', async () => {
  await mountAll('<input>');
  fire('input');
  expect(globals.layer).toHaveLength(1);
  globals.layer = 'taken';
  fire('input');
  expect(globals.layer).toBe('taken');
});

it('the data layer records nothing if the plugin’s own add-on runs', async () => {
  globals.layer = [];
  await mountAll('<input>');
  globals.gtm4wp_form_move_inited = true;
  fire('input');
  expect(globals.layer).toEqual([]);
});

it('the data layer records the results of plugin forms without values if the site enables it', async () => {
  globals.layer = [];
  const { stop } = await mountAll(`<main>${config({ formEvents: true })}<form></form></main>`);
  const send = (type: string, detail?: object) =>
    document.querySelector('form')?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  send('wpcf7mailsent', { contactFormId: 7, inputs: [{ name: 'your-name', value: 'Noor' }, null] });
  for (const end of ['invalid', 'spam', 'mailfailed', 'submit']) send(`wpcf7${end}`);
  expect(globals.layer).toEqual([
    {
      event: 'gtm4wp.contactForm7MailSent',
      'gtm4wp.cf7formid': 7,
      'gtm4wp.cf7inputs': [{ name: 'your-name' }, { name: '' }],
    },
    ...['InvalidInput', 'SpamDetected', 'MailFailed', 'Submitted'].map((end) => ({
      event: `gtm4wp.contactForm7${end}`,
      'gtm4wp.cf7formid': undefined,
      'gtm4wp.cf7inputs': [],
    })),
  ]);
  await stop();
  await mountAll('<form></form>');
  send('wpcf7mailsent', { contactFormId: 7 });
  expect(globals.layer).toHaveLength(5);
});

it('the data layer records nothing before consent if the site requires consent', async () => {
  globals.layer = [];
  await mountAll(`<main>${config({ consent: true })}<input></main>`);
  fire('input');
  expect(globals.layer).toEqual([]);
  (globals.layer as unknown[]).push(['consent', 'update', { analytics_storage: 'granted' }]);
  fire('input', 'click');
  await new Promise((resolve) => setTimeout(resolve, 5));
  fire('input');
  expect(globals.layer).toHaveLength(2);
});

it('the data layer records nothing on a preview', async () => {
  globals.layer = [];
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', '?preview=true');
  const { stop } = await mountAll('<input>');
  fire('input');
  expect(globals.layer).toEqual([]);
  await stop();
  history.replaceState(null, '', '?utm_source=letter');
  await mountAll('<input>');
  fire('input');
  expect(globals.layer).toHaveLength(1);
});

it('the data layer records nothing if the runtime stops while the code of the options loads', async () => {
  globals.layer = [];
  root(`<main>${config({ formEvents: true })}<input></main>`);
  const runtime = start([formFocus], { strict: true, when: { 'form-focus': 'now' } });
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  await runtime.stop();
  await vi.dynamicImportSettled();
  fire('input');
  expect(globals.layer).toEqual([]);
});
