/** The builder's forms of the example site by keyboard, with its back end, in both generations and flavours. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { html, PATIENCE, sent, settle, stop } from './support/in-page';
import { stage } from './support/stage';
import { violations } from './support/violations';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

async function alive(path: string) {
  const visit = await browser.open(`${theStage.site}${path}`);
  await settle(visit.page);
  return visit;
}

interface Stored {
  kind: string;
  payload: Record<string, unknown>;
}

const stored = async (page: Page): Promise<Stored[]> =>
  page.evaluate(async () => (await fetch('/submissions.json')).json());

/** Presses Tab until an element that matches `selector` has focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

const editions = ['', '/d5'].flatMap((generation) => ['react', 'lite'].map((flavour) => ({ generation, flavour })));

describe.each(editions)('a visitor ($flavour, generation "$generation")', ({ generation, flavour }) => {
  const at = (path: string) => `${generation}${path}?flavour=${flavour}`;

  it('sends a contact form by keyboard', async () => {
    const { page, errors } = await alive(at('/contact'));
    const root = page.locator('.et_pb_contact_form_container').first();
    const band = root.locator('[data-id=band]');
    expect(await band.isVisible()).toBe(false);
    await root.locator('[data-original_id=name]').focus();
    await page.keyboard.type('Noor');
    await tabTo(page, '[data-original_id=email]');
    await page.keyboard.type('noor@');
    await tabTo(page, '[data-original_id=topic]');
    await page.keyboard.type('A wedding');
    await expect.poll(() => root.locator('[data-id=guests]').isVisible(), PATIENCE).toBe(true);
    await tabTo(page, '[data-original_id=visit]');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, '[data-id=likes] [type=checkbox]');
    // A drawn checkbox shows its focus.
    const ring = await page.evaluate(
      () => getComputedStyle(document.activeElement?.nextElementSibling as Element).outline,
    );
    expect(ring).toContain('solid');
    await page.keyboard.press('Space');
    await tabTo(page, '[data-original_id=guests]');
    await page.keyboard.type('120');
    await expect.poll(() => band.isVisible(), PATIENCE).toBe(true);
    await tabTo(page, '[data-original_id=band]');
    await page.keyboard.type('Loud');
    await tabTo(page, '[data-original_id=message]');
    await page.keyboard.type('Hello');
    await tabTo(page, '.et_pb_contact_captcha');
    const [first = 0, second = 0] = `${await root.locator('.et_pb_contact_captcha_question').textContent()}`
      .split(' + ')
      .map(Number);
    await page.keyboard.type(`${first + second}`);
    await page.keyboard.press('Enter');

    const message = root.locator('.et-pb-contact-message');
    await expect.poll(() => message.textContent(), PATIENCE).toBe('This email address cannot be right');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-original_id')), PATIENCE)
      .toBe('email');
    await page.keyboard.press('End');
    await page.keyboard.type('site.example');
    await page.keyboard.press('Enter');
    await expect.poll(() => message.textContent(), PATIENCE).toMatch(/hangs beside the grinder/);
    expect(await root.locator('form').count()).toBe(0);
    expect(await message.evaluate((element) => element === document.activeElement)).toBe(true);
    const note = (await stored(page)).find(({ kind }) => kind === 'builder-contact');
    expect(note?.payload).toMatchObject({
      form: 0,
      fields: { name: 'Noor', topic: 'A wedding', visit: expect.any(String), guests: '120', band: 'Loud' },
    });
    expect(errors).toEqual([]);
    await stop(page);
    expect(await html(page)).toBe(await sent(page));
  });

  it('is redirected to the author’s address after the second form', async () => {
    const { page, errors } = await alive(at('/contact'));
    const root = page.locator('.et_pb_contact_form_container').nth(1);
    await root.locator('[data-original_id=name]').fill('Noor');
    await root.locator('[data-original_id=phone]').fill('0123');
    await root.locator('.et_pb_contact_submit').click();
    await page.waitForURL(/\/submissions/);
    expect(errors).toEqual([]);
  });

  it('signs up by keyboard, and sees the message of success', async () => {
    const { page, errors } = await alive(at('/newsletter'));
    const root = page.locator('#sign-up-1');
    await root.locator('[name=et_pb_signup_email]').focus();
    await page.keyboard.type('noor@site.example');
    await tabTo(page, '#sign-up-1 select');
    await page.keyboard.type('Tea');
    await tabTo(page, '#sign-up-1 textarea');
    await page.keyboard.type('Sleep');
    await tabTo(page, '#sign-up-1 [type=checkbox]');
    await page.keyboard.press('Space');
    await tabTo(page, '#sign-up-1 .et_pb_newsletter_button');
    await page.keyboard.press('Space');
    await expect.poll(() => root.getByText('Welcome. Please rinse your spoon.').isVisible(), PATIENCE).toBe(true);
    expect(await root.locator('.et_pb_newsletter_fields').isVisible()).toBe(false);
    const entry = (await stored(page)).find(({ kind }) => kind === 'newsletter');
    expect(entry?.payload).toMatchObject({
      et_list_id: 'tasting',
      et_email: 'noor@site.example',
      'et_custom_fields[drink][drink-2]': 'Tea, sorry',
      'et_custom_fields[why]': 'Sleep',
      'et_custom_fields[days][0]': 'Mondays',
    });
    expect(errors).toEqual([]);
    await stop(page);
    expect(await html(page)).toBe(await sent(page));
  });

  it('sees the provider’s message, and is redirected with the chosen fields', async () => {
    const { page, errors } = await alive(at('/newsletter'));
    const full = page.locator('#sign-up-2');
    await full.locator('[name=et_pb_signup_email]').fill('noor@site.example');
    await full.locator('[name=et_pb_signup_email]').press('Enter');
    await expect.poll(() => full.locator('.et_pb_newsletter_error').textContent(), PATIENCE).toMatch(/list is full/);
    const last = page.locator('#sign-up-3');
    for (const [name, value] of [
      ['firstname', 'Noor & co'],
      ['lastname', 'Vos'],
      ['email', 'noor@site.example'],
    ])
      await last.locator(`[name=et_pb_signup_${name}]`).fill(`${value}`);
    await last.locator('.et_pb_newsletter_button').click();
    await page.waitForURL(/\/submissions\?first_name=Noor\+%26\+co&email=noor%40site\.example&form_id=sign-up-3$/);
    expect(errors).toEqual([]);
  });
});

describe('axe finds no violations', () => {
  it.each(['/contact', '/d5/contact', '/newsletter', '/d5/newsletter'])(
    'on %s, before and after validation',
    async (path) => {
      const { page } = await alive(`${path}?csp=off`);
      expect(await violations(page)).toEqual([]);
      for (const button of await page.locator('.et_pb_contact_submit, .et_pb_newsletter_button').all())
        await button.click();
      await expect.poll(() => page.locator('[aria-invalid=true]').count(), PATIENCE).toBeGreaterThan(2);
      expect(await violations(page)).toEqual([]);
    },
  );

  it('on an accepted form', async () => {
    const { page } = await alive('/contact?csp=off');
    const root = page.locator('#et_pb_contact_form_0');
    await page.route('**/contact?*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            contentType: 'text/html',
            body: '<div id="et_pb_contact_form_0" class="et_pb_contact_form_container"><h2>Write</h2><div class="et-pb-contact-message"><p>Thanks</p></div></div>',
          })
        : route.fallback(),
    );
    for (const name of ['name', 'message']) await root.locator(`[data-original_id=${name}]`).fill('Noor');
    await root.locator('[data-original_id=email]').fill('noor@site.example');
    await root.locator('select').selectOption('Beans');
    await root.locator('.et_pb_contact_field_radio label').first().click();
    const [first = 0, second = 0] = `${await root.locator('.et_pb_contact_captcha_question').textContent()}`
      .split(' + ')
      .map(Number);
    await root.locator('.et_pb_contact_captcha').fill(`${first + second}`);
    await root.locator('.et_pb_contact_submit').click();
    await expect.poll(() => root.getByText('Thanks').isVisible(), PATIENCE).toBe(true);
    await expect.poll(() => root.evaluate((element) => getComputedStyle(element).opacity), PATIENCE).toBe('1');
    expect(await violations(page)).toEqual([]);
  });
});
