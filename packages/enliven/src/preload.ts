/** Asks for the code of what is near the window all at once, instead of file by file as each names the next. */
import { global, isPrinted } from '@enliven/core';
import type { CatalogEntry } from './catalog-entries';

/** The chunks of a build, as its loader knows them. */
export interface Chunks {
  /** Names with their hashes, separated by spaces. The first is the runtime, which names all others. */
  files: string;
  /** For each row, where in `files` the rest of what it takes is. */
  needs: readonly (readonly number[])[];
  /** Rows that wait for the visitor or for a page at rest: nothing of theirs is asked for before. */
  later: readonly number[];
}

/** As near as behaviors wake (`packages/core/src/runtime/strategies.ts`). */
const MARGIN = '300px 0px';

interface EditedPage {
  et_builder_utils_params?: { builderType?: unknown };
}

/** Roughly what the core's `$builder` knows in full: nothing comes alive where somebody edits. */
const isEdited = () =>
  document.body.matches('[class*=et-fb],[class*=library_page],.et-cloud-item-editor,.et-block-layout-preview') ||
  Object.hasOwn(globalThis, 'ET_Builder') ||
  /^(vb|bfb|tb|lb)/.test(
    `${(global('et_builder_utils_params') as EditedPage['et_builder_utils_params'])?.builderType}`,
  );

export interface Asking {
  /** Asks for the runtime. */
  runtime(): void;
  /** Asks for all that a row takes, so that no file of it waits until another has come and names it. */
  row(at: number): void;
  /** Whether a row comes alive as soon as it is near the window. */
  isSoon(at: number): boolean;
  /** Takes back what the page still has of it. */
  takeBack(): void;
}

/** Nothing of what is asked for runs before somebody imports it, and whatever does not come is asked for again then. */
export function createAsking({ files, needs, later }: Chunks): Asking {
  const names = files.split(' ');
  const asked = new Set<number>();
  const links = new Set<HTMLLinkElement>();
  let nonce: string | undefined;

  function ask(at: number): void {
    if (asked.has(at)) return;
    asked.add(at);
    // Not before the loader has freed the document's members.
    nonce ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(`./chunks/${names[at]}.js`, import.meta.url).href;
    if (nonce) link.nonce = nonce;
    // The page keeps nothing of it.
    link.onload = link.onerror = () => link.remove();
    links.add(link);
    document.head.append(link);
  }

  return {
    runtime: () => ask(0),
    row: (at) => needs[at]?.forEach(ask),
    isSoon: (at) => !later.includes(at),
    takeBack() {
      for (const link of links) link.remove();
    },
  };
}

/**
 * Asks for the runtime now, and in the next frame for what the behaviors near the window take.
 *
 * @param wantsRows whether the behaviors will come alive, as far as can be told by now @default true
 * @returns the function that takes back what the page still has of it
 */
export function preload(
  rows: readonly CatalogEntry[],
  { runtime, row, isSoon, takeBack }: Asking,
  wantsRows = true,
): () => void {
  runtime();
  if (!wantsRows || isEdited() || typeof IntersectionObserver !== 'function') return takeBack;
  /** What is not asked for yet: the position of a row and its selector. */
  const left = new Map<number, string>();
  rows.forEach(([selector, , , globals], at) => {
    if (!isSoon(at)) return;
    if (!globals) left.set(at, selector);
    else if (globals.some(isPrinted)) row(at);
  });
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect();
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const [at, selector] of left) if (target.matches(selector) && left.delete(at)) row(at);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const element of document.querySelectorAll([...left.values()].join())) observer.observe(element);
  return () => {
    observer.disconnect();
    takeBack();
  };
}
