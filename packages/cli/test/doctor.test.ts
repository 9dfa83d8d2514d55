/** Doctor without a browser: findings, and messages and exit codes for bad input. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { DoctorReport } from '../src/doctor/page-report';
import { examine, folderWith, JQUERY, ORIGINAL, pageOf, run, serve, TOGGLE } from './support/run';

const report = async (place: string, ...args: string[]): Promise<DoctorReport> =>
  JSON.parse((await examine(place, '--json', ...args)).output);

describe('doctor', () => {
  const SITE = {
    'index.html': pageOf(TOGGLE, JQUERY + ORIGINAL),
    'sub/page.html': pageOf('<p>Words.</p>'),
    'sub/other.html': pageOf(`${TOGGLE}<div class="et_pb_module dsm_card"></div>`, JQUERY + ORIGINAL),
    'wp-content/themes/Divi/js/scripts.min.js': 'work();'.repeat(5000),
    'wp-includes/js/jquery/jquery.min.js': 'jquery();'.repeat(100),
  };

  it('lists removable scripts with their sizes, and the lines to change', async () => {
    const { pages } = await report(folderWith(SITE));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({
      page: 'index.html',
      hasFindings: true,
      hasEnliven: false,
      behaviors: [{ name: 'toggle', elements: 1 }],
      removed: [
        { name: 'jquery-core', gzip: expect.any(Number) },
        { name: 'divi-custom-script', gzip: expect.any(Number) },
      ],
      kept: [],
      lines: { remove: [JQUERY, ORIGINAL], add: ['<script type="module" src="/enliven/lite/enliven.js"></script>'] },
    });
    expect(pages[0]?.enlivenBytes).toBeGreaterThan(5000);
  });

  it('explains why a script stays and which behaviors stay out because of it', async () => {
    const site = folderWith(SITE);
    const { pages } = await report(join(site, 'sub/other.html'));
    expect(pages[0]).toMatchObject({
      unknownModules: ['dsm_card'],
      removed: [],
      behaviors: [
        { name: 'toggle', staysOut: { script: 'divi-custom-script', why: expect.stringContaining('dsm_card') } },
      ],
    });
    const covered = await report(join(site, 'sub/other.html'), '--covers', 'dsm_card');
    expect(covered.pages[0]?.removed).toHaveLength(2);
  });

  it('examines every page of a folder with --all and sets the exit code', async () => {
    const site = folderWith(SITE);
    const all = await examine(site, '--all');
    expect(all.code).toBe(1);
    expect(all.output).toContain('3 pages, 2 with something to do.');
    expect(all.errors).toContain('1 of 3: index.html\n');
    expect((await examine(site, '--all', '--limit', '1')).output).toContain('2 pages more were left out');
    const quiet = await examine(join(site, 'sub/page.html'));
    expect([quiet.code, quiet.output]).toEqual([0, expect.stringContaining('This page has nothing for Enliven.')]);
  });

  it('has no findings on a page with Enliven and without original scripts', async () => {
    const site = folderWith({ 'index.html': pageOf(TOGGLE, '<script type="module" src="/x/enliven.js"></script>') });
    const { code, output } = await examine(site);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('All is well: Enliven is on this page for 1 behavior.'),
    ]);
    expect(output).not.toContain('Add at the end');
  });

  it('escapes names from the page in the HTML report', async () => {
    const site = folderWith({
      '<img src=x onerror=alert(1)>.html': pageOf(
        TOGGLE,
        '<script src="/a.js?<b>" id="divi-custom-script-js"></script>',
      ),
    });
    const { code } = await examine(site, '--html', join(site, 'report.htm'));
    expect(code).toBe(1);
    const html = readFileSync(join(site, 'report.htm'), 'utf8');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<img|<b>|<script/);
  });

  it('fetches a page and its scripts, and decodes the page by its header', async () => {
    const page = pageOf(TOGGLE.replace('Title', '\u00dcber'), ORIGINAL);
    const origin = await serve((request, response) => {
      const isPage = request.url === '/page';
      response.writeHead(200, { 'content-type': isPage ? 'text/html; charset=iso-8859-1' : 'text/javascript' });
      response.end(isPage ? Buffer.from(page.replace('utf-8', 'x'), 'latin1') : 'work();'.repeat(1000));
    });
    const { pages } = await report(`${origin}/page`);
    expect(pages[0]?.removed).toEqual([
      { name: 'divi-custom-script', gzip: expect.any(Number), tag: expect.stringContaining('scripts.min.js') },
    ]);
    expect(pages[0]?.lines.wordpress).toContain("  wp_dequeue_script('divi-custom-script');");
  });
});

describe('the base of a page', () => {
  it.each(['/sub/page.html', ''])('resolves the scripts of a folder, with "%s"', async (path) => {
    const base = path ? '' : '<base href="/sub/">';
    const head = `${base}<script src="../js/x.js" id="divi-custom-script-js"></script>`;
    const site = folderWith({ [path || 'index.html']: pageOf(TOGGLE, head), 'js/x.js': 'work();', 'wp-content/x': '' });
    const { pages } = await report(join(site, path || 'index.html'));
    expect(pages[0]?.removed).toEqual([expect.objectContaining({ gzip: expect.any(Number) })]);
  });

  it('may be the address of the site itself', async () => {
    const origin = await serve(({ url, headers }, response) => {
      const head = `<base href="http://${headers.host}/a/">${ORIGINAL.replace('/wp-', 'wp-')}`;
      response.writeHead(url === '/page' || url?.startsWith('/a/') ? 200 : 404, { 'content-type': 'text/html' });
      response.end(pageOf(TOGGLE, head));
    });
    const { pages } = await report(`${origin}/page`);
    expect(pages[0]?.removed).toEqual([expect.objectContaining({ gzip: expect.any(Number) })]);
  });
});

describe('the sitemap', () => {
  const urls = (...addresses: string[]) =>
    `<?xml version="1.0"?><urlset>${addresses.map((one) => `<url><loc>${one}</loc></url>`).join('')}</urlset>`;

  it('is read through indexes, compressed or not, and only on its own host', async () => {
    const requests: string[] = [];
    const origin = await serve(({ url = '', headers }, response) => {
      requests.push(url);
      const own = `http://${headers.host}`;
      const maps: Record<string, string | Buffer> = {
        '/robots.txt': `User-agent: *\nSitemap: ${own}/index.xml\n`,
        '/index.xml': `<sitemapindex><sitemap><loc>${own}/a.xml.gz</loc></sitemap><sitemap><loc><![CDATA[${own}/index.xml]]></loc></sitemap></sitemapindex>`,
        '/a.xml.gz': gzipSync(urls(`${own}/one?a=1&amp;b=2`, `${own}/two`, 'http://elsewhere.invalid/', `${own}/two`)),
      };
      const known = maps[url];
      response.writeHead(url === '/two' ? 500 : 200, { 'content-type': known ? 'text/plain' : 'text/html' });
      response.end(known ?? pageOf(TOGGLE));
    });
    const { pages, failures } = await report(origin, '--all');
    expect(pages.map(({ page }) => page)).toEqual([`${origin}/one?a=1&b=2`]);
    expect(failures).toEqual([
      { page: `${origin}/two`, message: `${origin}/two answers with status 500. Check the address.` },
    ]);
    expect(requests).toContain('/one?a=1&b=2');
  });

  it.each([
    ['is missing', '', /^No sitemap was found at http/],
    ['is not a sitemap', '<html><body>Sorry</body></html>', /is no sitemap: it has neither/],
    ['lists no page of the host', urls('http://elsewhere.invalid/'), /names no page of this host/],
  ])('causes an explained error if it %s', async (_how, text, sentence) => {
    const origin = await serve((_request, response) => {
      response.writeHead(text ? 200 : 404).end(text);
    });
    const { code, errors } = await examine(`${origin}/${text ? 'sitemap.xml' : ''}`, '--all');
    expect([code, errors]).toEqual([2, expect.stringMatching(sentence)]);
  });
});

describe('bad input', () => {
  it.each([
    [[], /^There is no command|^Usage|Usage: enliven doctor/],
    [['cure'], /^There is no command "cure"/],
    [['doctor'], /^Nothing is given to examine/],
    [['doctor', '/no/such/place'], /is neither an address nor an existing file or folder/],
    [['doctor', 'x', '--fast'], /Unknown option `--fast`/],
    [['doctor', 'x', '--timeout', 'soon'], /--timeout is "soon", but it must be a number/],
    [['doctor', 'x', '--flavour', 'vue'], /must be "lite" or "react"/],
    [['doctor', '.', '--build', '/no/such/build'], /units\.json does not exist/],
    [['migrate'], /^No file or folder is given/],
    [['migrate', '/no/such/file.js'], /does not exist/],
  ])('%j prints an explanation and exits with code 2', async (args, sentence) => {
    const { code, errors, output } = await run(...args);
    expect([code, errors, output]).toEqual([2, expect.stringMatching(sentence), '']);
  });

  it.each([
    ['a file that is not HTML', { 'a.txt': 'words' }, 'a.txt', /is no page: its name does not end in \.html/],
    ['a folder without pages', { 'a.txt': 'words' }, '', /There are no pages in/],
    ['a page of 11 MB', { 'a.html': Buffer.alloc(11_000_000, 32) }, 'a.html', /has 11\.0 MB/],
    ['a page with an unclosed script', { 'a.html': '<p>x<script src=a.js>' }, 'a.html', /a <script> has no <\/script>/],
  ])('%s prints an explanation and exits with code 2', async (_what, files, path, sentence) => {
    const { code, errors } = await examine(join(folderWith(files as Record<string, string>), path));
    expect([code, errors]).toEqual([2, expect.stringMatching(sentence)]);
  });

  it.each([
    ['answers 404', 404, 'text/html', 'gone', /answers with status 404/],
    ['is not HTML', 200, 'image/png', 'x', /is no page: its type is "image\/png"/],
    ['is larger than 10 MB', 200, 'text/html', 'x'.repeat(10_000_001), /is larger than 10 MB/],
  ])('an address that %s prints an explanation and exits with code 2', async (_how, status, type, body, sentence) => {
    const origin = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    const { code, errors } = await examine(origin);
    expect([code, errors]).toEqual([2, expect.stringMatching(sentence)]);
  });

  it.each([
    ['never answers', () => {}],
    [
      'stops in the middle',
      (response: import('node:http').ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    ],
  ])('a host that %s is given up after the time limit', async (_how, answer) => {
    const origin = await serve((_request, response) => answer(response));
    const { code, errors } = await examine(origin, '--timeout', '0.4');
    expect([code, errors]).toEqual([2, expect.stringMatching(/did not answer completely within 0\.4 s/)]);
  });

  it('a closed port prints an explanation and exits with code 2', async () => {
    const { code, errors } = await examine('http://127.0.0.1:9/');
    expect([code, errors]).toEqual([2, expect.stringMatching(/could not be reached/)]);
  });
});
