/** Verdicts and next steps for pages in each state. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Diagnosis } from '../src/api';
import { advise } from '../src/doctor/advise';
import { stepsText, tableRows } from '../src/doctor/table-rows';

afterEach(() => document.body.replaceChildren());

const row = (name: string, more: Partial<Diagnosis['behaviors'][number]> = {}): Diagnosis['behaviors'][number] => ({
  name,
  package: '@enliven/test',
  selector: `.${name}`,
  matched: 1,
  mounted: 0,
  waiting: 0,
  failed: 0,
  ...more,
});

const facts = (
  behaviors: Diagnosis['behaviors'],
  more: Partial<Diagnosis> = {},
): Omit<Diagnosis, 'verdict' | 'steps'> => ({
  version: '1.2.3',
  page: { generation: 4, builder: null },
  behaviors,
  failures: [],
  hidden: [],
  accessibility: [],
  configuration: [],
  ...more,
});

const failure = { package: '@enliven/test', behavior: 'tabs', element: '"#one"', message: 'no tabs today' };

describe('advise', () => {
  it.each([
    ['nothing matches', facts([row('tabs', { matched: 0 })]), /^This page has nothing for Enliven/],
    ['all are active', facts([row('tabs', { mounted: 1 })]), /^All is well: 1 element of 1 behavior is active\.$/],
    [
      'some wait',
      facts([row('tabs', { mounted: 1 }), row('map', { waiting: 2 })]),
      /, and 2 more will be when they are needed\.$/,
    ],
    [
      'some stay out',
      facts([row('tabs', { stayedOut: 'a-b' }), row('map', { mounted: 1 })]),
      /^1 of 2 behaviors stays out, .*runs: a-b; 1 element is active/,
    ],
    ['some failed', facts([row('tabs', { failed: 1 })], { failures: [failure] }), /^1 element failed; 0 elements/],
    [
      'some are hidden',
      facts([row('tabs')], { hidden: [{ element: '"p"', why: 'so' }] }),
      /^1 element of the page stays hidden/,
    ],
    ['none has started', facts([row('tabs'), row('map')]), /^Enliven is not running on this page: 2 behaviors/],
    ['a builder is open', facts([row('tabs')], { page: { generation: 5, builder: 'vb' } }), /^A builder/],
  ])('says so in one sentence when %s', (_state, input, expected) => {
    const { verdict } = advise(input);
    expect(verdict).toMatch(expected);
    expect(verdict).not.toContain('\n');
  });

  it('gives the lines for an original script once, with its tag but without inline code', () => {
    document.body.innerHTML =
      '<script id="a-b-js" type="text/plain" data-src="/a.js"></script><p id="c-js">no script</p>';
    const { steps } = advise(
      facts([row('tabs', { stayedOut: 'a-b' }), row('map', { stayedOut: 'a-b' }), row('video', { stayedOut: 'c' })]),
    );
    const codes = steps.flatMap(({ code }) => code ?? []);
    expect(codes[0]?.match(/wp_dequeue_script\('(a-b|c)'\)/g)).toHaveLength(2);
    expect(codes[1]).toBe('<script id="a-b-js" type="text/plain" data-src="/a.js"></script>');
    expect(steps.at(-1)?.text).toBe('Take "c" out of the file that a speed plugin combined.');
  });

  it('tells a page that is not started from one whose configuration disables its behaviors', () => {
    expect(advise(facts([row('tabs')])).steps).toEqual([
      { text: expect.stringContaining('autostart'), code: 'await enliven.start();' },
    ]);
    document.body.innerHTML = '<script type="application/json" id="enliven-config">{"disable": ["tabs"]}</script>';
    expect(advise(facts([row('tabs')])).steps).toEqual([{ text: expect.stringContaining('Remove "tabs" from') }]);
  });

  it('lists failures before what only an author can correct', () => {
    const { steps } = advise(
      facts([row('tabs', { failed: 1 })], { failures: [failure], accessibility: ['a picture'] }),
    );
    expect(steps.map(({ text }) => text)).toEqual([
      'tabs on "#one": no tabs today',
      'For the author of the page: a picture',
    ]);
  });
});

describe('tableRows', () => {
  it('leaves out behaviors without elements, unless all are asked for', () => {
    const behaviors = [row('tabs', { mounted: 1 }), row('map', { matched: 0 }), row('gone', { matched: 0, failed: 1 })];
    expect(tableRows({ behaviors }).map(({ behavior, note }) => [behavior, note])).toEqual([
      ['tabs', ''],
      ['gone', 'failed'],
    ]);
    expect(tableRows({ behaviors }, true)).toHaveLength(3);
  });
});

describe('stepsText', () => {
  it('puts lines to copy on lines of their own', () => {
    expect(stepsText({ steps: [{ text: 'Remove it.', code: 'a;\nb;' }, { text: 'Then go on.' }] })).toBe(
      '1. Remove it.\n\na;\nb;\n\n2. Then go on.',
    );
  });
});
