/** Every request of a plugin form with every failure, in Chromium. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { answer, FAULTS, faultServer } from './support/fault-server';
import { formPage } from './support/form-page';
import { PATIENCE } from './support/in-page';
import { CUTS, cut, isCut } from './support/lines';
import { stage } from './support/stage';
import { type Visit, visits } from './support/visit';

const theStage = stage();
const browser = visits();
const faults = faultServer();

const OFFLINE = 'You are probably offline.';
const NO_JSON = 'The response is not a valid JSON response.';
const FAILED = 'This could not be sent. Please try again later.';
const TIMEOUT = 'The server takes too long to answer. Please try again.';
const SLOW = 'This takes longer than usual. Please wait, it is still being sent.';

/** Other failures: replies that are not JSON, or malformed JSON. */
const SENTENCES: Record<string, string> = {
  'a hang': TIMEOUT,
  'a connection that breaks': OFFLINE,
  'a body that ends early': OFFLINE,
  '500': FAILED,
  '403 and -1': FAILED,
};

const SOURCES = ['/enliven/enliven.js', '/enliven/lite/enliven.js'];
let turn = 0;

/** Opens a page with a mounted form; flavours alternate. */
async function open(root = faults.origin, prepare: (page: Page) => unknown = () => {}) {
  const src = SOURCES[turn++ % SOURCES.length] as string;
  const visit = await browser.open(theStage.server.put('/form.html', formPage({ root, src })), {
    async before(page) {
      await page.clock.install();
      await prepare(page);
    },
  });
  const { page } = visit;
  await expect.poll(() => page.locator('.wpcf7.js').count(), PATIENCE).toBe(1);
  await expect
    .poll(() => faults.calls.filter((call) => call.endsWith('schema')).length, PATIENCE)
    .toBeLessThanOrEqual(1);
  return visit;
}

/** Returns the number of requests; browsers may repeat a request on a connection that broke before its use. */
const requestCount = ({ fetched }: Visit, kind: string) =>
  fetched.filter((address) => address.endsWith(`/${kind}`)).length;
const status = (page: Page) => page.locator('form').getAttribute('data-status');
const responses = async (page: Page) => {
  const place = page.locator('.wpcf7-response-output');
  return {
    seen: (await place.isVisible()) ? await place.textContent() : '(nothing)',
    heard: await page.locator('.screen-reader-response [role=status]').textContent(),
  };
};

async function fill(page: Page): Promise<void> {
  await page.locator('[name=your-name]').fill('Noor');
  await page.locator('[name=your-email]').fill('noor@site.example');
}

/** Expects the message, the input kept, the form usable again, and one request only. */
async function expectFailure(visit: Visit, sentence: string): Promise<void> {
  const { page } = visit;
  await expect.poll(() => responses(page), PATIENCE).toEqual({ seen: sentence, heard: sentence });
  expect(await page.locator('[name=your-name]').inputValue()).toBe('Noor');
  expect(await page.locator('[name=your-email]').inputValue()).toBe('noor@site.example');
  expect(await status(page)).toBe('init');
  expect(await page.locator('form[aria-busy], .wpcf7-submit:disabled, .wpcf7-submit[aria-disabled]').count()).toBe(0);
  expect(requestCount(visit, 'feedback')).toBe(1);
  // Reported once on the console, and not to the page's error monitoring.
  expect(visit.errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  expect(
    visit.warnings.filter((warning) => /^\[enliven\/forms](?!.*the rules could not be fetched)/.test(warning)),
  ).toHaveLength(1);
}

async function expectSent(visit: Visit): Promise<void> {
  const { page } = visit;
  faults.heal();
  await page.locator('.wpcf7-submit').click();
  await expect.poll(() => status(page), PATIENCE).toBe('sent');
  await expect.poll(() => responses(page), PATIENCE).toEqual({ seen: 'Said: mail_sent', heard: 'Said: mail_sent' });
  expect(requestCount(visit, 'feedback')).toBe(2);
}

describe('a plugin form shows a message when sending ends with', () => {
  it.each(Object.keys(FAULTS))('%s', async (name) => {
    const visit = await open();
    const { page } = visit;
    await fill(page);
    faults.feedback = FAULTS[name] as never;
    await page.locator('.wpcf7-submit').click();
    if (name === 'a hang') {
      await expect.poll(() => requestCount(visit, 'feedback'), PATIENCE).toBe(1);
      await page.clock.runFor(6000);
      await expect.poll(() => responses(page), PATIENCE).toEqual({ seen: SLOW, heard: SLOW });
      expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
      // An impatient visitor presses again.
      await page.locator('.wpcf7-submit').click({ force: true });
      await page.locator('[name=your-name]').press('Enter');
      await page.clock.runFor(60_000);
    }
    await expectFailure(visit, SENTENCES[name] ?? NO_JSON);
    await expectSent(visit);
  });

  it('no connection', async () => {
    const visit = await open();
    const { page } = visit;
    await fill(page);
    await page.context().setOffline(true);
    await page.locator('.wpcf7-submit').click();
    await expectFailure(visit, OFFLINE);
    await page.context().setOffline(false);
    await expectSent(visit);
  });

  it('an unknown host', async () => {
    const visit = await open('http://nowhere.test');
    const { page } = visit;
    await fill(page);
    await page.locator('.wpcf7-submit').click();
    await expectFailure(visit, OFFLINE);
  });

  it('a valid response of two megabytes', async () => {
    const { page } = await open();
    await fill(page);
    faults.feedback = answer('mail_failed', { more: 'x'.repeat(2 ** 21) });
    await page.locator('.wpcf7-submit').click();
    await expect.poll(() => status(page), PATIENCE).toBe('failed');
    expect(await responses(page)).toEqual({ seen: 'Said: mail_failed', heard: 'Said: mail_failed' });
    expect(await page.locator('[name=your-name]').inputValue()).toBe('Noor');
  });
});

describe('when refilling after a success ends with', () => {
  it.each([...CUTS, ...Object.keys(FAULTS)])('%s, the success is still shown', async (name) => {
    const visit = await open();
    const { page, errors } = visit;
    await fill(page);
    if (isCut(name)) await cut(page, '**/refill', name);
    else faults.refill = FAULTS[name] as never;
    await page.locator('.wpcf7-submit').click();
    await expect.poll(() => requestCount(visit, 'refill'), PATIENCE).toBe(1);
    if (name === 'a hang') await page.clock.runFor(11_000);
    await expect.poll(() => status(page), PATIENCE).toBe('sent');
    expect(await responses(page)).toEqual({ seen: 'Said: mail_sent', heard: 'Said: mail_sent' });
    expect(await page.locator('[name=your-name]').inputValue()).toBe('');
    expect(requestCount(visit, 'feedback')).toBe(1);
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  });
});

describe('when the request for the schema ends with', () => {
  it.each([...CUTS, ...Object.keys(FAULTS)])('%s, the form can be sent', async (name) => {
    if (!isCut(name)) faults.schema = FAULTS[name] as never;
    const visit = await open(faults.origin, (page) => isCut(name) && cut(page, '**/schema', name));
    const { page, errors } = visit;
    await fill(page);
    // A change of another field requests the schema again.
    await expect.poll(() => requestCount(visit, 'schema'), PATIENCE).toBeGreaterThan(0);
    if (name === 'a hang') await page.clock.runFor(11_000);
    await page.locator('.wpcf7-submit').click();
    await expect.poll(() => status(page), PATIENCE).toBe('sent');
    expect(requestCount(visit, 'feedback')).toBe(1);
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  });
});
