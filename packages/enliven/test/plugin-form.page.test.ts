/** Plugin forms on whole pages: by keyboard, for assistive technology, under a strict policy, and on swapped pages. */
import { acceptance, captcha, choices, pluginForm, quiz, text } from '@enliven/testing/plugin-markup';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answer, faultServer, json } from './support/fault-server';
import { formPage } from './support/form-page';
import { PATIENCE } from './support/in-page';
import { stage } from './support/stage';
import { violations } from './support/violations';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();
const faults = faultServer();

const status = (page: Page, form = 'form') => page.locator(form).getAttribute('data-status');
const alive = (page: Page, count = 1) => expect.poll(() => page.locator('.wpcf7.js').count(), PATIENCE).toBe(count);

describe('a plugin form by keyboard', () => {
  it.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('is refused, corrected and sent, %s', async (src) => {
    const refused = [{ field: 'your-email', message: 'No address.' }];
    faults.feedback = answer('validation_failed', { invalid_fields: refused });
    const fields = `<p>${text('your-name')}</p><p>${text('your-email', '', 'email')}</p><p>${acceptance('terms')}</p>`;
    const { page, errors } = await browser.open(
      theStage.server.put('/form.html', formPage({ root: faults.origin, src, fields })),
    );
    await alive(page);
    await expect.poll(() => page.locator('.wpcf7-submit').isDisabled(), PATIENCE).toBe(true);
    expect(await violations(page)).toEqual([]);
    for (const keys of ['Noor', 'noor@site.example']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(keys);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.locator('.wpcf7-submit').isDisabled()).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page), PATIENCE).toBe('invalid');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), PATIENCE)
      .toBe('your-email');
    expect(await violations(page)).toEqual([]);
    faults.feedback = answer('mail_sent');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page), PATIENCE).toBe('sent');
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('has no accessibility violations on the example site, refused and sent', async () => {
    const { page, errors } = await browser.open(`${theStage.site}/forms`, { bypassCSP: true });
    await alive(page, 3);
    expect(await violations(page)).toEqual([]);
    const note = page.locator('form[aria-label=Note]');
    await note.locator('.wpcf7-submit').click();
    await expect.poll(() => note.getAttribute('data-status'), PATIENCE).toBe('invalid');
    const members = page.locator('form[aria-label=Members]');
    await members.locator('[name=your-name]').fill('Noor');
    await members.locator('[name=your-email]').fill('noor@site.example');
    await members.locator('.wpcf7-submit').click();
    await expect.poll(() => members.getAttribute('data-status'), PATIENCE).toBe('sent');
    expect(await violations(page)).toEqual([]);
    // The nonce has expired.
    expect(errors.filter((error) => !/status of 403/.test(error))).toEqual([]);
  });
});

