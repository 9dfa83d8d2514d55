/** Opens the search of a header or of a menu module by keyboard, and closes it again. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus } from './patience';

/** Returns the first visible match. The header's button has no box itself, only its icon has one. */
async function firstShown(page: Page, selector: string): Promise<ElementHandle<Element> | undefined> {
  for (const one of await page.$$(selector))
    if (await one.evaluate((it) => it.checkVisibility())) return one as ElementHandle<Element>;
  return undefined;
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function trySearch(page: Page): Promise<boolean> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const button = await firstShown(page, '#et_top_search, .et_pb_menu__search-button');
  if (!button) return false;
  await focus(page, 'the button of the search', button);
  await page.keyboard.press('Enter');
  await expectSoon(page, 'the field of the search does not take the focus', button, (it) => {
    const field = it.ownerDocument.activeElement;
    return field?.matches('.et-search-field, .et_pb_menu__search-input') === true && field.checkVisibility?.();
  });
  // The search ignores input while it opens.
  await expectSoon(
    page,
    'the search does not finish opening',
    button,
    (it) =>
      it.ownerDocument.querySelector(
        '.et_search_form_container.et_pb_no_animation, .et_pb_menu__search-container.et_pb_no_animation',
      ) !== null,
  );
  await page.keyboard.press('Escape');
  await expectSoon(
    page,
    'Escape does not close the search with the focus on its button',
    button,
    (it) => it.ownerDocument.activeElement === it && it.getAttribute('aria-expanded') === 'false',
  );
  await button.evaluate((it) => (it as HTMLElement).blur());
  return true;
}
