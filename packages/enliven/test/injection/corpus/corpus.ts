/** Corpus of untrusted markup: numbered payloads of every kind, each of which names itself when it runs or asks a host. */

// The kinds follow the published test cases of DOMPurify (https://github.com/cure53/DOMPurify, MPL-2.0 or
// Apache-2.0) and the HTML standard. The payloads are our own.
import { addresses, CODE_ADDRESSES, HOST_ADDRESSES } from './addresses';
import { clobbering } from './clobbering';
import { confusions } from './confusions';
import { found } from './found';
import { handlers } from './handlers';
import { mutations } from './mutations';
import { imports, styles } from './styles';

/** Kind of a payload. Imports and styles of the site's own server are content, so the doors of the server judge them differently. */
export type Kind = 'handler' | 'address' | 'mutation' | 'clobbering' | 'import' | 'style' | 'found';

export interface Payload {
  /** Number in the corpus: `SEED=17` tests only payload 17. */
  n: number;
  kind: Kind;
  markup: string;
}

const named = (n: number, text: string) => text.replaceAll('§n§', `${n}`);

const KINDS: readonly [Kind, readonly string[]][] = [
  ['handler', handlers],
  ['address', addresses],
  ['mutation', mutations],
  ['clobbering', clobbering],
  ['import', imports],
  ['style', styles],
  ['mutation', confusions],
  // Last, so that a new fault does not renumber the others.
  ['found', found],
];

/** All payloads. */
export const CORPUS: readonly Payload[] = KINDS.flatMap(([kind, all]) => all.map((markup) => ({ kind, markup }))).map(
  ({ kind, markup }, n) => ({ n, kind, markup: named(n, markup) }),
);

/** Addresses that no door may use, numbered after the payloads. */
export const ADDRESSES: readonly { n: number; address: string; runs: boolean }[] = [
  ...CODE_ADDRESSES.map((address) => ({ address, runs: true })),
  ...HOST_ADDRESSES.map((address) => ({ address, runs: false })),
].map(({ address, runs }, at) => ({ n: CORPUS.length + at, address: named(CORPUS.length + at, address), runs }));
