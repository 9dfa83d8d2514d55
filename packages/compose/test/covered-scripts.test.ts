/** Original scripts of a page that are removed, and those that stay. */
import { describe, expect, it } from 'vitest';
import { elementsOf, parsePage } from '../src/scan';
import { type CoveredScripts, type CoverOptions, coveredScripts } from '../src/site/covered-scripts';
import { pageScripts } from '../src/site/page-scripts';
import { description } from './support/fake-build';
import { TOGGLE } from './support/temp-site';

const file = (handle: string) => `<script src="/js/${handle}.js" id="${handle}-js"></script>`;
const JQUERY = file('jquery-core') + file('jquery-migrate');
const THEME = file('divi-custom-script');

interface Decision extends Omit<CoveredScripts, 'removed'> {
  removed: string[];
}

function decide(html: string, options?: CoverOptions): Decision {
  const elements = [...elementsOf(parsePage(html))];
  const { removed, ...rest } = coveredScripts(pageScripts(elements, html), elements, description, options);
  return { ...rest, removed: removed.map(({ handle, kind }) => (kind === 'file' ? `${handle}` : `${handle} ${kind}`)) };
}

describe('original scripts', () => {
  it('are removed together with jQuery if behaviors replace them completely', () => {
    expect(decide(`${JQUERY}${TOGGLE}${THEME}`)).toEqual({
      removed: ['jquery-core', 'jquery-migrate', 'divi-custom-script'],
      kept: [],
      originals: false,
    });
  });

  it('keep their data when they are removed', () => {
    const data = '<script id="divi-custom-script-js-extra">var et_pb_custom = {"a":"1"};</script>';
    expect(decide(`${data}${THEME}`).removed).toEqual(['divi-custom-script']);
  });

  it('are removed with their translations', () => {
    const translations = '<script id="contact-form-7-js-translations">( function () {} )( "a", {} );</script>';
    expect(decide(translations + file('contact-form-7')).removed).toEqual([
      'contact-form-7 translations',
      'contact-form-7',
    ]);
  });

  it('stay for a module that no behavior knows', () => {
    const { removed, kept, originals } = decide(`${THEME}<div class="et_pb_module dsm_card dsm_card_0"></div>`);
    expect(removed).toEqual([]);
    expect(originals).toBe(true);
    expect(kept).toEqual([{ name: 'divi-custom-script', why: 'no behavior is known for the module "dsm_card"' }]);
  });

  it('are removed if the user declares that an unknown module needs no script', () => {
    const html = `${THEME}<div class="et_pb_module dsm_card"></div>`;
    expect(decide(html, { covers: new Set(['dsm_card']) }).removed).toEqual(['divi-custom-script']);
  });

  it('of single modules are removed despite unknown modules', () => {
    const html = `${file('divi-module-library-script-toggle')}<div class="et_pb_module dsm_card"></div>`;
    expect(decide(html).removed).toEqual(['divi-module-library-script-toggle']);
  });

  it('stay if inline code is printed with them', () => {
    const code = '<script id="divi-custom-script-js-after">go();</script>';
    expect(decide(THEME + code).removed).toEqual([]);
  });

  it('stay if inline code calls their functions', () => {
    expect(decide(`${THEME}<script>window.et_pb_init_modules();</script>`).removed).toEqual([]);
  });

  it('stay if the configuration disables a behavior', () => {
    const config = '<script type="application/json" id="enliven-config">{"disable":["tabs"]}</script>';
    expect(decide(config + THEME).kept[0]?.why).toBe('the configuration of the page disables "tabs"');
  });

  it('stay if an element is ignored', () => {
    expect(decide(`${THEME}<div data-enliven-ignore>${TOGGLE}</div>`).removed).toEqual([]);
  });

  it('are recognized by their file if they have no id', () => {
    const script = '<script src="../wp-content/themes/Divi/js/scripts.min.js?ver=4.20"></script>';
    const jquery = '<script src="wp-includes/js/jquery/jquery.min.js"></script>';
    expect(decide(jquery + script).removed).toEqual(['jquery-core', 'divi-custom-script']);
  });

  it('are recognized if a speed plugin delays them', () => {
    const script = '<script type="rocketlazyloadscript" data-rocket-src="/a.js" id="divi-custom-script-js"></script>';
    expect(decide(script).removed).toEqual(['divi-custom-script']);
  });

  it('are removed with the scripts that belong to them', () => {
    expect(decide(file('mediaelement-core') + file('mediaelement-migrate')).removed).toEqual([
      'mediaelement-core',
      'mediaelement-migrate',
    ]);
  });

  it('are removed if the user names them', () => {
    expect(decide(`${JQUERY}${file('fitvids')}`, { remove: new Set(['fitvids']) }).removed).toHaveLength(3);
  });
});

describe('jQuery', () => {
  it('stays for an unknown script', () => {
    const { removed, kept } = decide(`${JQUERY}${THEME}${file('other')}`);
    expect(removed).toEqual(['divi-custom-script']);
    expect(kept).toContainEqual({ name: 'jquery-core', why: '"other" may need it' });
    expect(kept).toContainEqual({ name: 'other', why: 'it is not known' });
  });

  it('is removed if the remaining scripts never use it', () => {
    expect(decide(JQUERY + file('comment-reply')).removed).toEqual(['jquery-core', 'jquery-migrate']);
  });

  it.each([
    '<script>jQuery(function () {});</script>',
    '<script>$( "a" ).hide();</script>',
    '<a onclick="jQuery(this).hide()">x</a>',
    '<a href="javascript:$(this)">x</a>',
  ])('stays for %s', (html) => {
    expect(decide(JQUERY + html).removed).toEqual([]);
  });

  it('is removed if only data contains its name', () => {
    expect(decide(`${JQUERY}<script>var a = {"b":"jQuery(c)"};</script>`).removed).toHaveLength(2);
  });
});

describe('composed files', () => {
  it('check for originals if a file may combine several scripts', () => {
    expect(decide('<script src="/wp-content/cache/min/1/a.js"></script>').originals).toBe(true);
    expect(decide('<script src="https://cdn.site/wp-content/cache/a.js"></script>').originals).toBe(true);
  });

  it('do not check for originals beside a third-party service', () => {
    expect(decide('<script async src="https://statistics.example/a.js"></script>').originals).toBe(false);
  });
});
