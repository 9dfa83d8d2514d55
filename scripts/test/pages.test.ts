/** Page check, which accepts a working runtime and reports each kind of failure. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch } from '../browser/launch';
import { type LocalServer, serve } from '../browser/serve';
import { oneOfEach, othersOfEach } from '../check-pages';
import { difference } from '../pages/difference';
import { HEADER_TIMES, headerKinds } from '../pages/header-kinds';
import { largest, shiftPool, shiftProblems, shiftsOf } from '../pages/shift';
import { stage } from '../pages/stage';
import { visit, visitPool } from '../pages/visit';

const PAGE = `<!doctype html><html><head><title>Toggle</title></head><body><img src="http://elsewhere.test/a.png">
<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Title</h5>
<div class="et_pb_toggle_content">Text</div></div><p class="far" style="margin-top: 3000px">Far</p></body></html>`;

/** Small runtime that opens toggles. Tests replace parts of its code to cause failures. */
const RUNTIME = `
let undo = [];
const toggles = () => [...document.querySelectorAll('.et_pb_toggle')];
function live(root) {
  const title = root.querySelector('.et_pb_toggle_title');
  const content = root.querySelector('.et_pb_toggle_content');
  const flip = () => {
    const open = root.classList.contains('et_pb_toggle_close');
    root.className = 'et_pb_toggle et_pb_toggle_' + (open ? 'open' : 'close');
    content.style.display = open ? 'block' : 'none';
  };
  const onKey = (event) => { if (event.key === 'Enter') flip(); };
  title.setAttribute('role', 'button');
  title.tabIndex = 0;
  title.addEventListener('click', flip);
  title.addEventListener('keydown', onKey);
  return () => {
    title.removeEventListener('click', flip);
    title.removeEventListener('keydown', onKey);
    title.removeAttribute('role');
    title.removeAttribute('tabindex');
    root.className = 'et_pb_toggle et_pb_toggle_close';
    // Chromium keeps an empty style attribute if no script has read it.
    if (content.getAttribute('style') !== null) content.removeAttribute('style');
  };
}
globalThis.enliven = {
  start() { undo = toggles().map(live); },
  async stop() { for (const off of undo.splice(0)) off(); },
  async doctor() {
    const mounted = undo.length;
    return { page: { builder: null }, failures: [], hidden: [],
      behaviors: [{ name: 'toggle', matched: 1, mounted, waiting: 0, failed: 0 }] };
  },
};
enliven.start();`;

/** Returns a runtime whose code loads late and then runs `change` on the page. */
const lateWith = (change: string) => ({
  runtime: RUNTIME.replace('enliven.start();', "import('./chunks/late.js');"),
  late: `enliven.start(); ${change}`,
});

describe('stage', () => {
  it('inserts the script at the end of the head', () => {
    const staged = stage('<html><head><title>A</title></HEAD ><body></body></html>', 'lite');
    expect(staged).toMatch(/<title>A<\/title><style>[\s\S]*src="\/enliven\/lite\/enliven\.js"><\/script><\/HEAD >/);
  });

  it('inserts the optional style sheet only if requested', () => {
    const link = '<link rel="stylesheet" href="/enliven/lite/enliven.css">';
    expect(stage('<head></head>', 'lite', true)).toContain(link);
    expect(stage('<head></head>', 'lite')).not.toContain(link);
  });

  it('inserts the script at the start of a page without a head', () => {
    expect(stage('<p>A', 'react')).toMatch(/src="\/enliven\/enliven\.js"><\/script><p>A$/);
  });
});

it('oneOfEach and othersOfEach cover every page, and each covers pages with a unique name', () => {
  const paths = ['4/a.html', '4/b.html', '4/c.html', '5/a.html', '5/b.html'];
  expect(othersOfEach(paths)).toEqual(['4/b.html', '4/c.html', '5/a.html']);
  expect(new Set([...oneOfEach(paths), ...othersOfEach(paths)])).toEqual(new Set(paths));
});

