/** Batches of payloads: those that leave their container, or never end, stand last and alone. */
import type { Browser } from 'playwright';
import { isLong } from '../support/long';
import type { Payload } from './corpus/corpus';
import type { Door } from './door';

/** Payload that `SEED` names. */
const SEED = process.env.SEED ? Number(process.env.SEED) : undefined;

/** Each door gets one share of the payloads in the short form. */
const SHARES = 3;
/** Flavours and policies. */
const MODES = 4;

/** Returns the numbers of payloads that a parser does not keep in their container. */
async function unrulyNumbers(browser: Browser, corpus: readonly Payload[]): Promise<Set<number>> {
  const page = await browser.newPage();
  const unruly = await page.evaluate(
    (all) =>
      all
        .filter(({ markup }) => {
          const parsed = new DOMParser().parseFromString(
            `<!doctype html><main><div id="inside">${markup}</div><i id="after"></i></main>`,
            'text/html',
          );
          const main = Document.prototype.querySelector.call(parsed, 'body > main') as Element | null;
          return (
            main?.children.length !== 2 ||
            main.children[1]?.id !== 'after' ||
            main.children[0]?.id !== 'inside' ||
            main.nextSibling !== null ||
            main.previousSibling !== null
          );
        })
        .map(({ n }) => n),
    corpus as Payload[],
  );
  await page.close();
  return new Set(unruly);
}

export interface SortedPayloads {
  /**
   * Returns the batches of a door.
   *
   * @param at index of the door, by which the short form chooses payloads
   * @param mode index of the flavour and policy
   */
  batches(door: Door, at: number, mode: number): Payload[][];
  /** Handlers that stay in their container, for pages that the server prints with them. */
  printed: Payload[];
}

/** Sorts the corpus by parsing each payload. */
export async function sortPayloads(browser: Browser, corpus: readonly Payload[]): Promise<SortedPayloads> {
  const unruly = await unrulyNumbers(browser, corpus);
  const chosen = corpus.filter(({ n }) => SEED === undefined || n === SEED);
  const calm = chosen.filter(({ n }) => !unruly.has(n));
  const wild = chosen.filter(({ n }) => unruly.has(n));
  return {
    printed: calm.filter(({ kind }) => kind === 'handler' || kind === 'found'),
    batches({ isolates }, at, mode) {
      const isOurs = ({ n, kind }: Payload) =>
        isLong || SEED !== undefined || kind === 'found' || n % SHARES === at % SHARES;
      if (isolates || wild.length === 0) return [chosen.filter(isOurs)];
      // The whole form spreads them over the modes.
      const lasts = isLong ? wild.filter((_, turn) => turn % MODES === mode) : [wild[at % wild.length] as Payload];
      const quiet = calm.filter(isOurs);
      return lasts.map((last, turn) => (turn === 0 ? [...quiet, last] : [last]));
    },
  };
}
