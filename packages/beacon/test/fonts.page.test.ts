/** Fonts that both beacons report: Enliven reports at least those of the plugin. */
import { describe, expect, it } from 'vitest';
import { beaconStage, SITE, type Visit } from './support/stage';

const stage = beaconStage();

const face = (family: string, file: string, more = '') =>
  `@font-face{font-family:${family};src:url(${file})${more && `;${more}`}}`;
const text = (style: string, words = 'tea', tag = 'p') => `<${tag} style='${style}'>${words}</${tag}>`;
/** A preload link, as scripts can see preloaded files, but not those that style sheets of other origins request. */
const preload = (address: string) => `<link rel="preload" as="font" crossorigin href="${address}">`;
const GOOGLE = 'https://fonts.googleapis.com/css2';
const link = (address: string) => `<link rel="stylesheet" href="${address}">`;
const ofGoogle = (...faces: string[]) => ({ head: link(`${GOOGLE}?family=x`), files: { [GOOGLE]: faces.join('') } });
const own = (...faces: string[]) => ({ head: link('/css/own.css'), files: { '/css/own.css': faces.join('') } });

/** Fonts that both beacons report, with shortened addresses of the site. */
async function fonts(
  visit: Visit,
): Promise<{ ours: string[]; theirs: string[]; errors: string[]; requests: string[] }> {
  const [our, their] = await stage.both(visit);
  const shortened = (list: string[] | null | undefined) => (list ?? []).map((url) => url.replace(SITE, ''));
  return {
    ours: shortened(our.results?.preload_fonts),
    theirs: shortened(their.results?.preload_fonts),
    errors: our.errors,
    requests: our.requests,
  };
}

