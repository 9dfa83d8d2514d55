/** A page that has jQuery on it. */
import jQuery from 'jquery';

/** Runs `test` with a real jQuery as `window.jQuery`, and takes it away again. */
export async function withJQuery(test: ($: typeof jQuery) => void | Promise<void>): Promise<void> {
  const page = globalThis as { jQuery?: unknown };
  page.jQuery = jQuery;
  try {
    await test(jQuery);
  } finally {
    delete page.jQuery;
  }
}
