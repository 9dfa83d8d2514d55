/** Start of a composed file, which contains the code of one set of behaviors and nothing about others. */
import {
  type AnyBehavior,
  configBlock,
  freeMembers,
  holdReady,
  isOlder,
  keepEarlyPresses,
  member,
} from '@enliven/core';
import { version } from '../../package.json';
import { createApi, type Instance, instances } from '../api';
import { createRuntimeSet } from '../runtime-set';
import { createModuleTest } from './create-module-test';

/**
 * Starts behaviors on the document, unless the configuration has `"autostart": false`.
 *
 * @param behaviors all behaviors of the file
 * @param importLoader imports the loader, for markup that is inserted later
 * @param watchesOriginals looks for original scripts, for which behaviors stay out @default false
 */
export function startComposed(
  behaviors: readonly AnyBehavior[],
  importLoader?: () => Promise<unknown>,
  watchesOriginals = false,
): void {
  let restoreNames: (() => void) | undefined;
  /** Roots that are started, or about to be. */
  const wanted = new Set<Document | Element>();
  let isModule: ((element: Element) => boolean) | undefined;

  /** Imports the loader once, which then observes the page for all other behaviors. */
  function onInserted(subtrees: readonly Element[]): void {
    const test = isModule;
    if (!test || !subtrees.some(test)) return;
    isModule = undefined;
    importLoader?.().catch(() => {
      isModule = test;
    });
  }

  const fetchSettings = () => import('../settings');
  const fetchOriginals = watchesOriginals ? () => fetchSettings().catch(() => undefined) : undefined;
  const runtimes = createRuntimeSet(behaviors, { fetchOriginals, onInserted });
  const instance: Instance = {
    behaviors: async () => behaviors,
    runtimes,
    composed: new Set(behaviors.map(({ selector, globals = '' }) => `${selector}${globals}`)),
    async start(root) {
      wanted.add(root);
      restoreNames ??= freeMembers(document);
      // Speed plugins delay original scripts, and jQuery with them, so the tags of original scripts count, too.
      const settings = await (configBlock() ? fetchSettings() : fetchOriginals?.());
      if (importLoader) isModule ??= createModuleTest();
      await runtimes.ready();
      // Stopped before the start.
      if (wanted.has(root)) await runtimes.start(root, settings?.readSettings(behaviors, root));
    },
    async stop(root) {
      if (root) wanted.delete(root);
      else wanted.clear();
      await runtimes.stop(root);
      if (wanted.size > 0) return;
      restoreNames?.();
      restoreNames = undefined;
    },
  };
  instances.add(instance);
  // An element with the id `enliven` is a global too, but has no version.
  const first = globalThis.enliven;
  if (!first?.version || isOlder(first.version, version)) globalThis.enliven = createApi();
  restoreNames = freeMembers(document);
  const press = behaviors.flatMap((behavior) => behavior.press || []).join();
  if (press) keepEarlyPresses(press);
  const release = holdReady();
  const start = () => {
    if (/"autostart"\s*:\s*false/.test(configBlock())) release();
    else void instance.start(document).finally(release);
  };
  if (document.readyState === 'loading')
    member(document, 'addEventListener')('DOMContentLoaded', start, { once: true });
  else start();
}
