/** Original scripts that keep a behavior out. */
import { describe, expect, it } from 'vitest';
import { findIncumbent, staysActiveRemark, staysOutRemark } from '../src/coexistence';
import { behavior } from './support/behaviors';

const FOUR = 'divi-custom-script';
const FIVE = 'divi-module-library-script-tabs';
const tabs = behavior('tabs', { incumbents: [FOUR, FIVE] });

const script = (handle: string, attributes = 'src="/a.js"') => `<script id="${handle}-js" ${attributes}></script>`;

/** Returns the incumbent in markup that is parsed without running or fetching scripts. */
const incumbent = (markup: string, of = tabs) =>
  findIncumbent(of, new DOMParser().parseFromString(markup, 'text/html'))?.handle;

describe('incumbentOf', () => {
  it.each([
    { what: 'nothing', markup: '', handle: undefined },
    { what: 'the script of generation 4', markup: script(FOUR), handle: FOUR },
    {
      what: 'one whose address a plugin has moved to data-src',
      markup: script(FOUR, 'data-src="/a.js"'),
      handle: FOUR,
    },
    {
      what: 'one whose address a plugin has moved to data-rocket-src',
      markup: script(FOUR, 'data-rocket-src="/a.js"'),
      handle: FOUR,
    },
    {
      what: 'one that waits with another type',
      markup: script(FOUR, 'type="text/plain" data-src="/a.js"'),
      handle: FOUR,
    },
    { what: 'a script of generation 5', markup: script(FIVE), handle: FIVE },
    {
      what: 'a script of generation 5 for something else',
      markup: script('divi-module-library-script-map'),
      handle: undefined,
    },
    { what: 'the inline part of a script', markup: `<script id="${FOUR}-js-extra">var a</script>`, handle: undefined },
    { what: 'a script without an address', markup: script(FOUR, ''), handle: undefined },
    { what: 'an element that is no script', markup: `<div id="${FOUR}-js" src="/a.js"></div>`, handle: undefined },
    { what: 'a link that preloads it', markup: `<link id="${FOUR}-js" href="/a.js">`, handle: undefined },
    {
      what: 'scripts of both generations, of which that of 4 serves other modules',
      markup: script(FOUR) + script('divi-module-library-script-map'),
      handle: undefined,
    },
    {
      what: 'scripts of both generations, including that of the modules',
      markup: script(FOUR) + script(FIVE),
      handle: FIVE,
    },
    {
      what: 'libraries of generation 5 beside the script of 4',
      markup: script(FOUR) + script('divi-script-library-magnific'),
      handle: undefined,
    },
  ])('is, for $what, $handle', ({ markup, handle }) => {
    expect(incumbent(markup)).toBe(handle);
  });

  it('is the script of both generations for a behavior without its own script in generation 5', () => {
    const header = behavior('header', { incumbents: [FOUR] });
    expect(incumbent(script(FOUR) + script('divi-module-library-script-map'), header)).toBe(FOUR);
    expect(incumbent(script('divi-module-library-script-map'), header)).toBeUndefined();
  });

  it('is undefined for a behavior that replaces no script', () => {
    expect(incumbent(script(FOUR) + script(FIVE), behavior('fresh'))).toBeUndefined();
  });

  it('does not use handles as selectors', () => {
    const odd = behavior('odd', { incumbents: ['a"],*', 'a b'] });
    expect(incumbent(script('a b'), odd)).toBe('a b');
    expect(incumbent('<p>Words</p>', odd)).toBeUndefined();
  });
});

describe('staysOutRemark', () => {
  it('names the script, how to remove it, and how to override it', () => {
    expect(staysOutRemark({ handle: 'a-handle' }, ['tabs'])).toBe(
      `tabs stays out: the theme's own "a-handle" runs here. wp_dequeue_script('a-handle'), or configure "force": ["tabs"].`,
    );
  });

  it('lists all behaviors that one script keeps out', () => {
    expect(staysOutRemark({ handle: 'a-handle' }, ['tabs', 'toggle'])).toBe(
      `2 behaviors stay out (tabs, toggle): the theme's own "a-handle" runs here. wp_dequeue_script('a-handle'), or configure "force": ["tabs", "toggle"].`,
    );
  });

  it('says how a script in a renamed file was recognized', () => {
    expect(staysOutRemark({ handle: 'a-handle', what: 'et_pb_init_modules()' }, ['tabs'])).toBe(
      `tabs stays out: the theme's own "a-handle" runs here, in a file of another name, as et_pb_init_modules() shows. Take "a-handle" out of the combined file, or configure "force": ["tabs"].`,
    );
  });
});

describe('staysActiveRemark', () => {
  it('says that our behavior was first, and how to load only one', () => {
    expect(staysActiveRemark({ handle: 'a-handle', what: 'et_pb_init_modules()' }, 'tabs')).toBe(
      `stays active: the theme's own "a-handle" arrived after it, in a file of another name, as et_pb_init_modules() shows, and answers the same presses. Take "a-handle" out of the combined file, or configure "disable": ["tabs"].`,
    );
  });
});
