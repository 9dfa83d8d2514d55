/** Failures of requests to the server: each shows a message, no input is lost, and the next press works. */
import type { Page, Request, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { FORMS } from '../../../scripts/browsers/form-kinds';
import { PATIENCE, settle } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

type Answer = (route: Route) => Promise<void> | undefined;

interface Fault {
  name: string;
  answer: Answer;
  sentence: RegExp;
}

const OFFLINE = /You are probably offline\./;
const LATE = /takes too long to answer/;
const LARGE = 'x'.repeat(2 * 1024 * 1024);

const give =
  (body: string, status = 200, contentType = 'text/html'): Answer =>
  (route) =>
    route.fulfill({ status, contentType, body });

const json = (body: string, status = 200) => give(body, status, 'application/json');
const silence: Answer = () => undefined;

const transport: Fault[] = [
  { name: 'offline', answer: (route) => route.abort('internetdisconnected'), sentence: OFFLINE },
  { name: 'DNS failure', answer: (route) => route.abort('namenotresolved'), sentence: OFFLINE },
  { name: 'hang', answer: silence, sentence: LATE },
];

/** Replies that are not a page with the form, or not JSON: the visitor reads the same message. */
const replies: [name: string, answer: Answer][] = [
  ['500', give('<h1>Error</h1>', 500)],
  ['403 with body -1', give('-1', 403)],
  ['204', (route) => route.fulfill({ status: 204 })],
  ['an unrelated HTML page', give('<!doctype html><h1>Gateway</h1>')],
  ['truncated JSON', json('{"success":tr')],
  ['[]', json('[]')],
  ['values of wrong types', json('{"success":"false","error":{"a":1},"data":[7]}')],
  ['2 MB', give(`<!doctype html><p>${LARGE}</p>`)],
  ['2 MB of JSON', json(JSON.stringify({ padding: LARGE }))],
  ['a page without the container', give('<!doctype html><div class="et_pb_contact_form_container" id="other"></div>')],
  [
    'a truncated page',
    give('<!doctype html><div id="et_pb_contact_form_1" class="et_pb_contact_form_container" data-form'),
  ],
];

interface Kind {
  path: string;
  /** End of the address of the post. */
  target: string;
  root: string;
  live: string;
  button: string;
  values: Record<string, string>;
  failed: RegExp;
  thanks: RegExp;
}

const [contact, newsletter] = FORMS;
const kinds: Record<string, Kind> = {
  'contact form': {
    ...contact,
    values: { ...contact.values, ...contact.choices, et_pb_contact_message_0: 'Hello\nthere' },
    failed: /^This could not be sent\. Please try again later\.$/,
    thanks: /hangs beside the grinder/,
  },
  newsletter: {
    ...newsletter,
    failed: /^Please look at the fields below and try once more\.$/,
    thanks: /You are on the list/,
  },
};

async function fill(page: Page, { root, values }: Kind): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`${root} [name="${name}"]`);
    if (await field.evaluate(({ localName }) => localName === 'select')) await field.selectOption(value);
    else await field.fill(value);
  }
  const visit = page.locator(`${root} .et_pb_contact_field_radio label`).first();
  if ((await visit.count()) > 0) await visit.click();
  const question = page.locator(`${root} .et_pb_contact_captcha_question`);
  if ((await question.count()) === 0) return;
  const [first = 0, second = 0] = `${await question.textContent()}`.split(' + ').map(Number);
  await page.locator(`${root} .et_pb_contact_captcha`).fill(`${first + second}`);
}

/**
 * Opens a page with a completed form, and a server that replies to the first press with `answer`.
 *
 * @param lost code that fails to load
 */
async function open(kind: Kind, answer: Answer, { lost }: { lost?: RegExp } = {}) {
  const posts: string[] = [];
  const loading = new Set<Request>();
  const { page, errors, warnings } = await browser.open(`${theStage.site}${kind.path}`, {
    before: async (page) => {
      await page.clock.install();
      page.on('request', (request) => request.resourceType() === 'script' && loading.add(request));
      page.on('requestfinished', (request) => loading.delete(request));
      page.on('requestfailed', (request) => loading.delete(request));
      if (lost) await page.route(lost, (route) => route.abort());
      await page.route(
        (url) => url.pathname.endsWith(kind.target),
        (route) => {
          if (route.request().method() !== 'POST') return route.fallback();
          posts.push(route.request().postData() ?? '');
          return posts.length === 1 ? answer(route) : route.continue();
        },
      );
    },
  });
  await page.clock.resume();
  await settle(page);
  await fill(page, kind);
  const live = page.locator(`${kind.root} ${kind.live}`);
  /** Moves the clock. Code that still loads would exceed its own time limit, so the jump waits for that code. */
  const skip = async (milliseconds: number) => {
    await expect.poll(() => loading.size, PATIENCE).toBe(0);
    await page.clock.fastForward(milliseconds);
  };
  return { page, posts, root: page.locator(kind.root), live, errors, warnings, skip };
}

