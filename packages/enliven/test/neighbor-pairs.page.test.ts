/** Pairs of our script and other scripts, in all places of the page: all work, each acts once, and classes written by others count. */

// `SEED=12` runs one combination, `SEEDS=1-300` a range; `LONG=1` runs as many as it takes to have each pair of scripts in each pair of places.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Combination, combinationOf, coveredPairs, NEIGHBORS } from './neighbor-pairs/combination';
import type { Neighbor } from './neighbor-pairs/neighbor';
import { putPage } from './neighbor-pairs/page';
import { doctor, PATIENCE, settle, stop } from './support/in-page';
import { seedsOf } from './support/seeds';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const seeds = seedsOf({ short: '1-5', whole: '1-300' });

const REPLY = { contact_form_id: 7, status: 'mail_sent', message: 'Sent.', posted_data_hash: '', invalid_fields: [] };

/** Counts posts of the form, and answers the form plugin's requests. */
async function answerForms(page: Page, posts: string[]): Promise<void> {
  await page.route('**/wp-json/**', (route) => {
    const isPost = route.request().method() === 'POST';
    if (isPost) posts.push(route.request().url());
    return route.fulfill({ json: isPost ? REPLY : { version: 'SWV', locale: 'en_US', rules: [] } });
  });
}

async function open(combination: Combination) {
  const posts: string[] = [];
  const { page, errors } = await browser.open(putPage(theStage.server, combination), {
    before: (opened) => answerForms(opened, posts),
  });
  if (combination.isDelayed) {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
  }
  const ran = () => page.evaluate(() => (globalThis as { ranNeighbors?: string[] }).ranNeighbors?.length ?? 0);
  await expect.poll(ran, PATIENCE).toBe(NEIGHBORS.length);
  await settle(page);
  return { page, errors, posts };
}

/** Presses the toggle that no neighbor touches. @returns how often its content became visible or hidden */
async function changesOfOnePress(page: Page): Promise<number> {
  await page.evaluate(() => {
    const own = document.getElementById('own') as HTMLElement;
    const scope = globalThis as unknown as { states: string[] };
    const state = () => (own.classList.contains('et_pb_toggle_open') ? 'open' : 'close');
    scope.states = [state()];
    new MutationObserver(() => {
      if (scope.states.at(-1) !== state()) scope.states.push(state());
    }).observe(own, { attributes: true, attributeFilter: ['class'] });
  });
  await page.locator('#own .et_pb_toggle_title').click();
  await expect.poll(() => page.locator('#own .et_pb_toggle_content').isVisible(), PATIENCE).toBe(true);
  await expect.poll(() => page.locator('#own.et_pb_toggle_open').count(), PATIENCE).toBe(1);
  // A second answer to the same press would follow within the duration of a slide.
  await page.waitForTimeout(900);
  return page.evaluate(() => (globalThis as unknown as { states: string[] }).states.length - 1);
}

/** @throws Error that names the neighbor whose effect is missing */
const checkEffect = (page: Page, { name, check }: Neighbor): Promise<void> =>
  check(page).catch((error: Error) => {
    throw new Error(`"${name}" has no effect: ${error.message.split('\n').slice(0, 4).join(' ')}`, { cause: error });
  });

describe('neighbors', () => {
  it.each(seeds.map(combinationOf))(
    'work beside our script, ours $ours, theme $theme, form plugin $formPlugin, delayed $isDelayed: SEED=$seed',
    async (combination) => {
      const { page, errors, posts } = await open(combination);
      const { behaviors, failures } = await doctor(page);
      expect(failures).toEqual([]);
      const out = (name: string) => behaviors.find((one) => one.name === name)?.stayedOut !== undefined;
      expect([out('toggle'), out('plugin-form')]).toEqual([!!combination.theme, !!combination.formPlugin]);
      expect(await changesOfOnePress(page)).toBe(1);
      for (const neighbor of NEIGHBORS) await checkEffect(page, neighbor);
      await page.locator('[name=your-name]').fill('Noor');
      await page.locator('.wpcf7-submit').click();
      await expect.poll(() => posts.length, PATIENCE).toBe(1);
      await settle(page);
      await stop(page);
      expect(posts).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  );

  it('share pages in each pair of places in the whole form', () => {
    const { covered, all } = coveredPairs(Array.from({ length: 300 }, (_, at) => combinationOf(at + 1)));
    expect(covered / all).toBeGreaterThan(0.999);
  });
});
