/** Untrusted markup and addresses through each door: nothing runs, no request goes to another host, and no other form changes. */

// `LONG=1` sends every payload through every door in all modes; `SEED=17` only payload 17.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { launch } from '../../../scripts/browser/launch';
import { addressDoors } from './injection/address-doors';
import { authorDoors } from './injection/author-doors';
import { CARELESS_EFFECTS, carelessDoor } from './injection/careless-door';
import { CORPUS } from './injection/corpus/corpus';
import { hashDoors } from './injection/hash-door';
import { mediaDoors } from './injection/media-doors';
import { serverDoors } from './injection/server-doors';
import { shopDoors } from './injection/shop-doors';
import { sortPayloads } from './injection/sort-payloads';
import { textDoors } from './injection/text-doors';
import { visitDoor } from './injection/visit-door';
import { visitPrinted } from './injection/visit-printed';
import { isLong, savedPages } from './support/long';
import { stage } from './support/stage';

const theStage = stage({ site: true });
let browser: Browser;
let sorted: Awaited<ReturnType<typeof sortPayloads>>;
beforeAll(async () => {
  browser = await launch();
  sorted = await sortPayloads(browser, CORPUS);
});
afterAll(() => browser?.close());

const DOORS = [
  ...serverDoors,
  ...shopDoors,
  ...authorDoors,
  ...addressDoors,
  ...textDoors,
  ...mediaDoors,
  ...hashDoors,
];
const FLAVOURS = ['react', 'lite'] as const;
const MODES = FLAVOURS.flatMap((flavour) => [false, true].map((trusted) => ({ flavour, trusted })));
/** In the short form flavours and policies rotate. */
const cases = DOORS.flatMap((door, at) =>
  (isLong ? MODES : [MODES[at % MODES.length] as (typeof MODES)[number]]).map((mode) => ({
    ...mode,
    door,
    at,
    name: door.name,
  })),
);

describe('untrusted markup', () => {
  it.concurrent.for(cases)(
    'has no effect through $name ($flavour, trusted types: $trusted)',
    { timeout: isLong ? 600_000 : 180_000 },
    async ({ door, at, ...mode }, { expect }) => {
      for (const payloads of sorted.batches(
        door,
        at,
        MODES.findIndex((one) => one.flavour === mode.flavour && one.trusted === mode.trusted),
      )) {
        const { found, judged } = await visitDoor(browser, theStage.site, door, mode, payloads);
        expect(found).toEqual([]);
        if (!process.env.SEED) expect(judged).toBeGreaterThan(0);
      }
    },
  );
});

describe('the oracles', () => {
  it.concurrent('notice each effect of a door without a sanitizer', async ({ expect }) => {
    const { found } = await visitDoor(browser, theStage.site, carelessDoor, { flavour: 'react', trusted: false }, []);
    for (const effect of CARELESS_EFFECTS) expect(found.filter((one) => one.startsWith(effect))).not.toEqual([]);
    expect(found.find((one) => one.startsWith('changes'))).toMatch(/elsewhere.*polluted/s);
  });
});

/** Number of saved pages that the whole form visits. */
const MOST_SAVED = 40;

/** Pages of the example site on which the runtime clones elements. */
const CLONING = ['/carousel', '/portfolio', '/header', '/sticky', '/map', '/headers'];

describe('handlers that the server prints', () => {
  it.concurrent.for(CLONING)('do not come back to life in clones on %s', async (path, { expect }) => {
    const address = `${theStage.site}${path}`;
    const { found, clones } = await visitPrinted(browser, address, sorted.printed, async () =>
      (await fetch(address)).text(),
    );
    expect(found).toEqual([]);
    expect(clones).toBeGreaterThan(0);
  });

  const folder = savedPages() ?? '';
  const saved = folder
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    : [];
  it.skipIf(!isLong || !saved[0]).for(saved.slice(0, MOST_SAVED))(
    'do not come back to life in clones on the saved page %s',
    async (name, { expect }) => {
      const read = async () =>
        readFileSync(join(folder, name), 'utf8')
          .replace(/<script[^>]*\ssrc=[^>]*><\/script>/g, '')
          .replace('</head>', '<script type="module" src="/enliven/enliven.js"></script></head>');
      const { found } = await visitPrinted(browser, `${theStage.site}/saved.html`, sorted.printed, read);
      // Carts, checkouts and timers of these pages replace their content.
      expect(found.filter((one) => one.startsWith('a clone'))).toEqual([]);
    },
  );
});
