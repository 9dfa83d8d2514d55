/** Long days: random input, swapped bodies, trips through the back/forward cache, stops and starts leave nothing behind. */

// `LONG=1` takes an hour of input and more rounds; `SEED=12` repeats the input of one seed.
import { describe, expect, it } from 'vitest';
import { act, comeToRest, type Hand } from './endurance/actions';
import { type Counts, countsOf, figures, growth, settledCounts } from './endurance/counts';
import { FLAVOURS, isSaved, places } from './endurance/places';
import { only, PAUSE, runs, SECONDS } from './endurance/seeds';
import { stay } from './endurance/stay';
import { keptBodies, REVEALED, servedBody, swap } from './endurance/swap';
import { pulseProblems, travel } from './endurance/trips';
import { useModules } from './endurance/use';
import { mounted, settle } from './support/in-page';
import { isLong, savedPages } from './support/long';
import { randomOf } from './support/random';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
// Playwright disables the back/forward cache.
const browser = visits({
  concurrent: true,
  whole: true,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const addressOf = places(theStage);

const MINUTE = 60_000;
/** Rounds in each flavour. */
const SWAPS = isLong ? 200 : 10;
const TRIPS = isLong ? 50 : 3;
const CYCLES = isLong ? 100 : 5;
/** Part by which input may change the counts of a mounted page, which has other open modules and loaded code. */
const DIFFERENCE = 0.5;
/** Returns the even round of the first reading. By then the browser has compiled most code, which is part of the heap. */
const thirdOf = (rounds: number): number => 2 * Math.ceil(rounds / 6);
const ALL_TRIP_PAGES = ['/slider', '/background-video', '/countdown', '/medley'];
/** Pages with timers and players. */
const TRIP_PAGES = isLong
  ? { lite: ALL_TRIP_PAGES, react: ALL_TRIP_PAGES }
  : { lite: ['/background-video'], react: ['/slider'] };
const report = (name: string, readings: Record<string, Counts>, more = '') => {
  if (!isLong && only === undefined) return;
  const texts = Object.entries(readings).map(([when, counts]) => `${when} ${figures(counts)}`);
  console.log(`endurance: ${name}: ${texts.join('; ')}${more}`);
};

/** Tests wait most of the time. The whole form leaves the machine to others. */
const concurrent = !isLong;

describe('random input', { concurrent }, () => {
  it.for(runs)(
    'leaves $path ($flavour) usable, without errors, and with flat counts: SEED=$seed',
    { timeout: SECONDS * 1000 + 5 * MINUTE, ...(isLong && { retry: 0 }) },
    async ({ seed, path, flavour }, { skip, onTestFinished }) => {
      skip(isSaved(path) && !savedPages(), 'no saved pages: set SAVED_PAGES');
      const visit = await stay(browser, addressOf(path, flavour), { hasTouch: seed % 2 === 0, onTestFinished });
      const { page, session } = visit;
      const hand: Hand = { page, session, random: randomOf(seed), isOffline: false, isHidden: false };
      let actions = 0;
      const input = async (share: number) => {
        for (const end = Date.now() + SECONDS * share * 1000; Date.now() < end; actions++) {
          await act(hand);
          await page.waitForTimeout(PAUSE);
        }
        await comeToRest(hand);
        return countsOf(page, session);
      };
      const first = await visit.cycle(isLong);
      const early = await input(1 / 3);
      const third = await visit.cycle();
      const late = await input(2 / 3);
      const last = await visit.compare(third.counts);
      const used = await useModules(page);
      const alive = growth(early, late, DIFFERENCE).map((sentence) => `while mounted, ${sentence}`);
      const problems = [...first.problems, ...third.problems, ...alive, ...last.problems, ...visit.errors()];
      report(
        `${path} ${flavour} SEED=${seed}`,
        { start: first.counts, third: third.counts, end: last.counts, 'mounted third': early, 'mounted end': late },
        `; ${actions} actions, longest task ${await visit.longestTask()} ms, used ${used.join(', ') || 'nothing'}`,
      );
      expect(problems).toEqual([]);
    },
  );
});

// One seed runs alone.
describe.skipIf(only !== undefined).each(FLAVOURS)('with the flavour %s', { concurrent }, (flavour) => {
  it(`${SWAPS} replaced bodies are freed`, { timeout: 10 * MINUTE }, async ({ onTestFinished }) => {
    const visit = await stay(browser, `${addressOf('/medley', flavour)}&csp=off`, { onTestFinished });
    const { page, session } = visit;
    const medley = (await servedBody(page)) + REVEALED;
    const coffee = await page.evaluate(async () => {
      const text = await (await fetch('/coffee')).text();
      return new DOMParser().parseFromString(text, 'text/html').body.innerHTML;
    });
    let alive = {};
    let early: Counts | undefined;
    for (let count = 1; count <= SWAPS; count++) {
      await swap(page, count % 2 === 0 ? medley : coffee);
      await settle(page);
      if (count === 2) alive = await mounted(page);
      if (count === thirdOf(SWAPS)) early = await countsOf(page, session);
    }
    expect(await mounted(page)).toEqual(alive);
    const first = early as Counts;
    const last = await settledCounts(page, session, first);
    expect(await keptBodies(page)).toBe(0);
    report(`${SWAPS} swaps, ${flavour}`, { third: first, end: last });
    expect(growth(first, last)).toEqual([]);
    expect(visit.errors()).toEqual([]);
  });

  it(`${CYCLES} stops and starts restore the page each time, and request nothing twice`, {
    timeout: 10 * MINUTE,
  }, async ({ onTestFinished }) => {
    const visit = await stay(browser, addressOf('/medley', flavour), { onTestFinished });
    const problems: string[] = [];
    let early: Counts | undefined;
    for (let count = 1; count < CYCLES; count++) {
      const isThird = count === thirdOf(CYCLES);
      const cycle = await visit.cycle(isThird);
      problems.push(...cycle.problems);
      if (isThird) early = cycle.counts;
    }
    const first = early as Counts;
    const last = await visit.compare(first);
    problems.push(...last.problems);
    report(`${CYCLES} cycles, ${flavour}`, { third: first, end: last.counts });
    const files = visit.runtimeFiles();
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
    expect([...problems, ...visit.errors()]).toEqual([]);
  });

  it.for(TRIP_PAGES[flavour])(
    `${TRIPS} trips from %s to another page and back leave it as it was`,
    { timeout: 10 * MINUTE },
    async (path, { onTestFinished }) => {
      const [from, to] = [path, '/plain'].map((one) => addressOf(one, flavour)) as [string, string];
      const journey = await travel(browser, { from, to, trips: TRIPS, onTestFinished });
      report(`${TRIPS} trips, ${path} ${flavour}`, { 'after 1': journey.first, end: journey.last });
      expect([...journey.problems, ...journey.errors]).toEqual([]);
      await useModules(journey.page);
    },
  );
});

describe('the suite detects', { concurrent }, () => {
  it('nodes, listeners and objects that stay in memory', async ({ onTestFinished }) => {
    const { page } = await browser.open(addressOf('/plain', 'lite'), { hasty: false, onTestFinished });
    const session = await page.context().newCDPSession(page);
    const before = await countsOf(page, session);
    expect(growth(before, await countsOf(page, session))).toEqual([]);
    await page.evaluate(() => {
      const nodes = Array.from({ length: 500 }, () => document.createElement('i'));
      for (const node of nodes) node.addEventListener('click', () => node);
      Object.assign(globalThis, { nodes, objects: Array.from({ length: 300_000 }, (_, at) => ({ at })) });
    });
    const found = growth(before, await countsOf(page, session));
    expect(found.map((sentence) => sentence.split(' ')[0])).toEqual(['heap', 'nodes', 'listeners']);
  });

  it('listeners that stay after a stop, changes of the page, and errors', async ({ onTestFinished }) => {
    const visit = await stay(browser, addressOf('/coffee', 'lite'), { onTestFinished });
    await visit.page.evaluate(() => {
      EventTarget.prototype.removeEventListener = () => {};
      document.body.append('Another text');
      setTimeout(() => {
        throw new Error('thrown');
      });
    });
    const { counts, problems } = await visit.cycle();
    expect(problems.join()).toContain('stop() does not restore the document at character');
    expect(growth(counts, (await visit.cycle()).counts).join()).toContain('listeners grew');
    expect(visit.errors()).toEqual(['uncaught: thrown']);
  });

  it.each([
    ['a doubled timer', { timers: 3 }, '3 timers wait instead of 2'],
    ['a lost timer', { timers: 1 }, 'only 1 of 2 timers wait'],
    ['a doubled call', { calls: 20 }, 'timers call 20 times instead of 6'],
  ])('%s', (_, change, sentence) => {
    const usual = { timers: 2, calls: 6, plays: 0, mounts: 0, returns: 0 };
    expect(pulseProblems(usual, { ...usual, ...change })).toEqual([sentence]);
    expect(pulseProblems(usual, usual)).toEqual([]);
  });
});
