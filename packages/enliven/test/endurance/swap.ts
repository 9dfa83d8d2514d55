/** Body swaps, as by Turbo and pjax. */
import type { Page } from 'playwright';

type Scope = typeof globalThis & { left: WeakRef<Element>[]; other: string };

/** Elements without behaviors, and elements that the safety net shows. */
export const REVEALED = `<p class="et_animated" style="opacity: 0">Shown by the net</p>
<div class="et_pb_preload"><p style="visibility: hidden">So is this</p></div>${'<p><b>Words</b></p>'.repeat(200)}`;

/** Replaces the body with another one that has this content. */
export const swap = (page: Page, content: string): Promise<void> =>
  page.evaluate((markup) => {
    const scope = globalThis as Scope;
    scope.left ??= [];
    scope.left.push(new WeakRef(document.body));
    const next = document.body.cloneNode() as Element;
    next.innerHTML = markup;
    document.documentElement.replaceChild(next, document.body);
  }, content);

/** Counts the replaced bodies in memory. The renderer's previous tree may hold the last one. */
export const keptBodies = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Scope).left.slice(0, -1).filter((body) => body.deref()).length);

/** Returns the content of the body that the server sent. */
export const servedBody = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { sent } = globalThis as unknown as { sent: string };
    return new DOMParser().parseFromString(sent, 'text/html').body.innerHTML;
  });
