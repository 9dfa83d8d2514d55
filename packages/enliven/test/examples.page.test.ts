/** The static examples and those bundled by Vite work when a visitor opens them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { PATIENCE } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const examples = fileURLToPath(new URL('../../../examples', import.meta.url));
const bundled = mkdtempSync(join(tmpdir(), 'enliven-vite-'));
afterAll(() => rmSync(bundled, { recursive: true, force: true }));

const theStage = stage();
const browser = visits();

/** Opens the page and uses its modules. @returns number of used modules */
async function expectUsable(address: string): Promise<number> {
  const { page, errors } = await browser.open(address);
  const titles = page.locator('.et_pb_toggle_close > .et_pb_toggle_title');
  const tabs = page.locator('.et_pb_tabs_controls a');
  await expect.poll(() => page.locator('[data-enliven-button], [role=tab]').count(), PATIENCE).toBeGreaterThan(0);
  const used = Number((await titles.count()) > 0) + Number((await tabs.count()) > 1);
  if ((await titles.count()) > 0) {
    const root = await titles.first().locator('..').elementHandle();
    await titles.first().locator('[role=button]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => root?.getAttribute('class'), PATIENCE).toContain('et_pb_toggle_open');
  }
  if ((await tabs.count()) > 1) {
    await tabs.nth(1).click();
    await expect.poll(() => tabs.nth(1).getAttribute('aria-selected'), PATIENCE).toBe('true');
  }
  expect(errors).toEqual([]);
  return used;
}

describe('the example', () => {
  it.each(['script-tag', 'per-module'])('%s works as static files', async (name) => {
    theStage.server.mount('/packages/enliven/cdn/', theStage.cdn);
    theStage.server.mount(`/examples/${name}/`, join(examples, name));
    expect(await expectUsable(`${theStage.server.origin}/examples/${name}/index.html`)).toBeGreaterThan(0);
  });

  it.each(['npm-vite', 'npm-renderer'])('%s works when bundled by Vite', async (name) => {
    const [root, outDir] = [join(examples, name), join(bundled, name)];
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    theStage.server.mount(`/${name}/`, outDir);
    expect(await expectUsable(`${theStage.server.origin}/${name}/index.html`)).toBeGreaterThan(0);
  });
});
