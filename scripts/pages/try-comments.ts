/** Opens the reply form of a comment by mouse, and cancels the reply by keyboard. */
import type { Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryComments(page: Page): Promise<boolean> {
  const link = await page.$('a.comment-reply-link[data-respondelement]');
  if (!link || !(await link.isVisible())) return false;
  const respond = await page.$('#respond');
  if (!respond) return false;
  await link.click({ timeout: PATIENCE });
  await expectSoon(
    page,
    'a click does not move the form to its comment',
    respond,
    (form) => !!form.closest('.commentlist') && form.contains(form.ownerDocument.activeElement),
  );
  await focus(page, 'the cancel link', await page.$('#cancel-comment-reply-link'));
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter does not move the form back', respond, (form) => !form.closest('.commentlist'));
  return true;
}
