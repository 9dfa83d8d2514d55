/** Hostile values in all inputs of whole pages, including the hash and responses. */

// No script runs, no other host is requested before a press, no task is long, nothing throws. `LONG=1` tests all inputs in both
// flavours, with trusted types and without.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/browser/launch';
import reads from '../../../scripts/reads/reads.json' with { type: 'json' };
import { GROUPS, type Group, type Scene } from './hostile/document';
import { attributes, globals, KINDS, planFor } from './hostile/plan';
import { LONG } from './hostile/values';
import { type Findings, type Trial, visit } from './hostile/visit';
import { isLong } from './support/long';
import { stage } from './support/stage';

const theStage = stage({ site: true });
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const ROUNDS = isLong ? 8 : 1;
/** Number of elements that are pressed in each scene. The injection suite uses each place that takes markup, so few are enough here. */
const PRESSES = isLong ? 60 : 18;
const groups = Object.keys(GROUPS) as Group[];
/** Returns a scene; flavours and trusted types alternate. */
const sceneOf = (group: Group, turn: number): Scene => ({
  group,
  generation: turn % 2 === 0 ? 4 : 5,
  flavour: (turn >> 1) % 2 === 0 ? 'react' : 'lite',
  trusted: (turn >> 2) % 2 === 1,
});
const scenes = Array.from({ length: ROUNDS * KINDS.length * groups.length }, (_, at) => {
  const [kind, any] = KINDS[at % KINDS.length] as (typeof KINDS)[number];
  const group = groups[Math.floor(at / KINDS.length) % groups.length] as Group;
  return { kind, any, at, ...sceneOf(group, at + Math.floor(at / KINDS.length)) };
});

/** Maximum duration of our tasks, in milliseconds of processor time. */
const LONG_TASK = 200;
/** Milliseconds for one scene, which presses many elements and waits for players that never answer. */
const PATIENCE = 150_000;
/** Milliseconds for up to five such scenes with attributes of great length. */
const TRACED_PATIENCE = 400_000;
/** Shared caches and cores make a task slow sometimes, slow code always. */
const TRIES = 3;

const placed = new Set<string>();

/** Returns the failures that our code adds to those of the page. */
async function findingsOf(trial: Trial): Promise<string[]> {
  const { found, placed: now } = await visit(browser, theStage.site, trial);
  for (const name of Object.keys(now)) placed.add(name);
  const alone = found.length > 0 ? (await visit(browser, theStage.site, trial, false)).found : [];
  return found.filter((one) => !alone.includes(one));
}

/** Milliseconds of a task without our script. */
const SLOW_ALONE = 5000;

describe('hostile values', () => {
  // A visit consists mostly of waiting.
  it.concurrent.each(scenes)(
    'have no effect: $kind, $group, generation $generation, $flavour, trusted types: $trusted',
    async (scene) => {
      const plan = planFor(scene.group, scene.at + 1, 45, scene.any);
      expect(await findingsOf({ ...scene, plan, presses: PRESSES })).toEqual([]);
    },
    PATIENCE,
  );

  it.each(['react', 'lite'] as const)('in ids are no globals, and no configuration: %s', async (flavour) => {
    const plan = { ...planFor('text', 1, 0, []), attributes: [], globals: { authors: [], site: [] } };
    const ids = ['enliven-config', ...reads.globals];
    expect(await findingsOf({ ...sceneOf('text', 0), flavour, plan: { ...plan, ids }, presses: 5 })).toEqual([]);
  });

  it.for(groups)(
    'of great length cause no long task: %s',
    { timeout: TRACED_PATIENCE },
    async (group, { skip, onTestFinished }) => {
      // A visit that the time limit ends leaves its trace running, and a browser has one at a time.
      const traced = await launch();
      onTestFinished(() => traced.close());
      const plan = planFor(group, 1, 30, LONG);
      const endless = {
        ...plan,
        // Style sheets show these attributes as text, which takes the browser seconds.
        attributes: plan.attributes.filter((name) => !name.includes('icon')),
        values: { any: [...LONG], harmless: [...LONG], addresses: LONG.filter((text) => !text.startsWith('/')) },
      };
      const trial = { ...sceneOf(group, groups.indexOf(group)), presses: 10, isTraced: true };
      const endlessTrial = { ...trial, plan: endless };
      // Long tasks of the browser on such a page, and of our script on an ordinary page, do not count.
      let alone: Findings | undefined;
      let usual = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < TRIES && least > LONG_TASK; tries++) {
        const { found, longest } = await visit(traced, theStage.site, endlessTrial);
        // A page without findings needs no comparison.
        if (!alone && (found.length > 0 || longest > LONG_TASK)) {
          alone = await visit(traced, theStage.site, endlessTrial, false);
          skip(
            alone.longest > SLOW_ALONE,
            'the browser itself is slow with such a page, so nothing can be told of ours',
          );
          usual = alone.longest;
        }
        expect(found.filter((one) => !alone?.found.includes(one))).toEqual([]);
        if (longest - usual > LONG_TASK && tries === 0) {
          const ours = await visit(traced, theStage.site, { ...trial, plan: { ...endless, share: 0, attributes: [] } });
          usual = Math.max(usual, ours.longest);
        }
        least = Math.min(least, longest - usual);
      }
      expect(least).toBeLessThan(LONG_TASK);
    },
  );

  it('were used in every input', () => {
    expect(attributes.filter((name) => name.startsWith('data-') && !placed.has(name))).toEqual([]);
    const missing = [...globals.authors, ...globals.site].filter(
      (name) => ![...placed].some((place) => place.startsWith(name)),
    );
    expect(missing).toEqual([]);
  });
});
