/** The beacon's run in a browser: conditions, requests, saved data, and its completion in every case. */
import { describe, expect, it } from 'vitest';
import { beaconStage, SITE, type Visit } from './support/stage';

const stage = beaconStage();

const BODY = '<img src="/hero.png" width="300" height="100" alt=""><p>Tea</p>';
const CACHED = '<!-- This site is fast - Debug: cached@1729000000 -->';
const known = (data: unknown, status = 200) => ({
  rocket_check_beacon: { status, body: JSON.stringify({ success: true, data }) },
});
const ours = (visit: Partial<Visit>) => stage.visit('ours', { body: BODY, ...visit });
const actions = (posts: { fields: Record<string, string> }[]) => posts.map(({ fields }) => fields.action);

it('the beacon saves once with all fields, the header and the visitor’s cookies', async () => {
  const { posts, completed, errors } = await ours({});
  expect(posts).toEqual([
    {
      fields: {
        action: 'rocket_beacon',
        rocket_beacon_nonce: '0a1b2c3d4e',
        url: `${SITE}/page`,
        is_mobile: 'false',
        status: 'success',
        results: expect.any(String),
      },
      header: 'true',
      credentials: true,
    },
  ]);
  expect(JSON.parse(posts[0]?.fields.results ?? '')).toEqual({
    lcp: [
      {
        type: 'img',
        src: `${SITE}/hero.png`,
        srcset: '',
        sizes: '',
        sources: [],
        bg_set: [],
        current_src: `${SITE}/hero.png`,
        label: 'lcp',
      },
    ],
    lrc: [],
    preload_fonts: [],
    preconnect_external_domain: [],
  });
  expect([completed, errors]).toEqual(['true', []]);
});

describe('the beacon on a cached page', () => {
  it('checks the server first, and measures missing data, as with the plugin', async () => {
    const answers = known({ lcp: true, lrc: false, preload_fonts: true, preconnect_external_domain: true });
    const [our, their] = await stage.both({ body: BODY, behind: CACHED, answers });
    expect(actions(our.posts)).toEqual(['rocket_check_beacon', 'rocket_beacon']);
    expect(our.posts[0]?.header).toBeUndefined();
    expect(Object.keys(our.posts[0]?.fields ?? {}).sort()).toEqual([
      'action',
      'is_mobile',
      'rocket_beacon_nonce',
      'url',
    ]);
    expect(our.results).toEqual({ lcp: null, lrc: [], preload_fonts: null, preconnect_external_domain: null });
    expect(our.posts).toEqual(their.posts);
  });

  it('saves nothing if the server has all data', async () => {
    const answers = known({ lcp: true, lrc: true, preload_fonts: true, preconnect_external_domain: true });
    const { posts, completed } = await ours({ behind: CACHED, answers });
    expect([actions(posts), completed]).toEqual([['rocket_check_beacon'], 'true']);
  });

  it('skips measurements that an older server does not name', async () => {
    const { results } = await ours({ behind: CACHED, answers: known({ lcp: false, lrc: true }) });
    expect(results).toMatchObject({ lcp: [{}], lrc: null, preload_fonts: null, preconnect_external_domain: null });
  });

  it('measures all if the server has no data', async () => {
    const { results } = await ours({ behind: CACHED, answers: known(false) });
    expect(Object.values(results ?? {})).not.toContain(null);
  });

  it.each([
    ['an expired nonce', { status: 403, body: '-1' }],
    ['not JSON', { body: '<h1>Gateway</h1>' }],
    ['without data', { body: '{"success":false}' }],
    ['empty', { body: '' }],
    ['null', { body: 'null' }],
  ])('completes at once and saves nothing if the answer is %s', async (_, answer) => {
    const { posts, completed, errors } = await ours({ behind: CACHED, answers: { rocket_check_beacon: answer } });
    expect([actions(posts), completed, errors]).toEqual([['rocket_check_beacon'], 'true', []]);
  });

  it('recognizes the cache only by the plugin’s comment', async () => {
    const { posts } = await ours({ behind: '<!-- cached@1729000000 -->' });
    expect(actions(posts)).toEqual(['rocket_beacon']);
  });
});

describe('the beacon requests nothing and marks its completion', () => {
  const mobile = { is_mobile: true, width_threshold: 393, height_threshold: 830 };
  it.each<[string, Partial<Visit>]>([
    ['in a window that is too narrow', { viewport: { width: 1599, height: 700 } }],
    ['in a window that is too low', { viewport: { width: 1600, height: 699 } }],
    ['on a phone that is too wide', { viewport: { width: 394, height: 800 }, config: mobile }],
    ['on a phone that is too tall', { viewport: { width: 390, height: 831 }, config: mobile }],
    ['on a scrolled page', { body: '<div style="height:3000px"></div><script>scrollTo(0, 9)</script>' }],
    ['in a builder', { body: '<script>document.body.className = "et-fb"</script>' }],
    ['with all measurements disabled', { config: { status: {} } }],
    ['without a status in its configuration', { config: { status: undefined } }],
  ])('%s', async (_, visit) => {
    const { posts, completed, errors } = await ours(visit);
    expect([posts, completed, errors]).toEqual([[], 'true', []]);
  });
});