describe('reported fonts', () => {
  it.each<[string, Visit, string[]]>([
    [
      'include a file of the site',
      { ...own(face('Own', 'a.woff2?v=3')), body: text('font-family:Own') },
      ['/css/a.woff2?v=3'],
    ],
    [
      'include a file of a style element',
      { head: `<style>${face('Own', 'a.woff2')}</style>`, body: text('font-family:"Own",serif') },
      ['/a.woff2'],
    ],
    [
      'include the loaded one of two files',
      { ...own(face('Own', 'a.woff2) format("woff2"),url(a.woff')), body: text('font-family:Own') },
      ['/css/a.woff2'],
    ],
    ['exclude an unused file of the site', { ...own(face('Own', 'a.woff2')), body: text('') }, []],
    ['exclude another file type', { ...own(face('Own', 'a.eot')), body: text('font-family:Own') }, []],
    [
      'exclude fonts below the fold',
      { ...own(face('Own', 'a.woff2')), body: `<div style="height:2000px"></div>${text('font-family:Own')}` },
      [],
    ],
    [
      'exclude fonts of invisible text',
      {
        ...own(face('Own', 'a.woff2')),
        body: text('font-family:Own;opacity:0') + text('font-family:Own;visibility:hidden'),
      },
      [],
    ],
    [
      'include fonts of pseudo-elements',
      {
        ...own(face('Own', 'a.woff2')),
        head: `${own(face('Own', 'a.woff2')).head}<style>p:before{content:"→";font-family:Own}</style>`,
        body: text(''),
      },
      ['/css/a.woff2'],
    ],
    [
      'exclude a family of the exclusion list',
      {
        ...own(face('"My Own"', 'a.woff2')),
        config: { preload_fonts_exclusions: ['Own'] },
        body: text('font-family:"My Own"'),
      },
      [],
    ],
    [
      'exclude an address of the exclusion list',
      {
        ...own(face('Own', 'a.woff2')),
        config: { preload_fonts_exclusions: ['/css/a'] },
        body: text('font-family:Own'),
      },
      [],
    ],
    [
      'include the last subset of another host',
      {
        ...ofGoogle(
          face('Ro', 'https://fonts.gstatic.com/x.woff2', 'font-weight:400;unicode-range:U+100-200'),
          face('Ro', 'https://fonts.gstatic.com/l.woff2', 'font-weight:400;unicode-range:U+0-FF'),
        ),
        body: text('font-family:Ro'),
      },
      ['https://fonts.gstatic.com/l.woff2'],
    ],
    [
      'include the only weight of another host',
      {
        ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/400.woff2', 'font-weight:400')),
        body: text('font-family:Ro;font-weight:900'),
      },
      ['https://fonts.gstatic.com/400.woff2'],
    ],
    [
      'exclude unused fonts of another host',
      { ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/a.woff2', 'font-weight:400')), body: text('') },
      [],
    ],
    [
      'exclude fonts of a style sheet that fails to load',
      { head: link(`${GOOGLE}?family=gone`), body: text('font-family:Ro') },
      [],
    ],
  ])('%s, as with the plugin', async (_, visit, expected) => {
    const { ours, theirs, errors } = await fonts(visit);
    expect(ours).toEqual(expected);
    expect(theirs).toEqual(expected);
    expect(errors).toEqual([]);
  });

  it.each<[why: string, Visit, string[]]>([
    [
      'include all used weights, not only the first',
      {
        ...own(face('Own', 'a.woff2'), face('Own', 'b.woff2', 'font-weight:bold')),
        body: text('font-family:Own') + text('font-family:Own;font-weight:700'),
      },
      ['/css/a.woff2', '/css/b.woff2'],
    ],
    [
      'treat a missing weight as normal',
      { ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/a.woff2')), body: text('font-family:Ro') },
      ['https://fonts.gstatic.com/a.woff2'],
    ],
    [
      'match a weight within a range',
      {
        ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/a.woff2', 'font-weight:100 900')),
        body: text('font-family:Ro;font-weight:600'),
      },
      ['https://fonts.gstatic.com/a.woff2'],
    ],
    [
      'include those of imported style sheets',
      {
        head: '<style>@import url(/css/first.css);</style>',
        files: { '/css/first.css': '@import "sub/second.css";', '/css/sub/second.css': face('Own', 'a.woff2') },
        body: text('font-family:Own'),
      },
      ['/css/sub/a.woff2'],
    ],
    [
      'include those in conditional rules',
      { ...own(`@media all{${face('Own', 'a.woff2')}}`), body: text('font-family:Own') },
      ['/css/a.woff2'],
    ],
    [
      'include those of style sheets of other origins and their imports',
      {
        head:
          link('https://cdn.example/a.css') +
          preload('https://cdn.example/1.woff2') +
          preload('https://cdn.example/more/2.woff2'),
        files: {
          'https://cdn.example/a.css': `@import url("more/b.css");${face('One', '1.woff2')}`,
          'https://cdn.example/more/b.css': face('Two', '2.woff2'),
        },
        body: text('font-family:One') + text('font-family:Two'),
      },
      ['https://cdn.example/1.woff2', 'https://cdn.example/more/2.woff2'],
    ],
  ])('%s, in addition to those of the plugin', async (_, visit, expected) => {
    const { ours, theirs, errors } = await fonts(visit);
    expect(ours).toEqual(expected);
    expect(ours).toEqual(expect.arrayContaining(theirs));
    expect(theirs).not.toEqual(ours);
    expect(errors).toEqual([]);
  });

  it('come from any host except excluded ones if the server sends an exclusion list', async () => {
    const visit = {
      head: link('https://fonts.other.example/a.css') + link('https://static.example/b.css'),
      files: {
        'https://fonts.other.example/a.css': face('One', 'https://files.example/1.woff2', 'unicode-range:U+100'),
        'https://static.example/b.css': face('Two', '2.woff2', 'unicode-range:U+100'),
      },
      body: text('font-family:One') + text('font-family:Two'),
    };
    const { ours, requests } = await fonts({ ...visit, config: { external_font_exclusions: ['static.example'] } });
    expect(ours).toEqual(['https://files.example/1.woff2']);
    expect(requests.filter((url) => url === 'https://static.example/b.css')).toHaveLength(1);
    expect((await fonts(visit)).ours).toEqual([]);
  });

  it('come from style sheets that are requested once, without hosts that do not allow CORS', async () => {
    const visit = { ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/a.woff2')), body: text('font-family:Ro') };
    const { requests } = await fonts(visit);
    // One request by the page, one by the beacon.
    expect(requests.filter((url) => url.startsWith(GOOGLE)).length).toBeLessThanOrEqual(2);
    const { ours, errors } = await fonts({
      ...visit,
      head: link(`${GOOGLE}?closed`),
      closed: ['fonts.googleapis.com'],
    });
    expect([ours, errors]).toEqual([[], []]);
  });

  it('exclude those of elements without text', async () => {
    const { ours } = await fonts({
      ...own(face('Own', 'a.woff2')),
      body: `<div style="font-family:Own;width:40px;height:40px"></div><b style="position:fixed;top:900px;font-family:Own">x</b>`,
    });
    expect(ours).toEqual([]);
  });

  it('exclude those of obsolete tags, unlike with the plugin', async () => {
    const tags = ['center', 'font', 'u', 'tt', 'big', 'strike'];
    const { ours, theirs } = await fonts({
      ...own(face('Own', 'a.woff2')),
      body: tags.map((tag) => text('font-family:Own', 'x', tag)).join(''),
    });
    expect(ours).toEqual([]);
    expect(theirs).toEqual(['/css/a.woff2']);
  });
});
