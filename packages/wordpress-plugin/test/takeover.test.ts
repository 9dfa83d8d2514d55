/** Responses that the plugin takes over, and responses that it does not change. */
import { expect } from 'vitest';
import { describeSite } from './support/describe-site';

/** Circumstances of a visit. */
interface Visit {
  mode?: string;
  /** Capabilities of the visitor. @default none, as for visitors who are not logged in */
  can?: string[];
  /** Query parameters. */
  query?: Record<string, string>;
  /** Names of conditional functions that return true. */
  is?: string[];
  meta?: Record<string, string>;
}

const APPLIES = `$GLOBALS['site']['options']['enliven_options'] = array( 'mode' => $args['mode'] ?? 'on' );
  $GLOBALS['site']['can'] = $args['can'] ?? array();
  $GLOBALS['site']['is'] = $args['is'] ?? array();
  $GLOBALS['site']['meta'] = $args['meta'] ?? array();
  $_GET = $args['query'] ?? array();
  return Enliven_Takeover::applies();`;
const ADMIN = ['manage_options', 'edit_posts'];
const EDITOR = ['edit_posts'];

const VISITS: [who: string, taken: boolean, visit: Visit][] = [
  ['a visitor', true, {}],
  ['a visitor while the mode is off', false, { mode: 'off' }],
  ['a visitor in test mode', false, { mode: 'test' }],
  ['an administrator in test mode', true, { mode: 'test', can: ADMIN }],
  ['an administrator', true, { can: ADMIN }],
  ['an editor', false, { can: EDITOR }],
  ['an editor in test mode', false, { mode: 'test', can: EDITOR }],
  ['a subscriber', true, { can: ['read'] }],
  ['an administrator who asks for it', true, { mode: 'off', can: ADMIN, query: { enliven: '1' } }],
  ['an administrator who asks for the original', false, { can: ADMIN, query: { enliven: '0' } }],
  ['a visitor who asks for it', false, { mode: 'off', query: { enliven: '1' } }],
  ['a visitor who asks for the original', true, { query: { enliven: '0' } }],
  ['an administrator who asks for it in the builder', false, { can: ADMIN, query: { enliven: '1', et_fb: '1' } }],
  ['the builder', false, { can: ADMIN, query: { et_fb: '1' } }],
  ['a preview of the builder', false, { query: { et_pb_preview: 'true' } }],
  ['a visitor who asks the speed plugin for the original', false, { query: { nowprocket: '' } }],
  ['a visitor with other parameters', true, { query: { s: 'a', '0': 'b' } }],
  ...['is_admin', 'wp_doing_ajax', 'wp_doing_cron', 'wp_is_json_request', 'wp_is_xml_request', 'is_feed', 'is_robots']
    .concat('is_favicon', 'is_trackback', 'is_embed', 'is_preview', 'is_customize_preview')
    .map((name): [string, boolean, Visit] => [`an answer with ${name}()`, false, { is: [name] }]),
  ['a post that opted out', false, { is: ['is_singular'], meta: { _enliven_off: '1' } }],
  ['a post that did not opt out', true, { is: ['is_singular'], meta: { _enliven_off: '' } }],
  ['a list of posts of which the first opted out', true, { meta: { _enliven_off: '1' } }],
];

describeSite('the page for', (test) => {
  for (const [who, taken, visit] of VISITS)
    test(`${who} is ${taken ? 'taken over' : 'left alone'}`, async ({ run }) => {
      expect(await run(APPLIES, visit)).toBe(taken);
    });

  test('a visitor whom a filter excludes is left alone', async ({ run }) => {
    expect(await run(`add_filter( 'enliven_applies', fn() => false ); ${APPLIES}`)).toBe(false);
  });
});

describeSite('a buffer', (test) => {
  const BUFFER = `update_option( 'enliven_options', array( 'mode' => 'on' ) );
    ob_start();
    $template = Enliven_Takeover::begin( 'a.php' );
    $level = ob_get_level();
    echo $args['html'];
    $args['html'] === 'cleaned' ? ob_end_clean() : ob_end_flush();
    return array( $template, $level, ob_get_clean() );`;

  test('of the plugin changes the page when the buffer ends', async ({ run }) => {
    const html = '<html><head></head><body><div class="et_pb_toggle"></div></body></html>';
    const [template, level, result] = await run<[string, number, string]>(BUFFER, { html });
    expect([template, level]).toEqual(['a.php', 2]);
    expect(result).toContain('enliven-composed');
  });

  test('that is cleaned prints nothing', async ({ run }) => {
    expect(await run(BUFFER, { html: 'cleaned' })).toEqual(['a.php', 2, '']);
  });

  test('of WordPress 6.9 is used if there is one', async ({ run }) => {
    const code = `function wp_start_template_enhancement_output_buffer() {}
      update_option( 'enliven_options', array( 'mode' => 'on' ) );
      $level = ob_get_level();
      Enliven_Takeover::begin( 'a.php' );
      return array( ob_get_level() - $level, apply_filters( 'wp_template_enhancement_output_buffer', $args['html'], '' ) );`;
    const html = '<html><head></head><body><div class="et_pb_toggle"></div></body></html>';
    const [level, result] = await run<[number, string]>(code, { html });
    expect(level).toBe(0);
    expect(result).toContain('enliven-composed');
  });
});
