/** Far elements, other hosts, and images to come, as both beacons tell them. */
import { describe, expect, it } from 'vitest';
import { beaconStage } from './support/stage';

const stage = beaconStage();

const HASH = 'data-rocket-location-hash';
const far = (hash: string, more = '', inside = 'x') => `<div ${HASH}="${hash}" ${more}>${inside}</div>`;
const SPACE = '<div style="height:2600px"></div>';

describe('far elements', () => {
  it.each<[string, string, string[], Record<string, unknown>?]>([
    ['near and far', far('near') + SPACE + far('far'), ['far']],
    ['the topmost only', SPACE + far('outer', '', far('inner')), ['outer']],
    ['those whose parent is near', far('near', '', SPACE + far('one') + far('two')), ['one', 'two']],
    ['with an id to skip', SPACE + far('a', 'id="the-MEMEX-1"') + far('b', 'id="other"'), ['b']],
    [
      'with another id to skip',
      SPACE + far('a', 'id="the-memex"') + far('b', 'id="No-Wait"'),
      ['a'],
      { skipStrings: ['no-wait'] },
    ],
    ['above a use of svg', SPACE + far('a', '', '<svg width="9" height="9"><use href="#x"/></svg>') + far('b'), ['b']],
    ['with a negative margin', SPACE + far('a', 'style="margin-left:-5px"') + far('b', 'style="margin:5px"'), ['b']],
    [
      'with a child of negative margin',
      SPACE + far('a', '', '<i style="margin-top:-1px">x</i>') + far('b', '', '<i><b style="margin:-1px">x</b></i>'),
      ['b'],
    ],
    [
      'with a child out of the flow',
      SPACE +
        far('a', '', '<i style="position:absolute">x</i>') +
        far('b', '', '<i style="position:fixed">x</i>') +
        far('c', '', '<i style="position:relative">x</i>'),
      ['c'],
    ],
    [
      'drawn late already',
      SPACE + far('a', 'style="content-visibility:auto"') + far('b', 'style="content-visibility:hidden"') + far('c'),
      ['c'],
    ],
    [
      'excluded by an attribute',
      SPACE + far('a', 'class="Hero-2"') + far('b', 'class=""') + far('c'),
      ['b', 'c'],
      {
        exclusions: [
          ['class', '^hero-\\d'],
          ['id', 'x'],
        ],
      },
    ],
    ['at another distance', `<div style="height:1000px"></div>${far('a')}`, ['a'], { lrc_threshold: 300 }],
    ['exactly there', `<style>body{margin:0}</style><div style="height:2500px"></div>${far('a')}`, ['a']],
    ['none', '<p>Tea</p>', []],
  ])('%s', async (_, body, expected, config = {}) => {
    const [ours, theirs] = await stage.both({ body, config });
    expect(ours.results?.lrc).toEqual(expected);
    expect(theirs.results?.lrc).toEqual(expected);
    expect(ours.posts[0]?.fields.status).toBe('success');
  });

  it('with an empty hash are none, whatever the plugin says', async () => {
    const [ours, theirs] = await stage.both({ body: SPACE + far('') });
    expect(ours.results?.lrc).toEqual([]);
    expect(theirs.results?.lrc).toEqual(['']);
  });

  it('say where they are, in the log', async () => {
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

describe('other hosts', () => {
  it.each<[string, string, string[], Record<string, unknown>?]>([
    [
      'each once, in order',
      '<script src="https://b.example/x.js"></script><iframe src="https://a.example/"></iframe><link rel="dns" href="https://b.example/y">',
      ['https://b.example', 'https://a.example'],
    ],
    [
      'with protocol and port',
      '<iframe src="http://c.example:8080/x"></iframe><iframe src="//d.example/x"></iframe>',
      ['http://c.example:8080', 'https://d.example'],
    ],
    [
      'of the same site',
      '<iframe src="https://www.shop.example.test/"></iframe><iframe src="https://shop.example.test:444/"></iframe><iframe src="/x"></iframe>',
      ['https://www.shop.example.test'],
    ],
    [
      'none',
      '<iframe src="about:blank"></iframe><iframe src="data:text/html,x"></iframe><iframe srcdoc="x"></iframe>',
      [],
    ],
    [
      'excluded by the tag',
      '<link rel="preconnect" href="https://a.example/"><link rel="prefetch" href="https://b.example/">',
      ['https://b.example'],
    ],
    ['excluded by the host', '<script src="https://static.cloudflareinsights.com/a.js"></script>', []],
    [
      'of other tags',
      '<img src="https://a.example/a.png" alt=""><iframe src="https://b.example/"></iframe>',
      ['https://a.example'],
      { preconnect_external_domain_elements: ['img'] },
    ],
    [
      'that make no sense',
      '<iframe src="https://"></iframe><iframe src="https://b.example/"></iframe>',
      ['https://b.example'],
    ],
  ])('%s', async (_, body, expected, config = {}) => {
    const [ours, theirs] = await stage.both({ body, config });
    expect(ours.results?.preconnect_external_domain).toEqual(expected);
    expect(theirs.results?.preconnect_external_domain).toEqual(expected);
  });

  it('are none when no tags are named', async () => {
    const { results } = await stage.visit('ours', {
      body: '<iframe src="https://b.example/"></iframe>',
      config: { preconnect_external_domain_elements: [] },
    });
    expect(results?.preconnect_external_domain).toEqual([]);
  });
});
