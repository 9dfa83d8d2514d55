/** Comparison of the behaviors that `scan()` finds in a page's HTML with those that the loader's selectors find in the browser. */
import { scan, type Units } from '@enliven/compose';
import type { Page } from 'playwright';

/** Returns the behaviors of the page as the server sent it, by the same selectors and printed globals. */
const foundInBrowser = (page: Page, behaviors: Units['behaviors']): Promise<string[]> =>
  page.evaluate(
    (rows) => {
      const { enlivenBefore = '' } = globalThis as { enlivenBefore?: string };
      const sent = new DOMParser().parseFromString(enlivenBefore, 'text/html');
      const ignored =
        '[data-enliven-ignore],#et-fb-app,.wp-block-woocommerce-cart,.wp-block-woocommerce-checkout,.wp-block-woocommerce-mini-cart';
      const hasContent = (value: unknown): boolean =>
        typeof value === 'object' ? Object.values(value ?? {}).some(hasContent) : value !== undefined && value !== '';
      return rows.flatMap(({ name, selector, globals }) => {
        const isFound = globals
          ? globals.some((path) => {
              const [variable = '', field] = path.split('.');
              const value = Object.hasOwn(globalThis, variable) ? Reflect.get(globalThis, variable) : undefined;
              return hasContent(field ? Object(value)[field] : value);
            })
          : [...sent.querySelectorAll(selector)].some((element) => !element.closest(ignored));
        return isFound ? name : [];
      });
    },
    Object.entries(behaviors).map(([name, { selector, globals }]) => ({ name, selector, globals })),
  );

/** Returns a sentence for each difference. */
export async function scanProblems(page: Page, html: string, units: Units): Promise<string[]> {
  const scanned = scan(html, units);
  const found = await foundInBrowser(page, units.behaviors);
  return [
    ...found.filter((name) => !scanned.includes(name)).map((name) => `scan() does not find ${name}, the browser does`),
    ...scanned.filter((name) => !found.includes(name)).map((name) => `scan() finds ${name}, the browser does not`),
  ];
}
