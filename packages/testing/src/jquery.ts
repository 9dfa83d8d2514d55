/** A page that has jQuery on it. */
import jQuery from 'jquery';
import { afterEach, beforeEach, describe } from 'vitest';

/** Runs `test` with a real jQuery as `window.jQuery`, and removes it again. */
export async function withJQuery(test: ($: typeof jQuery) => void | Promise<void>): Promise<void> {
  const page = globalThis as { jQuery?: unknown };
  page.jQuery = jQuery;
  try {
    await test(jQuery);
  } finally {
    delete page.jQuery;
  }
}

/**
 * Registers tests that must hold on a page without jQuery and on one with it.
 *
 * Behaviors listen through jQuery if the page has it, and must receive the same events.
 */
export function onEitherPage(title: string, tests: () => void): void {
  describe(title, tests);
  describe(`${title}, with jQuery on the page`, () => {
    const page = globalThis as { jQuery?: unknown };
    beforeEach(() => {
      page.jQuery = jQuery;
    });
    afterEach(() => {
      delete page.jQuery;
    });
    tests();
  });
}
