/** A swapped body without modules leaves nothing of the old page in memory. `endurance.page.test.ts` swaps bodies with modules. */
import type { CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html, module, three } from './support/markup';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits({});

/** Page with all kinds of kept objects: mounts, revealed elements, and elements without behaviors. */
const BODY = `${three()}<p class="et_animated" style="opacity: 0">Shown by the net</p>
<div class="et_pb_preload"><p style="visibility: hidden">So is this</p></div>${'<p><b>Words</b></p>'.repeat(200)}`;

type Scope = typeof globalThis & { left: WeakRef<Element>[] };

const swap = (page: Page, body: string) =>
  page.evaluate((content) => {
    const scope = globalThis as Scope;
    scope.left ??= [];
    scope.left.push(new WeakRef(document.body));
    const next = document.createElement('body');
    next.innerHTML = content;
    document.documentElement.replaceChild(next, document.body);
  }, body);

async function collect(session: CDPSession): Promise<void> {
  // Objects that are freed in one round may have held others.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
}

/** Waits for idle time, in which revealed elements are released. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round++) await new Promise((resolve) => requestIdleCallback(resolve));
  });

it('a body without modules lets the previous one be freed', async () => {
  const address = theStage.server.put('/plain-swap.html', html({ head: module(), body: BODY }));
  const { page } = await browser.open(address);
  const session = await page.context().newCDPSession(page);
  await settle(page);
  await swap(page, '<p>Words</p>');
  await expect
    .poll(async () => {
      await idle(page);
      await collect(session);
      return page.evaluate(() => (globalThis as Scope).left.filter((body) => body.deref()).length);
    }, PATIENCE)
    .toBe(0);
});
