/** Scrolls past a parallax background, and checks that it moves. */
import type { Page } from 'playwright';
import { expectSoon } from './patience';

const OWNERS = '.et_parallax_bg_wrap,.et-pb-parallax-wrapper';

/** Whether the picture of an element is shifted. */
const isMoving = (owner: Element): boolean => {
  const own = [...owner.children].find((it) => it.matches('.et_parallax_bg,.et-pb-parallax-background'));
  return own !== undefined && new DOMMatrix(getComputedStyle(own).transform).m42 > 0;
};

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryParallax(page: Page): Promise<boolean> {
  for (const owner of await page.$$(OWNERS)) {
    const fixed = await owner.$('.et_pb_parallax_css,.et-pb-parallax-background--css');
    const box = await owner.boundingBox();
    if (fixed || !box?.height) continue;
    await owner.scrollIntoViewIfNeeded();
    await expectSoon(page, 'the background does not move', owner, isMoving);
    return true;
  }
  return false;
}