it.each<[string, Partial<Visit>]>([
  ['as large as the threshold', { viewport: { width: 1600, height: 700 } }],
  [
    'on a phone as large as the threshold',
    { viewport: { width: 393, height: 830 }, config: { is_mobile: true, width_threshold: 393, height_threshold: 830 } },
  ],
  [
    'without thresholds',
    { viewport: { width: 500, height: 500 }, config: { width_threshold: undefined, height_threshold: undefined } },
  ],
  [
    'on a phone without thresholds',
    {
      viewport: { width: 500, height: 500 },
      config: { is_mobile: true, width_threshold: null, height_threshold: null },
    },
  ],
])('the beacon measures in a window %s', async (_, visit) => {
  const { posts } = await ours(visit);
  expect(posts[0]?.fields).toMatchObject({
    status: 'success',
    is_mobile: `${'is_mobile' in (visit.config ?? {})}`,
  });
});

describe('the script tag', () => {
  it.each(['data-name="wpr-lcp-beacon"', 'id="renamed"'])('can be <script %s>', async (tag) => {
    const { posts, completed, errors } = await ours({ tag });
    expect([posts.length, completed, errors]).toEqual([1, 'true', []]);
  });
});

describe('failures', () => {
  it.each([
    ['invalid', 'img,,'],
    ['empty', ''],
  ])('of one measurement by an %s selector are reported, and the others run', async (_, elements) => {
    const { posts, results, errors } = await ours({
      config: { elements },
      body: '<iframe src="https://frame.example/"></iframe>',
    });
    expect(posts.map(({ fields }) => fields.status)).toEqual(['script_error']);
    expect(results).toEqual({
      lcp: [],
      lrc: [],
      preload_fonts: [],
      preconnect_external_domain: ['https://frame.example'],
    });
    expect(errors).toEqual([]);
  });

  it.each([
    ['the status 500', { status: 500, body: 'no' }],
    ['an answer without data', { body: '{"success":false}' }],
    ['the answer null', { body: 'null' }],
  ])('to save by %s do not prevent completion', async (_, answer) => {
    const { posts, completed, errors } = await ours({ answers: { rocket_beacon: answer } });
    expect([posts.length, completed, errors]).toEqual([1, 'true', []]);
  });

  it.each([
    [
      'lists',
      {
        exclusions: 7,
        skipStrings: null,
        processed_extensions: 'x',
        preload_fonts_exclusions: {},
        preconnect_external_domain_elements: 'a',
      },
    ],
    [
      'switches and numbers',
      { delay: 'soon', debug: 'no', lrc_threshold: null, width_threshold: null, height_threshold: {} },
    ],
  ])('do not result from invalid %s', async (_, config) => {
    const { posts, completed, errors } = await ours({ config });
    expect([posts.length, completed, errors]).toEqual([1, 'true', []]);
  });
});

describe('the debug log', () => {
  it('is empty without the debug option', async () => {
    const { logs } = await ours({ viewport: { width: 900, height: 700 } });
    expect(logs.join()).not.toMatch(/bailing/);
  });

  it.each<[string, Partial<Visit>, RegExp]>([
    [
      'an unsuitable screen',
      { viewport: { width: 900, height: 700 } },
      /bailing out because screen size is not acceptable/,
    ],
    [
      'a scrolled page',
      { body: '<div style="height:3000px"></div><script>scrollTo(0, 9)</script>' },
      /bailing out because the page has been scrolled/,
    ],
    ['a disabled measurement', { config: { status: { atf: true } } }, /not running preload_fonts/],
    ['a run without measurements', { config: { status: {} } }, /no beacon features ran/],
    ['errors', { config: { elements: '(' } }, /Script Error: /],
    ['a page without images', { body: '<p>Tea</p>' }, /no LCP candidate found/],
    ['a page without fonts', {}, /No fonts found above the fold\./],
    [
      'the server’s answer',
      { answers: { rocket_beacon: { body: '{"success":true,"data":{"lcp":"item already in the database"}}' } } },
      /item already in the database/,
    ],
    ['a failed save', { answers: { rocket_beacon: { body: 'no' } } }, /not valid JSON/],
  ])('reports %s', async (_, visit, expected) => {
    const { logs } = await ours({ ...visit, config: { ...visit.config, debug: true } });
    expect(logs.join('\n')).toMatch(expected);
  });
});