describe('a plugin form under a strict policy', () => {
  const POLICY = {
    'content-security-policy':
      "script-src 'self' 'nonce-page'; require-trusted-types-for 'script'; object-src 'none'; base-uri 'none'",
  };
  const BAD = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=2</script>';

  it.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('shows hostile responses as text, %s', async (src) => {
    const hostile = {
      message: BAD,
      into: 'javascript:globalThis.hacked=3',
      redirect: 'javascript:globalThis.hacked=4',
      posted_data_hash: '"><script>globalThis.hacked=5</script>',
      captcha: { 'captcha-1': 'javascript:globalThis.hacked=6', [BAD]: BAD },
      quiz: { 'quiz-1': [BAD, BAD], __proto__: [BAD, BAD] },
      invalid_fields: [
        { field: 'your-name', message: BAD, idref: BAD, error_id: BAD },
        { field: BAD, message: BAD },
        { field: '__proto__', message: BAD },
        { field: 'constructor', message: { toString: 'x' } },
        null,
        7,
      ],
      __proto__: { polluted: true },
    };
    faults.feedback = answer('validation_failed', hostile);
    faults.schema = json({
      rules: [
        { rule: 'required', field: 'your-name', error: BAD },
        { rule: 'required', field: '__proto__', error: BAD },
      ],
    });
    const fields = `<p>${text('your-name')}</p><p>${text('submit')}${text('reset')}${text('action')}${text('name')}${text('id')}</p><p>${quiz('quiz-1')}</p><p>${captcha('captcha-1')}</p>`;
    const { page, errors } = await browser.open(
      theStage.server.put('/strict.html', formPage({ root: faults.origin, src, fields }), POLICY),
    );
    await alive(page);
    for (const typed of ['x', '']) {
      await page.locator('[name=your-name]').fill(typed);
      await page.locator('[name=your-name]').blur();
    }
    await expect.poll(() => page.locator('.wpcf7-not-valid-tip').allTextContents(), PATIENCE).toEqual([BAD]);
    await page.locator('.wpcf7-submit').click();
    await expect.poll(() => status(page), PATIENCE).toBe('invalid');
    expect(await page.locator('.wpcf7-response-output').textContent()).toBe(BAD);
    expect(await page.locator('[role=status]').textContent()).toBe(BAD);
    expect(await page.locator('.wpcf7-quiz-label').textContent()).toBe(BAD);
    expect(await page.locator('.wpcf7-not-valid-tip').allTextContents()).toEqual([BAD]);
    faults.feedback = answer('mail_sent');
    await page.locator('.wpcf7-submit').click();
    await expect.poll(() => status(page), PATIENCE).toBe('sent');
    const harm = await page.evaluate(() => [
      'hacked' in globalThis,
      'polluted' in {},
      document.querySelectorAll('img[onerror],script:not([src]):not([nonce])').length,
    ]);
    expect(harm).toEqual([false, false, 0]);
    expect(errors.filter((error) => /policy|trusted|uncaught|\[enliven/i.test(error))).toEqual([]);
  });
});

describe('a plugin form', () => {
  it('mounts in a swapped page, and is restored', async () => {
    const { page, errors } = await browser.open(theStage.server.put('/form.html', formPage({ root: faults.origin })));
    await alive(page);
    for (const n of [2, 3]) {
      await page.evaluate(
        (markup) => {
          const body = document.createElement('body');
          const parsed = new DOMParser().parseFromString(markup, 'text/html');
          body.append(...parsed.body.childNodes);
          document.body.replaceWith(body);
        },
        `<main><h1>Next</h1>${pluginForm({ n })}</main>`,
      );
      await alive(page);
      await page.locator('[name=your-name]').fill('Noor');
      await page.locator('.wpcf7-submit').click();
      await expect.poll(() => status(page), PATIENCE).toBe('sent');
    }
    await page.evaluate(() => (globalThis as unknown as { enliven: { stop(): Promise<void> } }).enliven.stop());
    const [now, sent] = await page.evaluate(
      (markup) => [document.body.innerHTML, new DOMParser().parseFromString(markup, 'text/html').body.innerHTML],
      `<main><h1>Next</h1>${pluginForm({ n: 3 })}</main>`,
    );
    expect(now).toBe(sent);
    expect(errors).toEqual([]);
  });

  const CODE = /chunks\/(plugin-session|builder-session)-/;
  const names = (fetched: readonly string[]) => fetched.flatMap((address) => CODE.exec(address)?.[1] ?? []).sort();

  it('sends no request until it receives focus', async () => {
    const { page, fetched } = await browser.open(theStage.server.put('/form.html', formPage({ root: faults.origin })));
    await alive(page);
    expect([faults.calls, names(fetched)]).toEqual([[], []]);
    await page.locator('[name=your-name]').focus();
    await expect.poll(() => faults.calls, PATIENCE).toEqual(['GET schema']);
    expect(names(fetched)).toEqual(['plugin-session']);
  });

  it('requests new quizzes on a cached page once it is near the window', async () => {
    const far = `<div style="height: 6000px"></div>${pluginForm()}<div style="height: 3000px"></div>`;
    const html = formPage({ root: faults.origin, settings: { cached: 1 } })
      .replace('</h1>', `</h1>${far}<!--`)
      .replace('</main>', '--></main>');
    const { page, fetched } = await browser.open(theStage.server.put('/far.html', html));
    await alive(page);
    expect([faults.calls, names(fetched)]).toEqual([[], []]);
    await page.locator('.wpcf7-submit').scrollIntoViewIfNeeded();
    await expect.poll(() => [...faults.calls].sort(), PATIENCE).toEqual(['GET refill', 'GET schema']);
  });

  it('shows a message when the code that sends it fails to load, and can be sent again', async () => {
    const { page } = await browser.open(theStage.server.put('/form.html', formPage({ root: faults.origin })), {
      before: (page) => page.route(/chunks\/plugin-session-/, (route) => route.abort()),
    });
    await alive(page);
    await page.locator('[name=your-name]').fill('Noor');
    await page.locator('.wpcf7-submit').click();
    const output = page.locator('.wpcf7-response-output');
    await expect.poll(() => output.textContent(), PATIENCE).toBe('This could not be sent. Please try again later.');
    expect([await output.isVisible(), await page.locator('[name=your-name]').inputValue()]).toEqual([true, 'Noor']);
    await page.unroute(/chunks\/plugin-session-/);
    await page.locator('.wpcf7-submit').click();
    await expect.poll(() => status(page), PATIENCE).toBe('sent');
    expect(faults.calls.filter((call) => call === 'POST feedback')).toHaveLength(1);
  });

  it('is sent once for a press before its code has loaded', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await browser.open(theStage.server.put('/form.html', formPage({ root: faults.origin })), {
      before: (page) =>
        page.route(/chunks\/plugin-form-/, async (route) => {
          await held;
          await route.continue();
        }),
    });
    await page.locator('[name=your-name]').fill('Noor');
    await page.locator('.wpcf7-submit').click();
    release();
    await expect.poll(() => status(page), PATIENCE).toBe('sent');
    expect(faults.calls.filter((call) => call === 'POST feedback')).toHaveLength(1);
    expect(page.url()).toMatch(/\/form\.html$/);
  });
});

