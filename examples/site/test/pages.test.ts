// Markup, headers and script tags of all pages in both generations.

import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { pages } from '../src/pages/pages';
import { loads } from '../src/switches';

const app = createApp();

const get = async (path: string): Promise<{ response: Response; html: string }> => {
  const response = await app.request(path);
  return { response, html: await response.text() };
};

const addresses = [
  '/',
  '/coffee',
  '/test-pages',
  '/shop',
  '/product/kettle',
  '/cart',
  '/submissions',
  ...pages.flatMap(({ path }) => [path, `/d5${path}`]),
];

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;

describe.each(addresses)('%s', (address) => {
  it('is an HTML page with one h1, one main landmark and a skip link to it', async () => {
    const { response, html } = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(count(html, /<h1[\s>]/g)).toBe(1);
    expect(html).toContain('<a class="skip-link" href="#main-content">');
    expect(html).toContain('id="main-content" role="main"');
  });

  it('names only pictures and films that exist, except for the lost ones that show a failure', async () => {
    const { html } = await get(address);
    // Addresses also stand in JSON, whose slashes may be escaped.
    const named = html.replaceAll('\\/', '/').match(/\/(?:images|media)\/[\w-]+\.\w+/g) ?? [];
    const wanted = [...new Set(named)].filter((path) => !path.startsWith('/media/lost.'));
    const statuses = await Promise.all(wanted.map(async (path) => [path, (await app.request(path)).status]));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('has no inline style, no inline handler and no repeated id', async () => {
    const { html } = await get(address);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('opens as many elements as it closes', async () => {
    const { html } = await get(address);
    for (const tag of ['div', 'ul', 'li', 'section', 'article', 'p', 'a', 'span'])
      expect([tag, count(html, new RegExp(`<${tag}[\\s>]`, 'g'))]).toEqual([
        tag,
        count(html, new RegExp(`</${tag}>`, 'g')),
      ]);
  });

  it('prints the nonce of the policy on every inline script', async () => {
    const { response, html } = await get(address);
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(nonce).toBeTruthy();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/json)([^>]*)>/g)];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  });
});

describe('content security policy', () => {
  it('is strict unless it is switched off, with a new nonce for each response', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await app.request('/toggle')).headers.get('Content-Security-Policy')),
    );
    expect(policies[0]).toMatch(
      /^default-src 'self'; script-src 'self' 'nonce-[^']+'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'$/,
    );
    expect(policies[0]).not.toBe(policies[1]);
    expect((await app.request('/toggle?csp=off')).headers.get('Content-Security-Policy')).toBeNull();
  });
});

describe('load switch', () => {
  const expected: Record<(typeof loads)[number], string> = {
    module: '<script type="module" src="/enliven/enliven.js"></script>',
    async: '<script type="module" async src="/enliven/enliven.js"></script>',
    defer: '<script defer src="/enliven/enliven.iife.js"></script>',
    end: '<script type="module" src="/enliven/enliven.js"></script>\n</body>',
    late: '<script defer src="/scripts/load-later.js" data-src="/enliven/enliven.js"></script>',
    delayed: '<script defer src="/scripts/load-on-first-touch.js" data-src="/enliven/enliven.js"></script>',
    iife: '<script src="/enliven/enliven.iife.js"></script>',
    'modules-only': '<script type="module" src="/enliven/modules.js"></script>',
    none: '<link rel="stylesheet" href="/theme.css">\n</head>',
  };

  it.each(loads)('%s', async (load) => {
    expect((await get(`/toggle?load=${load}`)).html).toContain(expected[load]);
  });

  it('adds the first-tap script and the fail-safe to a delayed page', async () => {
    const { html } = await get('/toggle?load=delayed&flavour=lite');
    expect(html).toContain('<link rel="stylesheet" href="/enliven/lite/failsafe.css">');
    expect(html).toContain('<script src="/enliven/lite/first-tap.js"></script>');
  });

  it('omits the runtime with the value "none"', async () => {
    expect((await get('/toggle?load=none')).html).not.toContain('/enliven/');
  });

  it('treats an unknown value as the default', async () => {
    expect((await get('/toggle?load="><script>alert(1)</script>')).html).toContain(expected.module);
  });

  it('is kept in the links of the page, escaped', async () => {
    const { html } = await get('/toggle?load=none&csp=%22%3E%3Cscript%3E');
    expect(html).toContain('href="/tabs?load=none&amp;csp=%22%3E%3Cscript%3E"');
  });
});

describe('config', () => {
  it('is printed as data that cannot end its element', async () => {
    const config = { ignore: '</script><script>alert(1)</script>', note: '\u2028<!--' };
    const { html } = await get(`/toggle?config=${encodeURIComponent(JSON.stringify(config))}`);
    const block = /<script type="application\/json" id="enliven-config">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toEqual(config);
  });

  it('is absent by default', async () => {
    expect((await get('/toggle')).html).not.toContain('enliven-config');
  });

  it.each(['{', '[]', 'null', '"text"', '<script>'])('rejects %s', async (text) => {
    const { response, html } = await get(`/toggle?config=${encodeURIComponent(text)}`);
    expect(response.status).toBe(400);
    expect(html).toBe('The config in the address is not a JSON object.');
  });
});

describe('unknown addresses', () => {
  it.each(['/nowhere', '/d5/nowhere', '/wp-json/else'])('%s gets the page for unknown addresses', async (path) => {
    const { response, html } = await get(path);
    expect(response.status).toBe(404);
    expect(html).toContain('Nobody lives here');
  });
});
