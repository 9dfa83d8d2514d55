/** Our renderer in place of React by its aliases, as npm users configure them, in three bundlers. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { PATIENCE } from './support/in-page';
import { accordion, html, module, tabs } from './support/markup';
import { stage } from './support/stage';
import { expectOpenItems, expectTab, item, tab, title } from './support/state';
import { visits } from './support/visit';

const root = fileURLToPath(new URL('../../../examples/npm-renderer', import.meta.url));
const entry = join(root, 'src/main.ts');
/** Built list of aliases: its addresses are those of the files beside it. */
const { aliases: alias } = createRequire(entry)('enliven/renderer/aliases') as { aliases: Record<string, string> };
const built = mkdtempSync(join(tmpdir(), 'enliven-renderer-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

const theStage = stage();
const browser = visits();

const bundlers: Record<string, (outdir: string) => Promise<unknown>> = {
  vite: (outDir) =>
    vite({
      root,
      // The bundle is served from a folder.
      base: './',
      configFile: false,
      resolve: { alias },
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, rollupOptions: { input: entry, output: { entryFileNames: 'main.js' } } },
    }),
  esbuild: (outdir) =>
    esbuild({
      entryPoints: [entry],
      absWorkingDir: root,
      outdir,
      alias,
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      // Paths of this repository lead to sources, not to the published files.
      tsconfigRaw: {},
      logLevel: 'error',
    }),
  webpack: (path) =>
    new Promise((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          context: root,
          entry,
          output: { path, filename: 'main.js', publicPath: 'auto' },
          resolve: { alias },
          performance: false,
        },
        (error, stats) => {
          if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
          else resolve(stats);
        },
      );
    }),
};

describe.each(Object.keys(bundlers))('our renderer bundled by %s', (name) => {
  it('mounts behaviors without React', async () => {
    const outdir = join(built, name);
    await bundlers[name]?.(outdir);
    const files = readdirSync(outdir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    for (const file of files) expect(readFileSync(join(outdir, file), 'utf8'), file).not.toContain('react.dev/errors');

    theStage.server.mount(`/${name}/`, outdir);
    const body = accordion() + tabs();
    const address = theStage.server.put(`/${name}.html`, html({ head: module(`/${name}/main.js`), body }));
    const { page, errors } = await browser.open(address);
    await expect.poll(() => page.locator('[data-enliven-button], [role=tab]').count(), PATIENCE).toBeGreaterThan(3);
    await title(item(page.locator('#accordion'), 2)).click();
    await expectOpenItems(page.locator('#accordion'), 2);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(errors).toEqual([]);
  });
});
