/** Tests on the stand-in for WordPress. They are skipped, with the reason, if they can't run. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { layPluginSite, type PluginSite, siteProblem } from './plugin-site';

/** Function that defines a test with access to the site. */
type Test = (title: string, body: (site: PluginSite) => Promise<void> | void) => void;

/** Describes tests that share one site. Each runs PHP in its own processes. */
export function describeSite(name: string, tests: (test: Test) => void): void {
  describe(name, () => {
    const why = siteProblem();
    let site: PluginSite;
    beforeAll(() => {
      if (why) console.warn(`Tests of the WordPress plugin are skipped. ${why}`);
      else site = layPluginSite();
    });
    afterAll(() => site?.remove());
    tests((title, body) =>
      it(title, async ({ skip }) => {
        skip(Boolean(why), why);
        await body(site);
      }),
    );
  });
}
