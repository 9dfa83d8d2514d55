/** Decisions about scripts on pages with unknown scripts and modules. */
import { expect, it } from 'vitest';
import { composed, handles, hasJquery, mountedBehaviors, originals, PATIENCE } from './stage/check-page';
import { onStage } from './stage/use-stage';

interface Case {
  what: string;
  path: string;
  /** Additional active plugins. */
  plugins: string[];
  /** Handles of script tags that stay. */
  stay: string[];
  /** Handles of originals that run, including stand-ins for libraries. */
  run: string[];
}

const JQUERY = ['jquery-core', 'jquery-migrate'];

const CASES: Case[] = [
  { what: 'removes jQuery if nothing needs it', path: '/disclosure/', plugins: [], stay: [], run: [] },
  {
    what: 'keeps jQuery for an unknown script',
    path: '/disclosure/',
    plugins: ['unknown-script'],
    stay: [...JQUERY, 'some-widget'],
    run: ['some-widget'],
  },
  {
    what: 'keeps jQuery for a snippet in the page',
    path: '/disclosure/',
    plugins: ['inline-jquery'],
    stay: JQUERY,
    run: [],
  },
  {
    what: 'keeps the script of the theme for an unknown module',
    path: '/foreign/',
    plugins: [],
    stay: [...JQUERY, 'divi-custom-script'],
    run: ['divi-custom-script'],
  },
  {
    what: 'removes the scripts of plugins that it replaces',
    path: '/plugin-form/',
    plugins: ['contact-form-7', 'woocommerce', 'unknown-script'],
    stay: [...JQUERY, 'some-widget'],
    run: ['some-widget'],
  },
];

/** Libraries that are removed with the scripts that use them, and stay if an unknown script may use them. */
const NEUTRAL = ['swv', 'js-cookie'];
/** Libraries of the theme and the shop, which do nothing on their own and may stay together with jQuery. */
const LIBRARIES = ['fitvids', 'et-core-common', 'jquery-blockui'];
const without = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name)).sort();

onStage('decided case by case', {}, (stage) => {
  it.each(CASES)('$what', async ({ path, plugins, stay, run }) => {
    await stage.site.activate('enliven', ...plugins);
    await stage.choose({ mode: 'on' });
    const { page, complaints, scripts } = await stage.visit(path);
    await mountedBehaviors(page).catch(() => {});
    expect(without(await handles(page), [...NEUTRAL, ...LIBRARIES])).toEqual([...stay].sort());
    expect(without(await originals(page), [...NEUTRAL, ...LIBRARIES])).toEqual([...run].sort());
    expect(await hasJquery(page)).toBe(stay.includes('jquery-core'));
    expect(composed(scripts)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('runs a snippet with the jQuery that it keeps', async () => {
    await stage.site.activate('enliven', 'inline-jquery');
    await stage.choose({ mode: 'on' });
    const { page } = await stage.visit('/disclosure/');
    await expect.poll(() => page.locator('body.snippet-ran').count(), PATIENCE).toBe(1);
  });

  it('keeps the data of a removed script', async () => {
    await stage.site.activate('enliven');
    await stage.choose({ mode: 'on' });
    const { page } = await stage.visit('/contact/');
    const read = () => page.evaluate(() => (globalThis as { et_pb_custom?: Record<string, unknown> }).et_pb_custom);
    expect(await read()).toMatchObject({ et_frontend_nonce: expect.stringMatching(/^[0-9a-f]{10}$/) });
  });
});
