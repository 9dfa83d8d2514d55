/** Concurrent first visits on a production web server and database. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composed, hasJquery, mountedBehaviors } from './stage/check-page';
import { onStage } from './stage/use-stage';

const VISITS = 50;
const PATHS = ['/kitchen-sink/', '/tabs/', '/audio/', '/post-9/', '/product/mug/'];

onStage('hosted', { isHosted: true, plugins: ['contact-form-7', 'woocommerce'] }, (stage) => {
  const folder = () => join(stage.site.folder, 'wp-content/uploads/enliven');
  const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);

  it('writes one file for each set of behaviors during 50 concurrent first visits', async () => {
    const off = await Promise.all(PATHS.map((path) => stage.read(path)));
    await stage.choose({ mode: 'on' });
    const answers = await Promise.all(
      Array.from({ length: VISITS }, (_, at) => stage.read(PATHS[at % PATHS.length] ?? '')),
    );
    expect(new Set(answers).size).toBe(PATHS.length);
    for (const html of answers) {
      expect(html).toMatch(/<\/html>\s*$/);
      expect(html).toMatch(/\/uploads\/enliven\/enliven-[0-9a-f]{10}\.js/);
    }
    expect(files()).toHaveLength(PATHS.length);
    expect(files().filter((name) => !/^enliven-[0-9a-f]{10}\.js$/.test(name))).toEqual([]);
    await stage.choose({ mode: 'off' });
    expect(await Promise.all(PATHS.map((path) => stage.read(path)))).toEqual(off);
  });

  it.each(PATHS)('makes %s work afterwards', async (path) => {
    await stage.choose({ mode: 'on' });
    const { page, complaints, scripts } = await stage.visit(path);
    await mountedBehaviors(page);
    expect(await hasJquery(page)).toBe(false);
    expect(composed(scripts)).toHaveLength(1);
    expect(files()).toHaveLength(PATHS.length);
    expect(complaints).toEqual([]);
  });
});
