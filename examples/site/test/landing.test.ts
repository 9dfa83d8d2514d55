// Landing page: line to copy, displayed markup, contact form, and links to the documentation.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { DOCS, docsLinks } from '../src/content/links';
import { openStore } from '../src/database';
import { docsRoutes } from '../src/routes/docs';
import { contactNonce } from '../src/theme/contact-form';

/** Markdown of the documentation. */
const SOURCES = fileURLToPath(new URL('../../../docs/', import.meta.url));

const store = openStore();
const app = createApp({ store });
const get = async (path: string): Promise<string> => (await app.request(path)).text();

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const unescaped = (html: string): string => html.replace(/&(\w+|#39);/g, (whole, name) => entities[name] ?? whole);

const NAMES = ['toggle', 'accordion', 'tabs', 'counters', 'slider', 'gallery', 'contact-form'];

describe('the landing page', () => {
  it('shows the same tag that it contains, for the flavour of the page', async () => {
    for (const [query, folder] of [
      ['', '/enliven/'],
      ['?flavour=lite', '/enliven/lite/'],
    ]) {
      const html = await get(`/${query}`);
      const shown = /aria-label="Code: the script tag"><code>(.*?)<\/code>/.exec(html)?.[1] ?? '';
      expect(unescaped(shown)).toBe(`<script type="module" src="${folder}enliven.js"></script>`);
      expect(html).toContain(unescaped(shown));
    }
  });

  it('displays exactly the markup of the live module', async () => {
    const html = await get('/');
    const codes = [...html.matchAll(/aria-label="Code: the markup of [^"]*"><code>(.*?)<\/code>/gs)].map(
      ([, code = '']) => unescaped(code),
    );
    expect(codes).toHaveLength(NAMES.length);
    for (const [at, name] of NAMES.entries())
      expect(html).toContain(`<div class="lp-live" data-live="${name}">${codes[at]}</div>`);
  });

  it('differs between responses only in its nonces, so that modules can be compared with a fresh response', async () => {
    const [one, other] = await Promise.all([get('/'), get('/')]);
    const bare = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
    expect(bare(one)).toBe(bare(other));
  });

  it('selects the state without script and omits the module script with load=none', async () => {
    const html = await get('/?load=none');
    expect(html).toMatch(/<input type="radio" name="state" value="none" autocomplete="off" checked>/);
    expect(html).toMatch(/<fieldset class="lp-switch" [^>]* disabled>/);
    expect(html).not.toContain('<script type="module"');
  });

  it('keeps the switches of the address on its links', async () => {
    const html = await get('/?flavour=lite&csp=off');
    expect(html).toContain('href="/coffee?flavour=lite&amp;csp=off"');
    expect(html).toContain('href="/?flavour=react&csp=off#try"');
  });
});

describe('the contact form of the landing page', () => {
  const post = (message: string) =>
    app.request('/', {
      method: 'POST',
      body: new URLSearchParams({
        et_pb_contactform_submit_0: 'et_contact_proccess',
        '_wpnonce-et-pb-contact-form-submitted-0': contactNonce,
        et_pb_contact_name_0: 'Noor',
        et_pb_contact_email_0: 'noor@mill.test',
        et_pb_contact_message_0: message,
        et_pb_contact_email_fields_0: JSON.stringify(
          ['name', 'email', 'message'].map((id, at) => ({
            field_id: `et_pb_contact_${id}_0`,
            original_id: id,
            required_mark: 'required',
            field_type: ['input', 'email', 'text'][at],
          })),
        ),
      }),
    });

  it('shows thanks only after a note was sent, and stores the note', async () => {
    expect(await get('/')).not.toContain('Thank you');
    expect(await (await post('Hello')).text()).toContain('<p>Thank you. The note hangs beside the grinder.</p>');
    expect(store.list()[0]).toMatchObject({ kind: 'builder-contact', payload: { fields: { message: 'Hello' } } });
  });

  it('rejects an empty note', async () => {
    const html = await (await post('')).text();
    expect(html).toContain('Please fill in every field');
    expect(html).toContain('value="noor@mill.test"');
  });

  it('does not affect the end points of the shop at the same address', async () => {
    const response = await app.request('/?wc-ajax=get_refreshed_fragments', { method: 'POST' });
    expect(Object.keys((await response.json()) as object)).toContain('fragments');
  });
});

describe('documentation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-docs-'));
  const docs = docsRoutes(folder);
  for (const name of ['', 'behaviors', 'guides']) mkdirSync(join(folder, name), { recursive: true });
  for (const { address } of docsLinks)
    writeFileSync(join(folder, address.slice(DOCS.length).replace(/\/$/, '/index.html')), `<h1>${address}</h1>`);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(docsLinks.map(({ address }) => address))('serves the page %s', async (address) => {
    const response = await docs.request(address);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(`<h1>${address}</h1>`);
  });

  it('links to pages that have a source', () => {
    const sources = docsLinks.map(({ address }) =>
      address.slice(DOCS.length).replace(/\/$/, '/index').replace('.html', ''),
    );
    const generated = '/behaviors/index';
    const missing = sources.filter((name) => name !== generated && !existsSync(join(SOURCES, `${name}.md`)));
    expect(missing).toEqual([]);
  });

  it('redirects the address without a slash to the first page', async () => {
    expect((await docs.request(DOCS)).headers.get('Location')).toBe(`${DOCS}/`);
  });

  it.each(['/docs/../README.md', '/docs/%2e%2e/README.md', `${DOCS}/nowhere.html`])(
    'explains how to build the documentation instead of %s',
    async (address) => {
      const response = await docs.request(address);
      expect(response.status).toBe(404);
      if (address.includes('nowhere')) expect(await response.text()).toMatch(/"npm start" builds it/);
    },
  );
});