describe.each(Object.entries(kinds))('a %s', (_, kind) => {
  const faults = [...transport, ...replies.map(([name, answer]): Fault => ({ name, answer, sentence: kind.failed }))];

  it.each(faults)('shows a message and can be sent again after: $name', async ({ answer, sentence }) => {
    const { page, posts, root, live, errors, warnings, skip } = await open(kind, answer);
    const button = root.locator(kind.button);
    await button.click();
    await expect.poll(() => posts.length, PATIENCE).toBe(1);
    if (answer === silence) {
      // A press while the request runs sends nothing.
      await button.click({ force: true });
      await skip(6000);
      await expect.poll(() => live.textContent(), PATIENCE).toMatch(/takes longer than usual/);
      await skip(60_000);
    }
    await expect.poll(() => live.textContent(), PATIENCE).toMatch(sentence);
    expect(await live.getAttribute('role')).toBe('alert');
    expect(await live.isVisible()).toBe(true);
    for (const [name, value] of Object.entries(kind.values))
      expect(await root.locator(`[name="${name}"]`).inputValue()).toBe(value);
    expect(await root.locator('[aria-busy], [aria-disabled]').count()).toBe(0);
    await expect.poll(() => root.evaluate((element) => getComputedStyle(element).opacity), PATIENCE).toBe('1');
    expect(posts).toHaveLength(1);
    // A refusal with a message of the server is an answer; any other failure is reported once, and is no error of the page.
    const [, ...repeated] = warnings.filter((text) => text.startsWith('[enliven'));
    expect(repeated).toEqual([]);
    expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);

    await button.click();
    await expect.poll(() => root.getByText(kind.thanks).isVisible(), PATIENCE).toBe(true);
    expect(posts).toHaveLength(2);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('tabindex'))).toBe('-1');
  });
});

describe.each(Object.entries(kinds))('a %s', (_, kind) => {
  const asEver: Answer = (route) => route.continue();

  it('shows a message when the code that sends it fails to load, and can be sent again', async () => {
    const lost = /chunks\/builder-session-/;
    const { page, posts, root, live } = await open(kind, asEver, { lost });
    await root.locator(kind.button).click();
    await expect.poll(() => live.textContent(), PATIENCE).toBe('This could not be sent. Please try again later.');
    expect([await live.isVisible(), await live.getAttribute('role'), posts]).toEqual([true, 'alert', []]);
    for (const [name, value] of Object.entries(kind.values))
      expect(await root.locator(`[name="${name}"]`).inputValue()).toBe(value);
    await page.unroute(lost);
    await root.locator(kind.button).click();
    await expect.poll(() => root.getByText(kind.thanks).isVisible(), PATIENCE).toBe(true);
    expect(posts).toHaveLength(1);
  });
});

describe('a hostile reply runs no code under trusted types', () => {
  const HOSTILE = `<img src=x onerror="hurt=1"><script>hurt=1</script><iframe srcdoc="<script>parent.hurt=1</script>"></iframe><svg onload="hurt=1"></svg><a href="java&#10;script:hurt=1">link</a>`;

  it('to a contact form', async () => {
    const kind = kinds['contact form'] as Kind;
    const body = `<!doctype html><body onload="hurt=1"><div id="et_pb_contact_form_0" class="et_pb_contact_form_container"><div class="et-pb-contact-message"><p>Thanks</p>${HOSTILE}</div></div>`;
    const { page, root } = await open(kind, give(body));
    await root.locator(kind.button).click();
    await expect.poll(() => root.textContent(), PATIENCE).toMatch(/Thanks/);
    await root.locator('a').click();
    expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false);
    expect(await root.locator('script, [onerror], [onload], [srcdoc], a[href]').count()).toBe(0);
  });

  it('to a sign-up, where it is shown as text', async () => {
    const kind = kinds.newsletter as Kind;
    const { page, root, live } = await open(kind, json(JSON.stringify({ error: HOSTILE })));
    await root.locator(kind.button).click();
    await expect.poll(() => live.textContent(), PATIENCE).toContain('<img src=x');
    expect(await live.locator('img, script, iframe, svg, a').count()).toBe(0);
    expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false);
  });
});
