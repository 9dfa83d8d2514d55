/** Plans for pages: the place of the tags, and rejected pages. */
import { describe, expect, it } from 'vitest';
import { editPage, tagsFor } from '../src/site/edit-page';
import { planPage } from '../src/site/plan-page';
import type { Units } from '../src/units';
import { description } from './support/fake-build';
import { pageOf, TOGGLE } from './support/temp-site';

const units = { ...description, folder: '', read: () => '' } as unknown as Units;

function edited(html: string, path = 'a.html'): string {
  const bytes = Buffer.from(html);
  return editPage(bytes, planPage(path, bytes, units), '[tags]').toString();
}

describe('a page', () => {
  it.each([
    ['before the end tag of the head', `<head><title>a</title></head>${TOGGLE}`, '<title>a</title>[tags]\n</head>'],
    ['after the last element of a head without end tag', `<head><title>a</title>${TOGGLE}`, '</title>[tags]\n<div'],
    ['after the title if the head has no tags', `<!doctype html>\r\n<title>a</title>${TOGGLE}`, '</title>[tags]\n'],
    ['after the doctype of a page without head', `<!doctype html>${TOGGLE}`, '<!doctype html>[tags]\n<div'],
    ['at the start of a fragment', TOGGLE, '[tags]\n<div'],
    ['in the head, not in a comment', `<!-- </head> --><head><!-- </head> --></head>${TOGGLE}`, '-->[tags]\n</head>'],
  ])('gets its tags %s', (_place, html, expected) => {
    expect(edited(html)).toContain(expected);
    expect(edited(html).replace('[tags]\n', '')).toBe(html);
  });

  it('keeps every other byte when scripts are removed', () => {
    const script = '<SCRIPT src="/x.js" id="divi-custom-script-js">\n</script >';
    const html = pageOf({ head: `\r\n\t<b a='1' A=2>`, body: `${TOGGLE}<!-- ü -->${script}<p>&amp;&nbsp` });
    expect(edited(html).replace('[tags]\n', '')).toBe(html.replace(script, ''));
  });

  it('keeps text that looks like a script', () => {
    const html = pageOf({
      body: `${TOGGLE}<textarea><script id="divi-custom-script-js" src="/x.js"></script></textarea>`,
    });
    expect(edited(html).replace('[tags]\n', '')).toBe(html);
  });

  it('has addresses relative to its base', () => {
    const html = Buffer.from(pageOf({ head: '<base href="/deep/">' }));
    const { base } = planPage('a/b.html', html, units);
    expect(base).toBe('deep/');
    expect(tagsFor(base, { path: 'enliven/x.js', integrity: 'i' }, [])).toContain('src="../enliven/x.js"');
  });

  it('may have any name', () => {
    const { base } = planPage('ä b/100%/index.html', Buffer.from(pageOf()), units);
    expect(base).toBe('ä b/100%/');
    expect(tagsFor(base, { path: 'enliven/x.js', integrity: 'i' }, [])).toContain('src="../../enliven/x.js"');
  });
});

describe('planPage', () => {
  it.each([
    ['a base of another site', pageOf({ head: '<base href="https://other.site/">' }), /Remove the <base> element/],
    ['an unclosed script', `${TOGGLE}<script>a`, /a <script> has no <\/script>/],
    ['unclosed elements', `${TOGGLE}${'<div>'.repeat(600)}`, /nested more than 512 deep/],
    ['more than 10 MB', 'x'.repeat(10_000_001), /10\.0 MB; pages above 10 MB are left alone/],
    ['another encoding', pageOf().replace('utf-8', 'klingon'), /Save it as UTF-8/],
  ])('rejects a page with %s', (_fault, html, message) => {
    expect(() => planPage('a.html', Buffer.from(html), units)).toThrow(message);
  });

  it('links only style sheets that apply to the page', () => {
    const plan = (body: string) => planPage('a.html', Buffer.from(pageOf({ body })), units).sheets;
    expect(plan(TOGGLE)).toEqual([]);
    expect(plan('<div class="et_pb_slider"></div>')).toEqual(['enliven.css']);
    expect(plan('<div class="et_pb_row--style-inline_centered_logo"></div>')).toEqual(['enliven-header.css']);
  });

  it('lists the scripts of a page before and after', () => {
    const head = '<script src="a.js"></script><script src="x.js" id="divi-custom-script-js"></script>';
    const { scripts } = planPage('a.html', Buffer.from(pageOf({ head })), units);
    expect(scripts).toEqual({ before: ['a.js', 'x.js'], after: ['a.js'] });
  });
});
