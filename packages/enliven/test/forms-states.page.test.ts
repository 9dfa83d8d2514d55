/** Forms in all states: axe finds no violations. */
import { describe, expect, it } from 'vitest';
import { answer, FAULTS, faultServer } from './support/fault-server';
import { formPage } from './support/form-page';
import { PATIENCE, settle } from './support/in-page';
import { stage } from './support/stage';
import { violations } from './support/violations';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();
const faults = faultServer();

describe('a plugin form has no accessibility violations', () => {
  async function open() {
    const { page } = await browser.open(theStage.server.put('/states.html', formPage({ root: faults.origin })), {
      before: (page) => page.clock.install(),
    });
    await page.clock.resume();
    await page.locator('[name=your-name]').fill('Noor');
    const press = () => page.locator('.wpcf7-submit').click();
    const status = () => page.locator('form').getAttribute('data-status');
    return { page, press, status };
  }

  it.each([
    ['spam', 'spam'],
    ['aborted', 'aborted'],
    ['mail_failed', 'failed'],
    ['acceptance_missing', 'unaccepted'],
    ['cup_is_full', 'custom-cup-is-full'],
  ])('after the reply %s', async (reply, name) => {
    const { page, press, status } = await open();
    faults.feedback = answer(reply);
    await press();
    await expect.poll(status, PATIENCE).toBe(name);
    expect(await page.locator('.wpcf7-response-output').isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it('while it is sent, after a while, and after its time limit', async () => {
    const { page, press, status } = await open();
    faults.feedback = FAULTS['a hang'] as never;
    await press();
    await expect.poll(() => page.locator('form[aria-busy=true]').count(), PATIENCE).toBe(1);
    expect(await violations(page)).toEqual([]);
    const output = () => page.locator('.wpcf7-response-output').textContent();
    await page.clock.fastForward(6000);
    await expect.poll(output, PATIENCE).toMatch(/takes longer than usual/);
    expect(await violations(page)).toEqual([]);
    await page.clock.fastForward(60_000);
    await expect.poll(status, PATIENCE).toBe('init');
    expect(await output()).toMatch(/takes too long to answer/);
    expect(await violations(page)).toEqual([]);
  });
});

describe('forms of the builder have no accessibility violations', () => {
  it.each([
    ['/newsletter', '#sign-up-0', '.et_pb_newsletter_button', '.et_pb_newsletter_error'],
    ['/d5/newsletter', '#sign-up-0', '.et_pb_newsletter_button', '.et_pb_newsletter_error'],
  ])('on %s while they are sent, after a while, and after their time limit', async (path, selector, button, place) => {
    const { page } = await browser.open(`${theStage.site}${path}?csp=off`, {
      before: async (page) => {
        await page.clock.install();
        await page.route('**/wp-admin/admin-ajax.php', () => undefined);
      },
    });
    await page.clock.resume();
    await settle(page);
    const root = page.locator(selector);
    for (const name of ['firstname', 'lastname']) await root.locator(`[name=et_pb_signup_${name}]`).fill('Noor');
    await root.locator('[name=et_pb_signup_email]').fill('noor@site.example');
    await root.locator(button).click();
    await expect.poll(() => root.locator('[aria-busy=true]').count(), PATIENCE).toBe(1);
    expect(await violations(page)).toEqual([]);
    for (const [later, words] of [
      [6000, /takes longer than usual/],
      [60_000, /takes too long to answer/],
    ] as const) {
      await page.clock.fastForward(later);
      await expect.poll(() => root.locator(place).textContent(), PATIENCE).toMatch(words);
      expect(await violations(page)).toEqual([]);
    }
  });
});
