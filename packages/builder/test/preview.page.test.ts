/** Preview frames in Chromium: a rendering server, misbehaving frames, and pages that forge replies. */
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/browser/launch';
import type { openPreview, PreviewReply, runPreview } from '../src/preview';
import { type PreviewSite, servePreviews } from './support/preview-site';

/** Markup of the editor's page. */
interface Scope {
  openPreview: typeof openPreview;
  runPreview: typeof runPreview;
  noted: string[];
  runs: ReturnType<typeof runPreview>[];
}
declare const scope: Scope;

const PATIENCE = { timeout: 15_000, interval: 20 };
let browser: Browser;
let site: PreviewSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), servePreviews()]);
});
afterAll(() => Promise.all([browser?.close(), site?.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

async function editor(): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(
    'globalThis.__name ??= (value) => value; globalThis.scope = globalThis; globalThis.noted = []; globalThis.runs = [];',
  );
  await page.goto(site.editor);
  return page;
}

const noted = (page: Page): Promise<string[]> => page.evaluate(() => scope.noted);

/** Runs a preview in a frame that stays, and records its replies, refusals and errors. */
const run = (page: Page, nonce: string, timeout = 10_000): Promise<void> =>
  page.evaluate(
    ([word, time]) => {
      const frame = document.createElement('iframe');
      const preview = scope.runPreview(frame, {
        ...{ site: '/', nonce: word, shortcode: '[et_pb_text]"<b>', timeout: time, title: 'Draft' },
        onReply: ({ html }) => void scope.noted.push(`reply ${html}`),
        onError: ({ name, state }) => void scope.noted.push(`${name} ${state}`),
        onRefused: (refusal) => void scope.noted.push(refusal),
      });
      scope.runs.push(preview);
      document.body.append(frame);
    },
    [nonce, timeout] as const,
  );

describe('a preview', () => {
  it('returns the server’s markup from an inert frame, which is removed afterwards', async () => {
    const page = await editor();
    const result = page.evaluate(async () => {
      const preview = scope.openPreview(document, { site: '/', nonce: 'good', shortcode: '[a]"<b>', width: 479 });
      const frame = document.querySelector('iframe') as HTMLIFrameElement;
      const { opacity, position, pointerEvents, width } = getComputedStyle(frame);
      const seen = {
        ...{ id: frame.id, title: frame.title, tabIndex: frame.tabIndex, inert: frame.inert },
        ...{ hidden: frame.ariaHidden, opacity, position, pointerEvents, width },
      };
      return { seen, reply: await preview, left: document.querySelectorAll('iframe').length };
    });
    const { seen, reply, left } = await result;
    expect(seen).toEqual({
      ...{ id: expect.stringMatching(/^et-fb-preview-\d{13}-\d{1,4}$/), title: 'Preview', tabIndex: -1, inert: true },
      ...{ hidden: 'true', opacity: '0', position: 'absolute', pointerEvents: 'none', width: '479px' },
    });
    expect(reply).toEqual({
      ...{ iframe_id: seen.id, stylesheets: ['data:text/css,'] },
      html: '[a]"&lt;b&gt; <a href="/away">away</a> <a href="#here">here</a>',
    } satisfies PreviewReply);
    expect(left).toBe(0);
  });

  it('accepts one reply from its own frame and origin after the second load', async () => {
    const page = await editor();
    await run(page, 'hasty');
    await expect
      .poll(() => noted(page), PATIENCE)
      .toEqual(['early', 'shape', 'shape', 'id', 'reply right', 'replayed']);
  });

  it('rejects replies of other windows and origins', async () => {
    const page = await editor();
    await run(page, 'silent', 20_000);
    await page.evaluate((stranger) => {
      const { id } = scope.runs[0] as { id: string };
      const forged = { iframe_id: id, html: 'forged' };
      addEventListener('message', ({ data, source }) => {
        if (data === 'stranger') (source as Window).postMessage(forged, '*');
      });
      const frame = document.createElement('iframe');
      frame.src = stranger;
      document.body.append(frame);
      // A reply from the editor's own window is forged, too.
      postMessage(forged, '*');
    }, site.stranger);
    await expect.poll(async () => (await noted(page)).sort(), PATIENCE).toEqual(['origin', 'source']);
    // A reply after close() is not even reported.
    await page.evaluate(async () => {
      const [preview] = scope.runs;
      preview?.close();
      postMessage({ iframe_id: preview?.id, html: 'forged' }, '*');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(await noted(page)).toHaveLength(2);
  });

  it('fails after its timeout, and reports a late reply as expired', async () => {
    const page = await editor();
    await run(page, 'silent', 1000);
    await expect.poll(() => noted(page), PATIENCE).toEqual([expect.stringMatching(/^PreviewError /)]);
    await page.evaluate(() => {
      const { id } = scope.runs[0] as { id: string };
      postMessage({ iframe_id: id, html: 'at last' }, '*');
    });
    await expect.poll(async () => (await noted(page)).slice(1), PATIENCE).toEqual(['expired']);
  });

  it('is not rendered for an unexpected origin', async () => {
    const page = await editor();
    await run(page, 'guarded', 15_000);
    const frame = page.frameLocator('iframe');
    await expect.poll(() => frame.locator('p').textContent(), PATIENCE).toBe('This preview belongs to another site.');
    expect(await page.evaluate(() => scope.runs[0]?.state)).toBe('posted');
  });

  it('can be aborted by a signal', async () => {
    const page = await editor();
    const [reason, left] = await page.evaluate(async () => {
      const controller = new AbortController();
      const { signal } = controller;
      const preview = scope.openPreview(document, { site: '/', nonce: 'good', shortcode: '', signal });
      controller.abort('closed');
      return [await preview.catch((error) => error), document.querySelectorAll('iframe').length];
    });
    expect([reason, left]).toEqual(['closed', 0]);
  });
});

describe('PreviewFrame', () => {
  /** Renders the component with these props in place of the previous one. */
  const render = (page: Page, props: object): Promise<void> =>
    page.evaluate((frameProps) => {
      const tools = globalThis as unknown as Record<string, (...values: unknown[]) => unknown> & {
        reactRoot?: { render(element: unknown): void };
      };
      tools.reactRoot ??= tools.createRoot?.(document.querySelector('#root')) as { render(element: unknown): void };
      const onReply = ({ html }: { html: string }) => void scope.noted.push(html.split(' ')[0] as string);
      tools.reactRoot.render(frameProps && tools.createElement?.(tools.PreviewFrame, { ...frameProps, onReply }));
    }, props);

  it('renders each layout in a new frame, whose links and the browser’s back button show no other layout', async () => {
    const page = await editor();
    const props = { site: '/', nonce: 'good', visible: true, width: 300, title: 'Draft', className: 'draft' };
    await render(page, { ...props, shortcode: 'one' });
    await expect.poll(() => noted(page), PATIENCE).toEqual(['one']);
    const frame = page.locator('iframe.draft');
    expect(
      await frame.evaluate(({ title, inert, clientWidth }: HTMLIFrameElement) => [title, inert, clientWidth]),
    ).toEqual(['Draft', true, 300]);
    await render(page, { ...props, shortcode: 'two', width: 200 });
    await expect.poll(() => noted(page), PATIENCE).toEqual(['one', 'two']);
    expect(await frame.count()).toBe(1);
    expect(await frame.evaluate(({ clientWidth }: HTMLIFrameElement) => clientWidth)).toBe(200);

    const inside = page.frameLocator('iframe');
    await page.evaluate(() => history.go(-2));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await inside.locator('main').textContent()).not.toContain('one');
    const shown = () => inside.locator('.link-disabled').isVisible();
    await inside.locator('[href="#here"]').evaluate((link: HTMLElement) => link.click());
    expect(await shown()).toBe(false);
    await inside.locator('[href="/away"]').evaluate((link: HTMLElement) => link.click());
    expect(await shown()).toBe(true);
    expect(await inside.locator('main').count()).toBe(1);
  });

  it('keeps its frame if props other than the layout change', async () => {
    const page = await editor();
    const props = { site: '/', nonce: 'good', shortcode: 'one' };
    await render(page, props);
    await expect.poll(() => noted(page), PATIENCE).toEqual(['one']);
    const id = await page.locator('iframe').getAttribute('id');
    await render(page, { ...props, visible: true });
    expect(await page.locator('iframe').getAttribute('id')).toBe(id);
  });
});
