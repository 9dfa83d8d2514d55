/** Moves a slider by its arrow and by keyboard. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, focus, PATIENCE } from './patience';

const NEXT = ':scope > .et-pb-slider-arrows > .et-pb-arrow-next';

/** Whether the slider is ready for the next press: no slide is fading. */
const isAtRest = (root: Element): boolean => !root.querySelector(':scope > * > .et_slide_transition');

/** Whether exactly one slide is active and displayed, and its dot is active. */
const isShown = (root: Element): boolean => {
  const slides = [...root.querySelectorAll(':scope > * > :is(.et_pb_slide, .et_pb_gallery_item)')];
  const active = slides.filter((slide) => slide.classList.contains('et-pb-active-slide'));
  const shown = slides.filter((slide) => slide.getClientRects().length > 0);
  const at = slides.indexOf(active[0] as Element);
  const dots = [...root.querySelectorAll(':scope > .et-pb-controllers > a')];
  const dot = dots.findIndex((one) => one.classList.contains('et-pb-active-control'));
  return active.length === 1 && shown.length === 1 && shown[0] === active[0] && (dots.length === 0 || dot === at);
};

/** Returns the index of the active slide. */
const activeSlide = (root: Element): number =>
  [...root.querySelectorAll(':scope > * > *')].findIndex((slide) => slide.classList.contains('et-pb-active-slide'));

async function expectMove(
  page: Page,
  how: string,
  root: ElementHandle<Element>,
  act: () => Promise<unknown>,
): Promise<void> {
  await expectSoon(page, `the slider is not at rest before ${how}`, root, isAtRest);
  const before = await root.evaluate(activeSlide);
  await act();
  const end = Date.now() + PATIENCE;
  while ((await root.evaluate(activeSlide)) === before) {
    if (Date.now() > end) throw new Error(`${how} does not move the slider`);
    await page.waitForTimeout(30);
  }
  await expectSoon(page, `after ${how} not just the active slide is shown`, root, isShown);
}

/** Pauses sliders around a slider, since their automatic changes could hide it during the trial. */
async function stopAround(root: ElementHandle<Element>): Promise<void> {
  await root.evaluate((slider) => {
    for (const outer of document.querySelectorAll('.et_pb_slider'))
      if (outer !== slider && outer.contains(slider))
        outer.querySelector<HTMLElement>(':scope > .enliven-pause')?.click();
  });
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function trySlider(page: Page): Promise<boolean> {
  for (const root of (await page.$$('.et_pb_slider')) as ElementHandle<Element>[]) {
    const next = await root.$(NEXT);
    if (!next || !(await next.isVisible())) continue;
    await stopAround(root);
    await expectMove(page, 'a click', root, () => next.click({ timeout: PATIENCE }));
    await focus(page, 'the arrow', next);
    await expectMove(page, 'the arrow key', root, () => page.keyboard.press('ArrowRight'));
    await expectMove(page, 'Space', root, () => page.keyboard.press(' '));
    return true;
  }
  return false;
}
