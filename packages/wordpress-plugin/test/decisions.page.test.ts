/** Decisions beside scripts and modules that no behavior replaces. */
import { expect, it } from 'vitest';
import { alive, composed, handles, hasJquery, originals, PATIENCE } from './stage/check-page';
import { onStage } from './stage/use-stage';

interface Case {
  what: string;
  path: string;
  /** Further active plugins. */
  plugins: string[];
  /** Script tags that stay. */
  stay: string[];
  /** Originals that run; the stand-ins for libraries are among them. */
  run: string[];
}

const JQUERY = ['jquery-core', 'jquery-migrate'];

const CASES: Case[] = [
  { what: 'removes jQuery if nothing needs it', path: '/disclosure/', plugins: [], stay: [], run: [] },
  {
    what: 'keeps jQuery for a script that it does not know',
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
    what: 'keeps the script of the theme for a module that it does not know',
    path: '/foreign/',
    plugins: [],
    stay: [...JQUERY, 'divi-custom-script'],
    run: ['divi-custom-script'],
  },
  {
    what: 'keeps the scripts of no plugin whose work it does',
    path: '/plugin-form/',
    plugins: ['contact-form-7', 'woocommerce', 'unknown-script'],
    stay: [...JQUERY, 'some-widget'],
    run: ['some-widget'],
  },
];

/** They go with their users, and stay where an unknown script may use them. */
const NEUTRAL = ['swv', 'js-cookie'];
/** Libraries of the theme and the shop do nothing alone; they may stay where jQuery stays. */
const LIBRARIES = ['fitvids', 'et-core-common', 'jquery-blockui'];
const without = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name)).sort();

onStage('decided case by case', {}, (stage) => {
  it.each(CASES)('$what', async ({ path, plugins, stay, run }) => {
    await stage.site.activate('enliven', ...plugins);
    await stage.choose({ mode: 'on' });
    const { page, complaints, scripts } = await stage.visit(path);
    await alive(page).catch(() => {});
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

  it('keeps the data of a script that goes', async () => {
    await stage.site.activate('enliven');
    await stage.choose({ mode: 'on' });
    const { page } = await stage.visit('/contact/');
    const read = () => page.evaluate(() => (globalThis as { et_pb_custom?: Record<string, unknown> }).et_pb_custom);
    expect(await read()).toMatchObject({ et_frontend_nonce: expect.stringMatching(/^[0-9a-f]{10}$/) });
  });
});