describe('a press on the button while a field has focus', () => {
  it.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])(
    'sends the form although a message above the button disappears, %s',
    async (src) => {
      const { page } = await browser.open(theStage.server.put('/form.html', formPage({ root: faults.origin, src })));
      await alive(page);
      await page.addStyleTag({ content: '.wpcf7-not-valid-tip { display: block; height: 80px }' });
      const tips = () => page.locator('.wpcf7-not-valid-tip').count();
      await page.locator('[name=your-name]').focus();
      await page.keyboard.type(' ');
      await page.locator('[name=your-name]').blur();
      await expect.poll(tips, PATIENCE).toBe(1);
      await page.locator('[name=your-name]').focus();
      await page.keyboard.type('Noor');
      await page.locator('.wpcf7-submit').hover();
      await page.mouse.down();
      await page.waitForTimeout(150);
      expect(await tips()).toBe(1);
      await page.mouse.up();
      await expect.poll(() => status(page), PATIENCE).toBe('sent');
    },
  );
});

describe('choices of a visitor', () => {
  it('exclude each other in exclusive groups', async () => {
    const fields = `<p>${choices('one', 'checkbox', ['A', 'B'], 'wpcf7-exclusive-checkbox')}</p>`;
    const { page } = await browser.open(theStage.server.put('/form.html', formPage({ root: faults.origin, fields })));
    await alive(page);
    await page.getByLabel('A', { exact: true }).check();
    await page.getByLabel('B', { exact: true }).check();
    expect(
      await page.locator(':checked').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['B']);
  });
});
