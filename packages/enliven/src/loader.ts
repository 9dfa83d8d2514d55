/** The part every page fetches: looks whether there is anything to bring to life, and fetches the rest only then. */
import {
  type AnyBehavior,
  configBlock,
  freeMembers,
  holdReady,
  isOlder,
  isPrinted,
  keepEarlyPresses,
  member,
  putStyleSheet,
  releaseEarlyPresses,
} from '@enliven/core';
import { version } from '../package.json';
import { createApi, type Enliven, type Instance, instances, type RuntimeSet } from './api';
import { type CatalogEntries, globalsOf, hidesOf, pressOf, selectorOf } from './catalog-entries';
import { type ChunkPreloader, preloadNearby } from './chunk-preloader';
import { HIDDEN_BY_THEME } from './hidden-by-theme';

/** Milliseconds until the runtime counts as lost; should it arrive later, it starts all the same. */
const TIMEOUT = 10_000;

/** Runs at once, or when the parser has seen the whole document: the theme prints its data at the end. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}

const has = (selector: string) => selector !== '' && document.querySelector(selector) !== null;

/**
 * Without the runtime nothing shows what the theme hides, so it is shown here; no element is touched for it.
 *
 * @returns the function that hides it again
 */
function giveUp({ rows, openers }: CatalogEntries, why: unknown): () => void {
  console.error(
    `[enliven] The runtime did not load, content is shown as is: ${why}. Is the folder "chunks" deployed beside the script?`,
  );
  releaseEarlyPresses();
  // What the theme's own script still opens and closes is left to it.
  const shown = has(openers) ? '' : hidesOf(rows);
  return putStyleSheet(
    document,
    `:is(${HIDDEN_BY_THEME},${shown}){opacity:1!important;visibility:visible!important}:is(${shown}){display:block!important;height:auto!important}`,
  );
}

/** Calls back once there is something to bring to life. @returns the function that stops looking */
function whenFound({ rows }: CatalogEntries, callback: () => void): () => void {
  const selector = selectorOf(rows);
  const globals = globalsOf(rows);
  const hasPrintedData = () => globals.some(isPrinted);
  if (has(selector) || hasPrintedData()) {
    callback();
    return () => {};
  }
  const isMatch = (node: Node) =>
    node instanceof Element && (member(node, 'matches')(selector) || member(node, 'querySelector')(selector) !== null);
  const observer = new MutationObserver((records) => {
    // Scripts that print globals late are markup that arrives, too.
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isMatch)) && !hasPrintedData()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Offers `window.enliven` and, unless the configuration says `"autostart": false`, starts on the document.
 *
 * @param entries what to look for
 * @param fetchBehaviors fetches the descriptors once something was found
 * @param asking for the chunks of a build that has any
 */
export function startLoader(
  entries: CatalogEntries,
  fetchBehaviors: () => Promise<readonly AnyBehavior[]>,
  asking?: ChunkPreloader,
): Enliven {
  let giveNamesBack = freeMembers(document);
  let fetching: Promise<RuntimeSet> | undefined;
  let stopLooking = () => {};
  let stopAsking = () => {};
  let conceal = () => {};

  function lose(why: unknown): void {
    conceal();
    conceal = giveUp(entries, why);
  }

  const fetchRuntime = () =>
    Promise.all([import('./runtime-set'), fetchBehaviors()]).then(([{ createRuntimeSet }, behaviors]) =>
      createRuntimeSet(behaviors),
    );

  /** Started, or about to be. */
  const wanted = new Set<Document | Element>();

  const copy: Instance = {
    behaviors: fetchBehaviors,
    async start(root) {
      wanted.add(root);
      const timer = setTimeout(lose, TIMEOUT, `no answer in ${TIMEOUT / 1000} s`);
      try {
        fetching ??= fetchRuntime();
        const [runtimes, settings] = await Promise.all([
          fetching,
          (configBlock() || has(entries.originals) || 'jQuery' in globalThis) &&
            Promise.all([import('./settings'), fetchBehaviors()]),
        ]);
        copy.runtimes = runtimes;
        const chosen = settings ? settings[0].readSettings(settings[1], root) : undefined;
        clearTimeout(timer);
        await runtimes.ready();
        // Stopped before it could begin.
        if (!wanted.has(root)) return;
        conceal();
        await runtimes.start(root, chosen);
      } catch (error) {
        // It has arrived, and says what it wants instead.
        if (!root?.querySelectorAll) throw error;
        fetching = undefined;
        lose(error);
      } finally {
        clearTimeout(timer);
      }
    },
    async stop(root) {
      if (root) wanted.delete(root);
      else wanted.clear();
      // What ends with a part of the page is that part: the rest may still be wanted, or looked for.
      if (!root || root === document) {
        stopLooking();
        stopAsking();
      }
      if (wanted.size === 0) conceal();
      await copy.runtimes?.stop(root);
      if (wanted.size === 0) giveNamesBack?.();
    },
  };

  instances.add(copy);
  // An element with this id is offered under the same name, has no version, and is nobody's copy.
  const first = globalThis.enliven;
  const api = !first?.version || isOlder(first.version, version) ? createApi() : first;
  globalThis.enliven = api;
  const press = pressOf(entries.rows);
  if (press) keepEarlyPresses(press);
  // A script that is asked for with `async` is here before the page is. Most pages take the runtime, which need not wait.
  if (document.readyState === 'loading' && has(selectorOf(entries.rows))) asking?.preloadRuntime();
  // Until the runtime holds it for what it builds.
  const release = holdReady();
  whenParsed(() => {
    giveNamesBack ??= freeMembers(document);
    // Only this one switch matters here; the runtime reads and checks the rest.
    if (/"autostart"\s*:\s*false/.test(configBlock())) {
      release();
      return releaseEarlyPresses();
    }
    let isWanted = false;
    stopLooking = whenFound(entries, () => {
      isWanted = true;
      void copy.start(document).finally(release);
      // Where a site decides what comes alive, or the theme's own scripts may run, most of it might be fetched for nothing.
      if (asking)
        stopAsking = preloadNearby(
          entries.rows,
          asking,
          !/"(disable|ignore|when)"/.test(configBlock()) && !has(entries.originals),
        );
    });
    // The theme's own scripts build by themselves, in a `ready` handler.
    if (!isWanted || has(entries.openers)) release();
  });
  return api;
}
