/** The run in a real page: when it measures, what it asks and saves, and that it always comes to its end. */
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

it('saves once, with all fields, the header and the visitor’s cookies', async () => {
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

describe('on a page from the cache', () => {
  it('asks first, and measures what is missing, like the plugin', async () => {
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

  it('saves nothing when the server has everything', async () => {
    const answers = known({ lcp: true, lrc: true, preload_fonts: true, preconnect_external_domain: true });
    const { posts, completed } = await ours({ behind: CACHED, answers });
    expect([actions(posts), completed]).toEqual([['rocket_check_beacon'], 'true']);
  });

  it('takes what an older server does not name for known', async () => {
    const { results } = await ours({ behind: CACHED, answers: known({ lcp: false, lrc: true }) });
    expect(results).toMatchObject({ lcp: [{}], lrc: null, preload_fonts: null, preconnect_external_domain: null });
  });

  it('measures all when the server has nothing', async () => {
    const { results } = await ours({ behind: CACHED, answers: known(false) });
    expect(Object.values(results ?? {})).not.toContain(null);
  });

  it.each([
    ['an expired nonce', { status: 403, body: '-1' }],
    ['no JSON', { body: '<h1>Gateway</h1>' }],
    ['no data', { body: '{"success":false}' }],
    ['nothing', { body: '' }],
    ['null', { body: 'null' }],
  ])('ends at once and saves nothing when the answer is %s', async (_, answer) => {
    const { posts, completed, errors } = await ours({ behind: CACHED, answers: { rocket_check_beacon: answer } });
    expect([actions(posts), completed, errors]).toEqual([['rocket_check_beacon'], 'true', []]);
  });

  it('is told by the comment alone', async () => {
    const { posts } = await ours({ behind: '<!-- cached@1729000000 -->' });
    expect(actions(posts)).toEqual(['rocket_beacon']);
  });
});

describe('asks nothing and marks its end', () => {
  const mobile = { is_mobile: true, width_threshold: 393, height_threshold: 830 };
  it.each<[string, Partial<Visit>]>([
    ['in a window too narrow', { viewport: { width: 1599, height: 700 } }],
    ['in a window too low', { viewport: { width: 1600, height: 699 } }],
    ['on a phone too wide', { viewport: { width: 394, height: 800 }, config: mobile }],
    ['on a phone too tall', { viewport: { width: 390, height: 831 }, config: mobile }],
    ['on a page that is scrolled', { body: '<div style="height:3000px"></div><script>scrollTo(0, 9)</script>' }],
    ['in a builder', { body: '<script>document.body.className = "et-fb"</script>' }],
    ['when everything is switched off', { config: { status: {} } }],
    ['without switches', { config: { status: undefined } }],
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
])('measures in a window %s', async (_, visit) => {
  const { posts } = await ours(visit);
  expect(posts[0]?.fields).toMatchObject({
    status: 'success',
    is_mobile: `${'is_mobile' in (visit.config ?? {})}`,
  });
});

describe('the tag', () => {
  it.each(['data-name="wpr-lcp-beacon"', 'id="renamed"'])('may be <script %s>', async (tag) => {
    const { posts, completed, errors } = await ours({ tag });
    expect([posts.length, completed, errors]).toEqual([1, 'true', []]);
  });
});

describe('failures', () => {
  it.each([
    ['is no selector', 'img,,'],
    ['is empty', ''],
  ])('of one measurement are told, and the others run: the selector %s', async (_, elements) => {
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
    ['500', { status: 500, body: 'no' }],
    ['no data', { body: '{"success":false}' }],
    ['null', { body: 'null' }],
  ])('to save end all the same: %s', async (_, answer) => {
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
  ])('do not come of wrong %s', async (_, config) => {
    const { posts, completed, errors } = await ours({ config });
    expect([posts.length, completed, errors]).toEqual([1, 'true', []]);
  });
});

describe('the log', () => {
  it('is silent unless it is asked for', async () => {
    const { logs } = await ours({ viewport: { width: 900, height: 700 } });
    expect(logs.join()).not.toMatch(/bailing/);
  });

  it.each<[string, Partial<Visit>, RegExp]>([
    ['the screen', { viewport: { width: 900, height: 700 } }, /bailing out because screen size is not acceptable/],
    [
      'scrolling',
      { body: '<div style="height:3000px"></div><script>scrollTo(0, 9)</script>' },
      /bailing out because the page has been scrolled/,
    ],
    ['what does not run', { config: { status: { atf: true } } }, /not running preload_fonts/],
    ['that nothing ran', { config: { status: {} } }, /no beacon features ran/],
    ['errors', { config: { elements: '(' } }, /Script Error: /],
    ['that there is no image', { body: '<p>Tea</p>' }, /no LCP candidate found/],
    ['that there are no fonts', {}, /No fonts found above the fold\./],
    [
      'what is saved',
      { answers: { rocket_beacon: { body: '{"success":true,"data":{"lcp":"item already in the database"}}' } } },
      /item already in the database/,
    ],
    ['that saving failed', { answers: { rocket_beacon: { body: 'no' } } }, /not valid JSON/],
  ])('tells %s', async (_, visit, expected) => {
    const { logs } = await ours({ ...visit, config: { ...visit.config, debug: true } });
    expect(logs.join('\n')).toMatch(expected);
  });
});
