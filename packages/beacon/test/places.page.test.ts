/** Elements far below the fold, other hosts, and images that load late, as both beacons report them. */
import { describe, expect, it } from 'vitest';
import { beaconStage } from './support/stage';

const stage = beaconStage();

const HASH = 'data-rocket-location-hash';
const far = (hash: string, more = '', inside = 'x') => `<div ${HASH}="${hash}" ${more}>${inside}</div>`;
const SPACE = '<div style="height:2600px"></div>';

describe('reported far elements', () => {
  it.each<[string, string, string[], Record<string, unknown>?]>([
    ['exclude near ones', far('near') + SPACE + far('far'), ['far']],
    ['include only the outermost', SPACE + far('outer', '', far('inner')), ['outer']],
    ['include those with a near parent', far('near', '', SPACE + far('one') + far('two')), ['one', 'two']],
    ['exclude ids of the default skip list', SPACE + far('a', 'id="the-MEMEX-1"') + far('b', 'id="other"'), ['b']],
    [
      'exclude ids of a custom skip list',
      SPACE + far('a', 'id="the-memex"') + far('b', 'id="No-Wait"'),
      ['a'],
      { skipStrings: ['no-wait'] },
    ],
    [
      'exclude those with an SVG use element',
      SPACE + far('a', '', '<svg width="9" height="9"><use href="#x"/></svg>') + far('b'),
      ['b'],
    ],
    [
      'exclude those with a negative margin',
      SPACE + far('a', 'style="margin-left:-5px"') + far('b', 'style="margin:5px"'),
      ['b'],
    ],
    [
      'exclude those whose child has a negative margin',
      SPACE + far('a', '', '<i style="margin-top:-1px">x</i>') + far('b', '', '<i><b style="margin:-1px">x</b></i>'),
      ['b'],
    ],
    [
      'exclude those whose child is out of flow',
      SPACE +
        far('a', '', '<i style="position:absolute">x</i>') +
        far('b', '', '<i style="position:fixed">x</i>') +
        far('c', '', '<i style="position:relative">x</i>'),
      ['c'],
    ],
    [
      'exclude those with content-visibility',
      SPACE + far('a', 'style="content-visibility:auto"') + far('b', 'style="content-visibility:hidden"') + far('c'),
      ['c'],
    ],
    [
      'exclude those that match an excluded attribute',
      SPACE + far('a', 'class="Hero-2"') + far('b', 'class=""') + far('c'),
      ['b', 'c'],
      {
        exclusions: [
          ['class', '^hero-\\d'],
          ['id', 'x'],
        ],
      },
    ],
    ['follow a custom distance', `<div style="height:1000px"></div>${far('a')}`, ['a'], { lrc_threshold: 300 }],
    [
      'include one at exactly the distance',
      `<style>body{margin:0}</style><div style="height:2500px"></div>${far('a')}`,
      ['a'],
    ],
    ['are empty without marked elements', '<p>Tea</p>', []],
  ])('%s, as with the plugin', async (_, body, expected, config = {}) => {
    const [ours, theirs] = await stage.both({ body, config });
    expect(ours.results?.lrc).toEqual(expected);
    expect(theirs.results?.lrc).toEqual(expected);
    expect(ours.posts[0]?.fields.status).toBe('success');
  });

  it('exclude an empty hash, unlike with the plugin', async () => {
    const [ours, theirs] = await stage.both({ body: SPACE + far('') });
    expect(ours.results?.lrc).toEqual([]);
    expect(theirs.results?.lrc).toEqual(['']);
  });

  it('are logged with their depth and distance', async () => {
    const { logs } = await stage.visit('ours', {
      body: far('near') + SPACE + far('outer', '', far('inner')),
      config: { debug: true },
    });
    expect(logs.filter((line) => /div/.test(line))).toEqual([
      expect.stringMatching(/^%cdiv,0,0,near,\d+ color:red$/),
      expect.stringMatching(/^%cdiv,0,\d{4},outer,\d+ color:green$/),
      expect.stringMatching(/^%c\tdiv,1,\d{4},inner,\d+ color:$/),
    ]);
  });
});

describe('reported other hosts', () => {
  it.each<[string, string, string[], Record<string, unknown>?]>([
    [
      'are unique and in document order',
      '<script src="https://b.example/x.js"></script><iframe src="https://a.example/"></iframe><link rel="dns" href="https://b.example/y">',
      ['https://b.example', 'https://a.example'],
    ],
    [
      'include protocol and port',
      '<iframe src="http://c.example:8080/x"></iframe><iframe src="//d.example/x"></iframe>',
      ['http://c.example:8080', 'https://d.example'],
    ],
    [
      'include subdomains, but not other ports of the site',
      '<iframe src="https://www.shop.example.test/"></iframe><iframe src="https://shop.example.test:444/"></iframe><iframe src="/x"></iframe>',
      ['https://www.shop.example.test'],
    ],
    [
      'exclude frames without a host',
      '<iframe src="about:blank"></iframe><iframe src="data:text/html,x"></iframe><iframe srcdoc="x"></iframe>',
      [],
    ],
    [
      'exclude preconnect links',
      '<link rel="preconnect" href="https://a.example/"><link rel="prefetch" href="https://b.example/">',
      ['https://b.example'],
    ],
    ['exclude hosts of the exclusion list', '<script src="https://static.cloudflareinsights.com/a.js"></script>', []],
    [
      'follow custom tags',
      '<img src="https://a.example/a.png" alt=""><iframe src="https://b.example/"></iframe>',
      ['https://a.example'],
      { preconnect_external_domain_elements: ['img'] },
    ],
    [
      'exclude invalid addresses',
      '<iframe src="https://"></iframe><iframe src="https://b.example/"></iframe>',
      ['https://b.example'],
    ],
  ])('%s, as with the plugin', async (_, body, expected, config = {}) => {
    const [ours, theirs] = await stage.both({ body, config });
    expect(ours.results?.preconnect_external_domain).toEqual(expected);
    expect(theirs.results?.preconnect_external_domain).toEqual(expected);
  });

  it('are empty without tags', async () => {
    const { results } = await stage.visit('ours', {
      body: '<iframe src="https://b.example/"></iframe>',
      config: { preconnect_external_domain_elements: [] },
    });
    expect(results?.preconnect_external_domain).toEqual([]);
  });
});
