/** Answers a comment by mouse, and changes one's mind by keyboard. */
import type { Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

/** @returns whether there was one to try. @throws Error that says what did not happen */
export async function tryComments(page: Page): Promise<boolean> {
  const link = await page.$('a.comment-reply-link[data-respondelement]');
  if (!link || !(await link.isVisible())) return false;
  const respond = await page.$('#respond');
  if (!respond) return false;
  await link.click({ timeout: PATIENCE });
  await expectSoon(
    page,
    'a click does not bring the form to its comment',
    respond,
    (form) => !!form.closest('.commentlist') && form.contains(form.ownerDocument.activeElement),
  );
  await focus(page, 'the link that cancels', await page.$('#cancel-comment-reply-link'));
  await page.keyboard.press('Enter');
  await expectSoon(page, 'Enter does not take the form back', respond, (form) => !form.closest('.commentlist'));
  return true;
}
