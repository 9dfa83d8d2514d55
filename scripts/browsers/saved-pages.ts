/** Saved pages of real sites in browsers other than Chromium: all matches mount, controls work by keyboard, and `stop()` restores the page. */
import { relative, resolve } from 'node:path';
import { serve } from '../browser/serve';
import { difference } from '../pages/difference';
import { stageAnswers } from '../pages/stage';
import { FLAVOURS } from '../size/page-bytes';
import { filesBelow } from '../workspace';
import type { BrowserWindow } from './window';

/** Policy that blocks other hosts, and a script that collects errors. */
const WATCH = `<meta http-equiv="content-security-policy" content="default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:"><script>
globalThis.seenErrors = [];
addEventListener('error', (event) => { if (event.message) seenErrors.push(event.message); });
addEventListener('unhandledrejection', ({ reason }) => seenErrors.push('unhandled: ' + (reason?.message ?? reason)));
</script>`;

const watched = (html: string): string => {
  const head = /<head\b[^>]*>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + WATCH + html.slice(at);
};

export interface SavedPages {
  origin: string;
  /** Paths with the folder of a flavour first, such as `lite/divi4/tabs.html`. Flavours alternate. */
  paths: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves saved pages with the built runtime.
 *
 * @param every serves only one in `every` pages @default 1
 */
export async function serveSavedPages(dir: string, every = 1): Promise<SavedPages> {
  const root = resolve(dir);
  const answers = FLAVOURS.map((flavour) => stageAnswers({ dir: root, flavour }));
  const server = await serve((path) => {
    const at = FLAVOURS.findIndex((flavour) => path.startsWith(`/${flavour}/`));
    const inner = at === -1 ? path : path.slice((FLAVOURS[at] ?? '').length + 1);
    const content = answers[Math.max(at, 0)]?.(inner);
    return inner.endsWith('.html') && content !== undefined ? watched(String(content)) : content;
  });
  const paths = filesBelow(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((_, at) => at % every === 0)
    .map((path, at) => `${FLAVOURS[at % FLAVOURS.length]}/${path}`);
  return { origin: server.origin, paths, close: server.close };
}

/** Maximum number of controls that are pressed on a page. */
const CONTROLS = 4;
/** Milliseconds until a press is repeated, since modules ignore presses while they move, as in the theme. */
const PATIENCE = 1200;
/** Presses after which a control counts as broken. */
const PRESSES = 5;

const DOCTOR = 'globalThis.enliven?.doctor({ quiet: true })';
const isSettled = `(async () => {
  const report = await ${DOCTOR};
  return report && report.behaviors.every(({ waiting, mounted, failed, matched, stayedOut }) =>
    waiting === 0 && (stayedOut || report.page.builder || mounted + failed >= matched));
})()`;

/** Lists the controls in sight that a press changes. */
const LIST_CONTROLS = `(globalThis.seenControls = [...document.querySelectorAll('.et_pb_toggle_title [aria-expanded], [role="tab"]')]
  .filter((control) => control.checkVisibility())
  .filter((control) => !(control.closest('.et_pb_accordion') && control.getAttribute('aria-expanded') === 'true'))
  .filter((control) => control.getAttribute('aria-selected') !== 'true').slice(0, ${CONTROLS})).length`;

/** Presses controls by keyboard. @throws Error when one does not change */
async function pressControls(page: BrowserWindow): Promise<void> {
  const count = await page.evaluate<number>(LIST_CONTROLS);
  for (let at = 0; at < count; at++) {
    const control = `globalThis.seenControls[${at}]`;
    const state = `(${control}.getAttribute('aria-selected') ?? ${control}.getAttribute('aria-expanded'))`;
    const name = await page.evaluate<string>(`(${control}.focus(), ${control}.outerHTML.slice(0, 120))`);
    const before = await page.evaluate<string>(state);
    const isChanged = `${state} !== ${JSON.stringify(before)}`;
    for (let press = 1; !(await page.evaluate<boolean>(isChanged)); press++) {
      if (press > PRESSES) throw new Error(`${name} does not follow Enter`);
      await page.press('Enter');
      await page.evaluate(`(async () => {
        for (const end = performance.now() + ${PATIENCE}; !(${isChanged}) && performance.now() < end; )
          await new Promise((resolve) => setTimeout(resolve, 20));
      })()`);
    }
  }
}

/** Scrolls through the page, so that behaviors that wait for their element start. */
const SCROLL = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return true;
})()`;

const stop = 'globalThis.enliven.stop().then(() => document.documentElement.outerHTML)';

/** Visits one page. @throws Error that lists all problems */
export async function trySavedPage(page: BrowserWindow, address: string): Promise<void> {
  await page.goto(address);
  await page.until('all matches have mounted', `await ${isSettled}`);
  await page.evaluate(SCROLL);
  await page.until('all matches have mounted after scrolling', `await ${isSettled}`);
  await page.until('nothing stays hidden', `(await ${DOCTOR}).hidden.length === 0`);
  const failures = await page.evaluate<string[]>(
    `(async () => (await ${DOCTOR}).failures.map(({ behavior, element, message }) => behavior + ' failed on ' + element + ': ' + message))()`,
  );
  await pressControls(page);
  const after = await page.evaluate<string>(stop);
  const before = await page.evaluate<string>('globalThis.enlivenBefore');
  const errors = await page.evaluate<string[]>('globalThis.seenErrors');
  const change = difference(before, after);
  const problems = [
    ...failures,
    ...(change ? [`stop() does not restore the document ${change}`] : []),
    ...errors.map((error) => `uncaught: ${error}`),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
}
