/** Compatibility with speed plugins and page caches. */
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';

describeSite('speed plugins', (test) => {
  test('get the scripts of Enliven in their exclusion lists', async ({ run }) => {
    const list = (name: string, before: unknown) =>
      run<string[]>("return apply_filters( $args['name'], $args['before'] );", { name, before });
    for (const name of [
      'rocket_delay_js_exclusions',
      'litespeed_optm_js_defer_exc',
      'sgo_javascript_combine_exclude',
    ]) {
      const excluded = await list(name, ['theirs.js']);
      expect(excluded[0]).toBe('theirs.js');
      expect(excluded).toEqual(expect.arrayContaining(['/uploads/enliven/enliven-', 'enliven-guard']));
    }
    expect(await list('autoptimize_filter_js_exclude', 'a.js')).toMatch(/^a\.js, .*\/uploads\/enliven\/enliven-/);
    expect(await list('autoptimize_filter_js_exclude', '')).toMatch(/^\/uploads/);
    expect(await list('autoptimize_filter_js_exclude', { 'a.js': 'x' })).toMatchObject({ 'a.js': 'x' });
    expect(await list('rocket_exclude_js', null)).toEqual(expect.arrayContaining(['/enliven/cdn/']));
  });

  test('empty their caches when an option changes', async ({ run }) => {
    const code = `function rocket_clean_domain() { $GLOBALS['site']['calls'][] = 'rocket'; }
      update_option( 'enliven_options', array( 'mode' => 'on' ) );
      return $GLOBALS['site']['calls'];`;
    expect(await run(code)).toEqual(expect.arrayContaining(['rocket', 'litespeed_purge_all', 'enliven_purge']));
  });

  test('have their beacon replaced if the option is on', async ({ run }) => {
    const code = `$GLOBALS['site']['options']['enliven_options'] = array( 'beacon' => $args['on'] );
      Enliven_Takeover::$is_active = true;
      return apply_filters( 'rocket_buffer', $args['html'] );`;
    const html = '<p>a</p><script data-name="wpr-wpr-beacon" src="/wpr-beacon.min.js" async></script>';
    expect(await run(code, { html, on: false })).toBe(html);
    expect(await run(code, { html, on: true })).toContain('src="/wp-content/plugins/enliven/cdn/lite/beacon.js?ver=');
  });
});
