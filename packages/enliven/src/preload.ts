/** Asks for the code of what is near the window all at once, instead of file by file as each names the next. */
import { isPrinted } from '@enliven/core';
import type { LookRow } from './looks';
import { selectorOf } from './rows';

/** The chunks of a build, as its loader knows them. */
export interface Chunks {
  /** Addresses relative to the loader. The first is the runtime, which names all others. */
  files: readonly string[];
  /** For each row, where in `files` the rest of what it takes is. */
  needs: readonly (readonly number[])[];
}

/** As near as behaviors wake (`strategies/visible.ts`). */
const MARGIN = '300px 0px';

interface EditedPage {
  et_builder_utils_params?: { builderType?: unknown };
}

/** Roughly what the core's `$builder` knows in full: nothing comes alive where somebody edits. */
const isEdited = () =>
  document.body.matches('[class*=et-fb],[class*=library_page],.et-cloud-item-editor,.et-block-layout-preview') ||
  Object.hasOwn(globalThis, 'ET_Builder') ||
  /^(vb|bfb|tb|lb)/.test(`${(globalThis as EditedPage).et_builder_utils_params?.builderType}`);

export interface Asking {
  /** Asks for the runtime. */
  runtime(): void;
  /** Asks for all that a row takes, so that no file of it waits until another has come and names it. */
  row(at: number): void;
  /** Takes back what the page still has of it. */
  takeBack(): void;
}

/** Nothing of what is asked for runs before somebody imports it, and whatever does not come is asked for again then. */
export function createAsking({ files, needs }: Chunks): Asking {
  const asked = new Set<number>();
  const links = new Set<HTMLLinkElement>();
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

  function ask(at: number): void {
    if (asked.has(at)) return;
    asked.add(at);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(files[at] as string, import.meta.url).href;
    if (nonce) link.nonce = nonce;
    // The page keeps nothing of it.
    link.onload = link.onerror = () => link.remove();
    links.add(link);
    document.head.append(link);
  }

  return {
    runtime: () => ask(0),
    row: (at) => needs[at]?.forEach(ask),
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
export function preload(rows: readonly LookRow[], { runtime, row, takeBack }: Asking, wantsRows = true): () => void {
  runtime();
  if (!wantsRows || isEdited() || typeof IntersectionObserver !== 'function') return takeBack;
  const found = rows.flatMap(([selector, , , globals], at) => (globals ? [] : [[selector, at] as const]));
  rows.forEach(([, , , globals], at) => {
    if (globals?.some(isPrinted)) row(at);
  });
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect();
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) for (const [selector, at] of found) if (target.matches(selector)) row(at);
    },
    { rootMargin: MARGIN },
  );
  for (const element of document.querySelectorAll(selectorOf(rows))) observer.observe(element);
  return () => {
    observer.disconnect();
    takeBack();
  };
}
