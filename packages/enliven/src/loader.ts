/** The part every page fetches: looks whether there is anything to bring to life, and fetches the rest only then. */
import { type AnyBehavior, configBlock, keepEarlyPresses, releaseEarlyPresses } from '@enliven/core';
import { type Copy, copies, createApi, type Enliven, type Running } from './api';
import { HIDDEN_BY_THEME } from './hidden-by-theme';

/** Milliseconds until the runtime counts as lost; should it arrive later, it starts all the same. */
const TIMEOUT = 10_000;

/** Runs at once, or when the parser has seen the whole document: the theme prints its data at the end. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}

/** Without the runtime nothing opens what the theme keeps closed, so it is opened here. */
function giveUp(behaviors: readonly AnyBehavior[], why: string): void {
  console.error(
    `[enliven] The runtime did not load, content is shown as is: ${why}. Is the folder "chunks" deployed beside the script?`,
  );
  for (const { selector, hides } of behaviors) {
    const hidden = hides ? document.querySelectorAll<HTMLElement>(`:is(${selector}) :is(${hides})`) : [];
    for (const element of hidden) if (getComputedStyle(element).display === 'none') element.style.display = 'block';
  }
  releaseEarlyPresses();
}

/** Calls back once an element that matches is on the page. @returns the function that stops looking */
function whenFound(selector: string, callback: () => void): () => void {
  if (document.querySelector(selector)) {
    callback();
    return () => {};
  }
  const isMatch = (node: Node) =>
    node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
  const observer = new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isMatch))) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Offers `window.enliven` and, unless the configuration says `"autostart": false`, starts on the document.
 *
 * Several entry scripts on one page, or several versions, share the first one's global.
 */
export function install(behaviors: readonly AnyBehavior[]): Enliven {
  const page = globalThis as { enliven?: Enliven };
  let fetching: Promise<Running> | undefined;
  let stopLooking = () => {};

  function fetchRuntime(): Promise<Running> {
    const timer = setTimeout(giveUp, TIMEOUT, behaviors, `no answer in ${TIMEOUT / 1000} s`);
    return import('./runtime').then(({ createRunning }) => createRunning(behaviors)).finally(() => clearTimeout(timer));
  }

  const copy: Copy = {
    behaviors,
    async start(root) {
      try {
        fetching ??= fetchRuntime();
        copy.running = await fetching;
        copy.running.start(root);
      } catch (error) {
        fetching = undefined;
        giveUp(behaviors, String(error));
      }
    },
    async stop(root) {
      stopLooking();
      if (fetching) await (await fetching).stop(root);
    },
  };

  copies.add(copy);
  page.enliven ??= createApi();
  const presses = behaviors.flatMap(({ press }) => press ?? []);
  if (presses.length > 0) keepEarlyPresses(presses.join());
  whenParsed(() => {
    // Only this one switch matters here; the runtime reads and checks the rest.
    if (/"autostart"\s*:\s*false/.test(configBlock())) return releaseEarlyPresses();
    const wanted = [HIDDEN_BY_THEME, ...behaviors.map(({ selector }) => selector)];
    stopLooking = whenFound(wanted.join(), () => void copy.start(document));
  });
  return page.enliven;
}
