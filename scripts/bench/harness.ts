/** Shared parts of all benchmarks: a bundle of the sources, a page that runs the bundle, and rows to report. */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright';
import { PAGE_PRELUDE } from '../browser/launch';
import { rendererForEsbuild } from '../renderer';
import { FLAVOURS, type Flavour } from '../size/page-bytes';
import { ROOT } from '../workspace';
import type { PageBench } from './browser/entry';

export interface Row {
  what: string;
  flavour: Flavour | '';
  value: number;
  unit: 'ms' | 'kB' | 'MB' | '';
  /** Reference value, measured in the same run. */
  base: number;
  against: string;
}

export interface Bench {
  name: string;
  run(browser: Browser): Promise<Row[]>;
}

export interface Stage {
  flavour: Flavour;
  page: Page;
  cdp: CDPSession;
}

/** Bundles code for a page, in production mode. @param entry source file in `browser/` */
export async function bundle(entry: string, flavour: Flavour = 'react'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'scripts/bench/browser', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(ROOT, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [rendererForEsbuild(flavour === 'lite' ? 'preact' : 'react')],
  });
  return outputFiles[0]?.text ?? '';
}

/** Measures in an empty page with the bundle, once for each flavour. */
export async function inEachFlavour(browser: Browser, measure: (stage: Stage) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const flavour of FLAVOURS) {
    const context = await browser.newContext();
    await context.addInitScript(PAGE_PRELUDE);
    const page = await context.newPage();
    await page.setContent('<!doctype html><html><head></head><body></body></html>');
    await page.addScriptTag({ content: await bundle('entry.ts', flavour) });
    rows.push(...(await measure({ flavour, page, cdp: await context.newCDPSession(page) })));
    await context.close();
  }
  return rows;
}

/** Calls a function of the page's `bench`. */
export const ask = <K extends keyof PageBench>(
  { page }: Stage,
  name: K,
  ...args: Parameters<PageBench[K]>
): Promise<Awaited<ReturnType<PageBench[K]>>> =>
  page.evaluate(
    ([key, values]) => {
      const { bench } = globalThis as unknown as { bench: Record<string, (...all: unknown[]) => unknown> };
      return bench[key]?.(...values) as never;
    },
    [name as string, args as unknown[]] as const,
  );