describe('oneOfEach', () => {
  it('returns each name once from alternating folders', () => {
    const paths = ['4/a.html', '4/b.html', '4/c.html', '5/a.html', '5/c.html', '5/d.html'];
    expect(oneOfEach(paths)).toEqual(['4/a.html', '4/b.html', '4/c.html', '5/d.html']);
    expect(oneOfEach(['4/a.html', '4/b.html', '5/a.html', '5/b.html'])).toEqual(['4/a.html', '5/b.html']);
  });
});

describe('headerKinds', () => {
  it('limits the pages on which a kind of header is used, and gives the same answer at a second attempt', async () => {
    const skipped = headerKinds();
    const ofKind = (kind: string) => ({ evaluate: async () => kind }) as unknown as Page;
    const isUsed = async (kind: string, path: string) => (await skipped(ofKind(kind), path)).size === 0;
    for (let at = 0; at < HEADER_TIMES; at++) expect(await isUsed('fixed', `${at}.html`)).toBe(true);
    expect(await isUsed('fixed', 'more.html')).toBe(false);
    expect(await isUsed('fixed', '0.html')).toBe(true);
    expect(await isUsed('split', 'more.html')).toBe(true);
  });
});

describe('difference', () => {
  it('is undefined for equal texts', () => {
    expect(difference('same', 'same')).toBeUndefined();
  });

  it('shows the first difference', () => {
    expect(difference('<p class="a">', '<p class="b">')).toBe(
      'at character 10: "…<p class="a">…" became "…<p class="b">…"',
    );
    expect(difference('<p>', '<p><b>')).toContain('at character 3');
  });
});

