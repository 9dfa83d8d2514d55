/** Loader, which every page fetches: looks for behaviors, and fetches the runtime only if there are any. */
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

/** Fetches the code that finds original scripts. If it fails to load, all behaviors mount. */
const fetchOriginals = () => import('./settings').catch(() => undefined);

/** Milliseconds until the runtime counts as lost. If it arrives later, it still starts. */
const TIMEOUT = 10_000;

/** Runs a callback once the document is parsed, since the theme prints its data at the end. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}

const has = (selector: string) => selector !== '' && document.querySelector(selector) !== null;

/**
 * Shows content that the theme hides, by a style sheet, since the runtime failed to load.
 *
 * @returns the function that hides it again
 */
function giveUp({ rows, openers }: CatalogEntries, why: unknown): () => void {
  console.error(
    `[enliven] The runtime did not load, content is shown as is: ${why}. Is the folder "chunks" deployed beside the script?`,
  );
  releaseEarlyPresses();
  // Content that an original script opens and closes stays hidden.
  const shown = has(openers) ? '' : hidesOf(rows);
  return putStyleSheet(
    document,
    `:is(${HIDDEN_BY_THEME},${shown}){opacity:1!important;visibility:visible!important}:is(${shown}){display:block!important;height:auto!important}`,
  );
}

/** Calls back once the page has behaviors. @returns the function that stops looking */
function whenFound({ rows, isRest }: CatalogEntries, callback: () => void): () => void {
  const selector = selectorOf(rows, isRest);
  const globals = globalsOf(rows);
  const hasPrintedData = () => globals.some(isPrinted);
  if (has(selector) || hasPrintedData()) {
    callback();
    return () => {};
  }
  const isMatch = (node: Node) =>
    node instanceof Element && (member(node, 'matches')(selector) || member(node, 'querySelector')(selector) !== null);
  const observer = new MutationObserver((records) => {
    // Inserted scripts may print globals.
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isMatch)) && !hasPrintedData()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Defines `window.enliven` and, unless the configuration has `"autostart": false`, starts on the document.
 *
 * @param entries catalog entries
 * @param fetchBehaviors fetches the descriptors
 * @param preloader for builds with chunks
 */
export function startLoader(
  entries: CatalogEntries,
  fetchBehaviors: () => Promise<readonly AnyBehavior[]>,
  preloader?: ChunkPreloader,
): Enliven {
  let restoreNames = freeMembers(document);
  let fetching: Promise<RuntimeSet> | undefined;
  let stopLooking = () => {};
  let stopPreloading = () => {};
  let conceal = () => {};

  function onLost(why: unknown): void {
    conceal();
    conceal = giveUp(entries, why);
  }

  const fetchRuntime = () =>
    Promise.all([import('./runtime-set'), fetchBehaviors()]).then(([{ createRuntimeSet }, behaviors]) =>
      createRuntimeSet(behaviors, { fetchOriginals }),
    );

  /** Roots that are started, or about to be. */
  const wanted = new Set<Document | Element>();

  const instance: Instance = {
    behaviors: fetchBehaviors,
    async start(root) {
      wanted.add(root);
      restoreNames ??= freeMembers(document);
      const timer = setTimeout(onLost, TIMEOUT, `no answer in ${TIMEOUT / 1000} s`);
      try {
        fetching ??= fetchRuntime();
        const [runtimes, settings] = await Promise.all([
          fetching,
          (configBlock() || has(entries.originals) || 'jQuery' in globalThis) &&
            Promise.all([import('./settings'), fetchBehaviors()]),
        ]);
        instance.runtimes = runtimes;
        const chosen = settings ? settings[0].readSettings(settings[1], root) : undefined;
        clearTimeout(timer);
        await runtimes.ready();
        // Stopped before the start.
        if (!wanted.has(root)) return;
        conceal();
        await runtimes.start(root, chosen);
      } catch (error) {
        // The runtime has loaded and rejects the argument.
        if (!root?.querySelectorAll) throw error;
        fetching = undefined;
        onLost(error);
      } finally {
        clearTimeout(timer);
      }
    },
    async stop(root) {
      if (root) wanted.delete(root);
      else wanted.clear();
      // Stopping a part of the page leaves the other parts.
      if (!root || root === document) {
        stopLooking();
        stopPreloading();
      }
      if (wanted.size === 0) conceal();
      await instance.runtimes?.stop(root);
      if (wanted.size > 0) return;
      restoreNames?.();
      restoreNames = undefined;
    },
  };

  instances.add(instance);
  // An element with the id `enliven` is a global too, but has no version.
  const first = globalThis.enliven;
  const api = !first?.version || isOlder(first.version, version) ? createApi() : first;
  globalThis.enliven = api;
  const press = pressOf(entries.rows);
  if (press) keepEarlyPresses(press);
  // An `async` script runs before the page is parsed. Most pages need the runtime, so its request does not wait.
  if (document.readyState === 'loading' && has(selectorOf(entries.rows, entries.isRest))) preloader?.preloadRuntime();
  // Until the runtime holds `ready` for behaviors that insert elements.
  const release = holdReady();
  whenParsed(() => {
    restoreNames ??= freeMembers(document);
    // The loader reads only this option; the runtime reads and checks the others.
    if (/"autostart"\s*:\s*false/.test(configBlock())) {
      release();
      return releaseEarlyPresses();
    }
    let isWanted = false;
    stopLooking = whenFound(entries, () => {
      isWanted = true;
      void instance.start(document).finally(release);
      // If the configuration disables behaviors, or original scripts may run, preloaded code might not be needed.
      if (preloader)
        stopPreloading = preloadNearby(
          entries.rows,
          preloader,
          !/"(disable|ignore|when)"/.test(configBlock()) && !has(entries.originals),
        );
    });
    // Original scripts insert their elements themselves, in a `ready` handler.
    if (!isWanted || has(entries.openers)) release();
  });
  return api;
}
