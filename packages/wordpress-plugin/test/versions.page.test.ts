/** Other releases of WordPress: the oldest supported release, and a snapshot of a later one. */
import { expect, it } from 'vitest';
import { WORDPRESS_VERSIONS } from '../../../scripts/setup/wordpress.mjs';
import { composed, hasJquery, mountedBehaviors, PATIENCE } from './stage/check-page';
import { onStage } from './stage/use-stage';

for (const [at, version] of WORDPRESS_VERSIONS.filter((name) => name !== '6.5').entries())
  onStage(
    `WordPress ${version}`,
    { version, generation: at % 2 === 0 ? 4 : 5, plugins: ['contact-form-7', 'woocommerce'] },
    (stage) => {
      it.each([
        ['/kitchen-sink/', 'toggle'],
        ['/audio/', 'player'],
        ['/post-9/', 'comments'],
        ['/product/mug/', 'product-tabs'],
      ])('takes over %s', async (path, behavior) => {
        await stage.choose({ mode: 'on' });
        const { page, complaints, scripts } = await stage.visit(path);
        expect(await mountedBehaviors(page)).toContain(behavior);
        expect(await hasJquery(page)).toBe(false);
        expect(composed(scripts)).toHaveLength(1);
        expect(complaints).toEqual([]);
      });

      it('has a working settings page', async () => {
        const owner = await stage.arrive();
        await owner.logIn();
        const { page, complaints } = await owner.open('/wp-admin/options-general.php?page=enliven');
        await page.getByLabel('test mode', { exact: true }).check();
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await page.getByText('Settings saved.').waitFor();
        await expect.poll(() => page.getByLabel('test mode', { exact: true }).isChecked(), PATIENCE).toBe(true);
        expect(complaints).toEqual([]);
      });
    },
  );