describe('visit', () => {
  let browser: Browser;
  let server: LocalServer;
  let runtime = RUNTIME;
  let late = '';
  let page = PAGE;
  /** Serves a page with the runtime. */
  const serveWith = (read: () => { runtime: string; late: string; page: string }) =>
    serve((path) => {
      const now = read();
      if (path === '/enliven/enliven.js') return now.runtime;
      if (path === '/enliven/chunks/late.js') return now.late;
      const [, file] = /\/enliven\/file-(\d)\.js$/.exec(path) ?? [];
      if (file) return file === '4' ? '' : `import './file-${Number(file) + 1}.js';`;
      return path === '/page.html' ? stage(now.page, 'react') : undefined;
    });
  beforeEach(() => {
    page = PAGE;
  });
  beforeAll(async () => {
    browser = await launch();
    server = await serveWith(() => ({ runtime, late, page }));
  }, 30_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('reports no problems for a working page', async () => {
    runtime = RUNTIME;
    const report = await visit(visitPool(browser), server.origin, 'page.html');
    expect(report).toMatchObject({ matched: 1, mounted: 1, failed: 0, tried: ['toggle'], problems: [] });
    expect(report).toMatchObject({ files: 1, depth: 1 });
    expect(report.bytes).toBeGreaterThan(300);
  }, 30_000);

  it.each([
    ['pushes the page down', "document.body.style.paddingTop = '200px';"],
    ['increases a height in the middle of the page', "document.querySelector('.et_pb_toggle').style.height = '300px';"],
  ])(
    'reports code that %s when it loads, in both windows',
    async (_, change) => {
      ({ runtime, late } = lateWith(change));
      const below = PAGE.replace('margin-top: 3000px', 'height: 200px');
      page = below;
      const shifts = await shiftsOf(shiftPool(browser), `${server.origin}/page.html`);
      expect(shiftProblems(shifts)).toEqual([
        expect.stringMatching(/^in a window of 1280 pixels it moves by 0\.\d+: .*p\.far/),
        expect.stringMatching(/^in a window of 390 pixels it moves by 0\.\d+: .*p\.far/),
      ]);
    },
    30_000,
  );

  it.each([
    ['moves nothing', ''],
    ['moves a number counter', "document.querySelector('.percent').style.paddingLeft = '200px';"],
  ])(
    'reports no problems for code that %s',
    async (_, change) => {
      ({ runtime, late } = lateWith(change));
      page = PAGE.replace('<p class', '<div class="et_pb_number_counter"><p class="percent">5</p></div><p class');
      const shifts = await shiftsOf(shiftPool(browser), `${server.origin}/page.html`);
      expect(shiftProblems(shifts)).toEqual([]);
      expect(largest(shifts)).toBe(0);
    },
    30_000,
  );

  it('ignores the shift of a header that becomes visible, but not of one that stays hidden', async () => {
    page = PAGE.replace('<body>', '<body class="et_hide_nav">').replace('margin-top: 3000px', 'height: 200px');
    const push = "document.body.style.paddingTop = '200px';";
    ({ runtime, late } = lateWith(push));
    expect(shiftProblems(await shiftsOf(shiftPool(browser), `${server.origin}/page.html`))).toHaveLength(2);
    ({ runtime, late } = lateWith(`${push} document.body.className = '';`));
    expect(shiftProblems(await shiftsOf(shiftPool(browser), `${server.origin}/page.html`))).toEqual([]);
  }, 30_000);

  it('reports late requests of a behavior in the window, but not of one outside', async () => {
    runtime = RUNTIME.replace('enliven.start();', "enliven.start(); import('./file-3.js');");
    const near = [
      { name: 'toggle', selector: '.et_pb_toggle', files: ['file-3.js', 'file-4.js'] },
      { name: 'far', selector: '.far', files: ['file-4.js'] },
    ];
    const { problems, depth } = await visit(visitPool(browser), server.origin, 'page.html', {
      doctorFiles: () => [],
      near,
    });
    expect(depth).toBe(3);
    expect(problems).toEqual(['file-4.js is asked for after the runtime, though toggle is in the window']);
  }, 30_000);

  // These are concurrent, as each waits for a timeout.
  it.concurrent('reports behaviors that still wait as a problem, in both windows', async () => {
    const waiting = RUNTIME.replace('waiting: 0', 'waiting: 1');
    const own = await serveWith(() => ({ runtime: waiting, late: '', page: PAGE }));
    const shifts = await shiftsOf(shiftPool(browser), `${own.origin}/page.html`).finally(own.close);
    const unknown = 'its layout shift is unknown: these behaviors still wait after 10 s: toggle';
    expect(shiftProblems(shifts)).toEqual([
      `in a window of 1280 pixels ${unknown}`,
      `in a window of 390 pixels ${unknown}`,
    ]);
  }, 60_000);

  it.concurrent.each([
    ["title.addEventListener('click', flip);", '', 'a click does not open the toggle'],
    ["open ? 'block' : 'none';", "'none';", 'a click does not open the toggle'],
    ["title.addEventListener('keydown', onKey);", '', 'Enter does not close the toggle'],
    ["title.setAttribute('role', 'button');", '', 'has nothing to focus'],
    ["title.removeAttribute('role');", '', 'stop() does not restore the document'],
    ['undo.length;', 'undo.length - 1;', 'toggle: 0 of 1 became active'],
    ['hidden: []', "hidden: [{ element: 'a', why: 'b' }]", 'a is left hidden: b'],
    ['enliven.start();', "enliven.start(); console.error('oh');", 'console: oh'],
    ['enliven.start();', "enliven.start(); setTimeout(() => { throw new Error('ah') });", 'uncaught: ah'],
    ['enliven.start();', "enliven.start(); import('./gone.js').catch(() => {});", '404'],
    ['enliven.start();', "enliven.start(); import('./file-2.js');", 'file-4.js is the 4th file in a row'],
    ['globalThis.enliven =', 'const enliven =', 'the runtime is not on the page'],
  ])(
    'reports a runtime in which %j is replaced with %j',
    async (text, replacement, problem) => {
      expect(RUNTIME).toContain(text);
      const own = await serveWith(() => ({ runtime: RUNTIME.replace(text, replacement), late: '', page: PAGE }));
      const { problems } = await visit(visitPool(browser), own.origin, 'page.html').finally(own.close);
      expect(problems.join('\n')).toContain(problem);
    },
    60_000,
  );
});
