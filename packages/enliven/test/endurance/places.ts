/** Pages that stay open for long, on servers with the build of the stage. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type LocalServer, serve } from '../../../../scripts/browser/serve';
import { RUNTIME, stage as staged } from '../../../../scripts/pages/stage';
import { savedPages } from '../support/long';
import type { Stage } from '../support/stage';

export const FLAVOURS = ['lite', 'react'] as const;
export type Flavour = (typeof FLAVOURS)[number];

/** Pages with the most modules and scripts. Those that end with `.html` are saved. The position of a page is part of a seed's meaning. */
export const PLACES = [
  '/kitchen-sink',
  '/coffee',
  '/medley',
  '/d5/kitchen-sink',
  '/divi4/kitchen-sink.html',
  '/divi5/sticky.html',
  '/divi4/tabs.html',
  '/divi5/motion.html',
  '/divi4/product-shirt.html',
] as const;

export const isSaved = (path: string): boolean => path.endsWith('.html');

/** Serves the saved pages. Call it at the top of a test file. @returns a function that returns the address of a page */
export function places(stage: Stage): (path: string, flavour: Flavour) => string {
  const servers = new Map<Flavour, LocalServer>();
  const folder = savedPages();
  beforeAll(async () => {
    if (!folder) return;
    for (const flavour of FLAVOURS)
      servers.set(
        flavour,
        await serve((path) => {
          const isRuntime = path.startsWith(RUNTIME);
          const file = isRuntime ? join(stage.cdn, path.slice(RUNTIME.length)) : join(folder, path);
          if (path.includes('..') || path.endsWith('/') || !existsSync(file)) return undefined;
          return isSaved(path) && !isRuntime ? staged(readFileSync(file, 'utf8'), flavour) : readFileSync(file);
        }),
      );
  });
  afterAll(() => Promise.all([...servers.values()].map(({ close }) => close())));
  return (path, flavour) =>
    isSaved(path) ? `${servers.get(flavour)?.origin}${path}` : `${stage.site}${path}?flavour=${flavour}`;
}
