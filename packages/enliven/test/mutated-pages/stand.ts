/** Mutated pages on the test server, with the runtime and without it. */
import { compose, readUnits, scan, type Units } from '@enliven/compose';
import type { PageServer } from '../support/page-server';
import type { MutatedPage } from './make-page';

const FRESH = { 'cache-control': 'no-store' };
const CACHED = { 'cache-control': 'max-age=3600' };

export interface Stand {
  /** Returns the address of the page's script: the loader, or a file composed for the page. */
  scriptOf(page: MutatedPage): string;
  /**
   * Puts a page on the server.
   *
   * @param slot name of the tab; each has one page at a time
   * @param script address of its script; undefined leaves the page alone
   * @returns its address
   */
  put(html: string, slot: string, script?: string): string;
}

/** Reads all units now, so that later builds do not change them. */
function readWhole(flavour: MutatedPage['flavour'], cdn: string): Units {
  const units = readUnits(flavour, cdn);
  for (const { file } of units.units) units.read(file);
  return units;
}

/** @param cdn folder of the build */
export function createStand(server: PageServer, cdn: string): Stand {
  const units = { react: readWhole('react', cdn), lite: readWhole('lite', cdn) };
  return {
    scriptOf({ flavour, composed, html }) {
      const folder = `/enliven/${flavour === 'lite' ? 'lite/' : ''}`;
      const loader = `${folder}enliven.js`;
      if (!composed) return loader;
      const known = units[flavour];
      const behaviors = scan(html, known);
      if (behaviors.length === 0) return loader;
      const { name, code } = compose(behaviors, { flavour, units: known, later: '../later/', loader: '../enliven.js' });
      server.put(`${folder}composed/${name}`, code, CACHED);
      return `${folder}composed/${name}`;
    },
    put(html, slot, script) {
      const tag = script ? `<script type="module" src="${script}"></script>` : '';
      const head = `<link rel="icon" href="data:,">${tag}`;
      return server.put(
        `/mutated/${slot}.html`,
        html.replace('</head>', () => `${head}</head>`),
        FRESH,
      );
    },
  };
}
