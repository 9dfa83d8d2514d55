/** Nonces that expired in a cache: when the request for a new one fails, the form is sent anyway, or a message is shown. */
import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answer, FAULTS, faultServer } from './support/fault-server';
import { formPage } from './support/form-page';
import { PATIENCE, settle } from './support/in-page';
import { CUTS, cut, isCut } from './support/lines';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();
const faults = faultServer();

describe('a plugin form is sent without a nonce when the request for a new one ends with', () => {
  const fields = '<p><label>Name <input name="your-name"></label></p><input type="hidden" name="_wpnonce" value="0ld">';

  it.each([...CUTS, ...Object.keys(FAULTS)])('%s', async (name) => {
    const { page, fetched } = await browser.open(
      theStage.server.put('/signed.html', formPage({ root: faults.origin, fields })),
      { before: (page) => page.clock.install() },
    );
    const status = () => page.locator('form').getAttribute('data-status');
    await expect.poll(() => page.locator('.wpcf7.js').count(), PATIENCE).toBe(1);
    await page.locator('[name=your-name]').fill('Noor');
    const replies = [FAULTS['403 and -1'], answer('mail_sent')];
    faults.feedback = (response) => replies.shift()?.(response);
    if (isCut(name)) await cut(page, '**/refill', name);
    else faults.refill = FAULTS[name] as never;
    await page.locator('.wpcf7-submit').click();
    const calls = (kind: string) => fetched.filter((address) => address.endsWith(`/${kind}`)).length;
    for (const refills of [1, 2]) {
      await expect.poll(() => calls('refill'), PATIENCE).toBeGreaterThanOrEqual(refills);
      if (name === 'a hang') await page.clock.runFor(11_000);
    }
    await expect.poll(status, PATIENCE).toBe('sent');
    expect(await page.locator('.wpcf7-response-output').textContent()).toBe('Said: mail_sent');
    expect(await page.locator('[role=status]').textContent()).toBe('Said: mail_sent');
    expect(calls('feedback')).toBe(2);
    expect(await page.locator('[aria-busy], [aria-disabled]').count()).toBe(0);
  });
});

describe('a sign-up shows its server’s message when the request for a new nonce ends with', () => {
  const REFUSED = '{"success":false,"data":{"error":"Configuration Error"}}';
  type Reply = (route: Route) => Promise<void> | undefined;
  const give =
    (body: string, status = 200, contentType = 'text/html'): Reply =>
    (route) =>
      route.fulfill({ status, contentType, body });
  const replies: Record<string, Reply> = {
    'no connection': (route) => route.abort('internetdisconnected'),
    'an unknown host': (route) => route.abort('namenotresolved'),
    'a hang': () => undefined,
    '500': give('<h1>Error</h1>', 500),
    '403 and -1': give('-1', 403),
    '204': (route) => route.fulfill({ status: 204 }),
    'an unrelated page': give('<!doctype html><h1>Gateway</h1>'),
    'a truncated page': give('<!doctype html><script>var et_pb_custom = {"et_frontend_no'),
    'a list': give('[]', 200, 'application/json'),
    'wrong types': give('{"et_frontend_nonce":7}', 200, 'application/json'),
    'two megabytes': give('x'.repeat(2 ** 21)),
  };

  it.each(Object.entries(replies))('%s', async (name, reply) => {
    const posts: string[] = [];
    let pageRequests = 0;
    const { page } = await browser.open(`${theStage.site}/newsletter`, {
      before: async (page) => {
        await page.clock.install();
        await page.route('**/wp-admin/admin-ajax.php', (route) => {
          posts.push(route.request().postData() ?? '');
          return posts.length === 1
            ? route.fulfill({ contentType: 'application/json', body: REFUSED })
            : route.continue();
        });
        await page.route(/nocache=/, (route) => {
          pageRequests += 1;
          return reply(route);
        });
      },
    });
    await page.clock.resume();
    await settle(page);
    const root = page.locator('#sign-up-0');
    const values = { firstname: 'Noor', lastname: 'Vos', email: 'noor@site.example' };
    for (const [key, value] of Object.entries(values)) await root.locator(`[name=et_pb_signup_${key}]`).fill(value);
    await root.locator('.et_pb_newsletter_button').click();
    await expect.poll(() => pageRequests, PATIENCE).toBeGreaterThan(0);
    if (name === 'a hang') await page.clock.fastForward(11_000);
    const live = root.locator('.et_pb_newsletter_error');
    await expect.poll(() => live.textContent(), PATIENCE).toBe('Configuration Error');
    expect([await live.isVisible(), await live.getAttribute('role'), posts.length]).toEqual([true, 'alert', 1]);
    for (const [key, value] of Object.entries(values))
      expect(await root.locator(`[name=et_pb_signup_${key}]`).inputValue()).toBe(value);
    expect(await root.locator('[aria-busy], [aria-disabled]').count()).toBe(0);
    await root.locator('.et_pb_newsletter_button').click();
    await expect.poll(() => root.getByText(/You are on the list/).isVisible(), PATIENCE).toBe(true);
    expect(posts).toHaveLength(2);
  });
});
