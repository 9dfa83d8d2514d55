/** Preloader of chunks: requests all code for elements near the window at once, instead of file by file along the imports. */
import { global, isPrinted, member } from '@enliven/core';
import type { CatalogEntry } from './catalog-entries';

/** Chunks of a build. */
export interface Chunks {
  /** Names with hashes, separated by spaces. The first is the runtime. */
  files: string;
  /** Positions in `files` of the chunks that each row needs besides the runtime. */
  needs: readonly (readonly number[])[];
  /** Rows that wait for the visitor or for idle time, which are not preloaded. */
  later: readonly number[];
}

/** Distance at which behaviors wake (`packages/core/src/runtime/strategies.ts`). */
const MARGIN = '300px 0px';

interface EditedPage {
  et_builder_utils_params?: { builderType?: unknown };
}

/** Whether an editor shows the page, in which few behaviors mount. A rough form of the core's `$builder`. */
const isEdited = () =>
  document.body.matches('[class*=et-fb],[class*=library_page],.et-cloud-item-editor,.et-block-layout-preview') ||
  Object.hasOwn(globalThis, 'ET_Builder') ||
  /^(vb|bfb|tb|lb)/.test(
    `${(global('et_builder_utils_params') as EditedPage['et_builder_utils_params'])?.builderType}`,
  );

export interface ChunkPreloader {
  /** Requests the runtime. */
  preloadRuntime(): void;
  /** Requests all chunks of a row. */
  preloadRow(at: number): void;
  /** Whether a row wakes as soon as it is near the window. */
  isSoon(at: number): boolean;
  /** Removes the links of pending requests. */
  dispose(): void;
}

/** Creates a preloader. Preloaded code runs only when it is imported, and a failed request is repeated then. */
export function createChunkPreloader({ files, needs, later }: Chunks): ChunkPreloader {
  const names = files.split(' ');
  const preloaded = new Set<number>();
  const links = new Set<HTMLLinkElement>();
  let nonce: string | undefined;

  function ask(at: number): void {
    if (preloaded.has(at)) return;
    preloaded.add(at);
    // Not earlier: the loader frees the document's members first.
    nonce ??= document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(`./chunks/${names[at]}.js`, import.meta.url).href;
    if (nonce) link.nonce = nonce;
    // The link is not needed any more.
    link.onload = link.onerror = () => link.remove();
    links.add(link);
    document.head.append(link);
  }

  return {
    preloadRuntime: () => ask(0),
    preloadRow: (at) => needs[at]?.forEach(ask),
    isSoon: (at) => !later.includes(at),
    dispose() {
      for (const link of links) link.remove();
    },
  };
}

/**
 * Preloads the runtime now, and in the next frame the chunks of behaviors near the window.
 *
 * @param wantsRows whether the behaviors will probably mount @default true
 * @returns the function that stops preloading
 */
export function preloadNearby(
  rows: readonly CatalogEntry[],
  { preloadRuntime, preloadRow, isSoon, dispose }: ChunkPreloader,
  wantsRows = true,
): () => void {
  preloadRuntime();
  if (!wantsRows || isEdited() || typeof IntersectionObserver !== 'function') return dispose;
  /** Rows that are not requested yet: position → selector. */
  const left = new Map<number, string>();
  rows.forEach(([selector, , , globals], at) => {
    if (!isSoon(at)) return;
    if (!globals) left.set(at, selector);
    else if (globals.some(isPrinted)) preloadRow(at);
  });
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect();
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const [at, selector] of left) if (member(target, 'matches')(selector) && left.delete(at)) preloadRow(at);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const element of document.querySelectorAll([...left.values()].join())) observer.observe(element);
  return () => {
    observer.disconnect();
    dispose();
  };
}
