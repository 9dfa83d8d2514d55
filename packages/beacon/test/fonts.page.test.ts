/** Fonts, as both beacons tell them: ours says at least what the plugin's does. */
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
async function fonts(visit: Visit): Promise<{ ours: string[]; theirs: string[]; errors: string[]; asked: string[] }> {
  const [our, their] = await stage.both(visit);
  const shortened = (list: string[] | null | undefined) => (list ?? []).map((url) => url.replace(SITE, ''));
  return {
    ours: shortened(our.results?.preload_fonts),
    theirs: shortened(their.results?.preload_fonts),
    errors: our.errors,
    asked: our.asked,
  };
}

describe('fonts', () => {
  it.each<[string, Visit, string[]]>([
    ['of the site', { ...own(face('Own', 'a.woff2?v=3')), body: text('font-family:Own') }, ['/css/a.woff2?v=3']],
    [
      'of a style element',
      { head: `<style>${face('Own', 'a.woff2')}</style>`, body: text('font-family:"Own",serif') },
      ['/a.woff2'],
    ],
    [
      'of two files, the first that was loaded',
      { ...own(face('Own', 'a.woff2) format("woff2"),url(a.woff')), body: text('font-family:Own') },
      ['/css/a.woff2'],
    ],
    ['that nobody uses', { ...own(face('Own', 'a.woff2')), body: text('') }, []],
    ['of another kind of file', { ...own(face('Own', 'a.eot')), body: text('font-family:Own') }, []],
    [
      'below the fold',
      { ...own(face('Own', 'a.woff2')), body: `<div style="height:2000px"></div>${text('font-family:Own')}` },
      [],
    ],
    [
      'that cannot be seen',
      {
        ...own(face('Own', 'a.woff2')),
        body: text('font-family:Own;opacity:0') + text('font-family:Own;visibility:hidden'),
      },
      [],
    ],
    [
      'before and after',
      {
        ...own(face('Own', 'a.woff2')),
        head: `${own(face('Own', 'a.woff2')).head}<style>p:before{content:"→";font-family:Own}</style>`,
        body: text(''),
      },
      ['/css/a.woff2'],
    ],
    [
      'with a name that is excluded',
      {
        ...own(face('"My Own"', 'a.woff2')),
        config: { preload_fonts_exclusions: ['Own'] },
        body: text('font-family:"My Own"'),
      },
      [],
    ],
    [
      'with an address that is excluded',
      {
        ...own(face('Own', 'a.woff2')),
        config: { preload_fonts_exclusions: ['/css/a'] },
        body: text('font-family:Own'),
      },
      [],
    ],
    [
      'of other hosts, the last subset',
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
      'of other hosts, in the weight that is there',
      {
        ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/400.woff2', 'font-weight:400')),
        body: text('font-family:Ro;font-weight:900'),
      },
      ['https://fonts.gstatic.com/400.woff2'],
    ],
    [
      'of other hosts that nobody uses',
      { ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/a.woff2', 'font-weight:400')), body: text('') },
      [],
    ],
    ['of a sheet that cannot be had', { head: link(`${GOOGLE}?family=gone`), body: text('font-family:Ro') }, []],
  ])('%s', async (_, visit, expected) => {
    const { ours, theirs, errors } = await fonts(visit);
    expect(ours).toEqual(expected);
    expect(theirs).toEqual(expected);
    expect(errors).toEqual([]);
  });

  it.each<[why: string, Visit, string[]]>([
    [
      'all weights in use are told, not the first alone',
      {
        ...own(face('Own', 'a.woff2'), face('Own', 'b.woff2', 'font-weight:bold')),
        body: text('font-family:Own') + text('font-family:Own;font-weight:700'),
      },
      ['/css/a.woff2', '/css/b.woff2'],
    ],
    [
      'no weight is the usual one',
      { ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/a.woff2')), body: text('font-family:Ro') },
      ['https://fonts.gstatic.com/a.woff2'],
    ],
    [
      'a range of weights holds all between',
      {
        ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/a.woff2', 'font-weight:100 900')),
        body: text('font-family:Ro;font-weight:600'),
      },
      ['https://fonts.gstatic.com/a.woff2'],
    ],
    [
      'sheets are read that are imported',
      {
        head: '<style>@import url(/css/first.css);</style>',
        files: { '/css/first.css': '@import "sub/second.css";', '/css/sub/second.css': face('Own', 'a.woff2') },
        body: text('font-family:Own'),
      },
      ['/css/sub/a.woff2'],
    ],
    [
      'faces in conditions count',
      { ...own(`@media all{${face('Own', 'a.woff2')}}`), body: text('font-family:Own') },
      ['/css/a.woff2'],
    ],
    [
      'sheets of other origins are read, with what they import',
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
  ])('%s, and everything the plugin tells', async (_, visit, expected) => {
    const { ours, theirs, errors } = await fonts(visit);
    expect(ours).toEqual(expected);
    expect(ours).toEqual(expect.arrayContaining(theirs));
    expect(theirs).not.toEqual(ours);
    expect(errors).toEqual([]);
  });

  it('of newer servers may come from any host but the excluded', async () => {
    const visit = {
      head: link('https://fonts.other.example/a.css') + link('https://static.example/b.css'),
      files: {
        'https://fonts.other.example/a.css': face('One', 'https://files.example/1.woff2', 'unicode-range:U+100'),
        'https://static.example/b.css': face('Two', '2.woff2', 'unicode-range:U+100'),
      },
      body: text('font-family:One') + text('font-family:Two'),
    };
    const { ours, asked } = await fonts({ ...visit, config: { external_font_exclusions: ['static.example'] } });
    expect(ours).toEqual(['https://files.example/1.woff2']);
    expect(asked.filter((url) => url === 'https://static.example/b.css')).toHaveLength(1);
    expect((await fonts(visit)).ours).toEqual([]);
  });

  it('are asked for once, and hosts that let nobody read them are left out', async () => {
    const visit = { ...ofGoogle(face('Ro', 'https://fonts.gstatic.com/a.woff2')), body: text('font-family:Ro') };
    const { asked } = await fonts(visit);
    // Once by the page, once by the beacon.
    expect(asked.filter((url) => url.startsWith(GOOGLE)).length).toBeLessThanOrEqual(2);
    const { ours, errors } = await fonts({
      ...visit,
      head: link(`${GOOGLE}?closed`),
      closed: ['fonts.googleapis.com'],
    });
    expect([ours, errors]).toEqual([[], []]);
  });

  it('of elements without text do not count', async () => {
    const { ours } = await fonts({
      ...own(face('Own', 'a.woff2')),
      body: `<div style="font-family:Own;width:40px;height:40px"></div><b style="position:fixed;top:900px;font-family:Own">x</b>`,
    });
    expect(ours).toEqual([]);
  });

  it('are not looked for where tags show no text of their own', async () => {
    const tags = ['center', 'font', 'u', 'tt', 'big', 'strike'];
    const { ours, theirs } = await fonts({
      ...own(face('Own', 'a.woff2')),
      body: tags.map((tag) => text('font-family:Own', 'x', tag)).join(''),
    });
    expect(ours).toEqual([]);
    expect(theirs).toEqual(['/css/a.woff2']);
  });
});
