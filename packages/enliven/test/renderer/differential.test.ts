/** Random programs behave the same on our renderer as on React; ENLIVEN_PROGRAMS and ENLIVEN_SEED set their number and the seed. */
// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownSide } from './differential/own-side';
import { program } from './differential/program';
import { reactSide } from './differential/react-side';
import { run } from './differential/run';

const COUNT = Number(process.env.ENLIVEN_PROGRAMS ?? 5000);
const SEED = Number(process.env.ENLIVEN_SEED ?? 1);

it(`${COUNT} random programs behave the same on our renderer as on React`, { timeout: 600_000 }, async () => {
  const same = fc.asyncProperty(program, async (each) => {
    const theirs = await run(each, reactSide);
    expect(await run(each, ownSide)).toEqual(theirs);
  });
  await fc.assert(same, { numRuns: COUNT, seed: SEED });
});
