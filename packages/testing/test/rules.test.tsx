/** The conformance suite can fail: for each rule there is a behavior that breaks it, and one that keeps to all. */
import { Slot } from '@enliven/core';
import { afterEach, describe, expect, it } from 'vitest';
import { describeBehavior } from '../src';
import { rules } from '../src/rules';
import { givesBack, givesBackMidway, leavesAndMoves, leavesNoListener, yieldsToBuilder } from '../src/rules/end';
import { keepsElements, worksWithJQuery } from '../src/rules/page';
import type { Rule } from '../src/rules/rule';
import { comesAlive, failsAlone, ignores, startsTwice, toleratesMalformedMarkup } from '../src/rules/start';
import { openStage, type Stage } from '../src/stage';
import { conformance, doing, Sound, type Specimen, specimen } from './support/specimens';

describeBehavior(specimen(Sound, { hides: '.body' }), conformance);

/** Returns the result of a rule for a behavior: nothing, or the reason of the failure. */
async function verdict(rule: Rule, behavior: ReturnType<typeof specimen>, more = {}): Promise<string> {
  const stage: Stage = openStage(behavior, { ...conformance, ...more });
  try {
    await rule.check(stage);
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await stage.close();
    for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  }
}

const Throws: Specimen = () => {
  throw new Error('no good');
};
const Complains: Specimen = () => {
  console.error('a key is missing');
  return null;
};
const Marks = doing((element) => {
  element.setAttribute('data-marked', '');
  return undefined;
});
const rewrite = (element: Element) => {
  const { innerHTML } = element;
  element.innerHTML = innerHTML;
  return undefined;
};
const pageJQuery = () => (globalThis as { jQuery?: JQueryStatic }).jQuery;
const inner = (element: Element) => element.querySelector('.body') as HTMLElement;

afterEach(() => {
  document.body.innerHTML = '';
});

describe.each<[string, Rule, [what: string, behavior: ReturnType<typeof specimen>, more?: object][]]>([
  [
    'comesAlive',
    comesAlive,
    [
      ['throws', specimen(Throws)],
      ['complains', specimen(Complains)],
      ['finds nothing', specimen(Sound, { selector: '.missing' }), { act: undefined }],
      ['throws when it is used', specimen(Sound, { config: () => ({}) }), { act: () => console.error('used') }],
      ['does not load', specimen(Sound, { load: () => Promise.reject(new Error('gone')) })],
    ],
  ],
  [
    'keepsElements',
    keepsElements,
    [
      [
        'replaces a child',
        specimen(doing((element) => void inner(element).replaceWith(inner(element).cloneNode(true)))),
      ],
      ['removes a child', specimen(doing((element) => void inner(element).remove()))],
      [
        'empties a field',
        specimen(
          doing((element) => {
            (element.querySelector('input') as HTMLInputElement).value = '';
            return undefined;
          }),
        ),
      ],
      ['writes its markup anew', specimen(doing((element) => rewrite(element)))],
    ],
  ],
  [
    'givesBack',
    givesBack,
    [
      ['leaves a mark', specimen(Marks)],
      ['leaves an element', specimen(doing((element) => void element.append(document.createElement('i'))))],
      ['marks the page', specimen(doing(() => void document.documentElement.setAttribute('lang', 'x')))],
      [
        'spells a class in its own way',
        specimen(
          doing(({ classList }) => {
            classList.add('open');
            return () => classList.remove('open');
          }),
        ),
      ],
      [
        'leaves a mark when it is used',
        specimen(Sound),
        { act: (element: Element) => element.setAttribute('used', '') },
      ],
    ],
  ],
  [
    'givesBackMidway',
    givesBackMidway,
    [
      [
        'tidies up at the end of its movement only',
        specimen(
          doing((element) => {
            element.querySelector('button')?.addEventListener('click', () => {
              element.style.height = '0px';
              setTimeout(() => element.setAttribute('style', 'color:black'), 300);
            });
            return undefined;
          }),
        ),
      ],
    ],
  ],
  [
    'startsTwice',
    startsTwice,
    [
      [
        'is another behavior each time',
        {
          ...specimen(Sound),
          get name() {
            return `specimen-${performance.now()}-${Math.random()}`;
          },
        },
      ],
      [
        'goes on changing the page',
        specimen(
          doing((element) => {
            const timer = setInterval(() => element.append('x'), 1);
            return () => clearInterval(timer);
          }),
        ),
      ],
    ],
  ],
  ['leavesAndMoves', leavesAndMoves, [['leaves a mark on what leaves', specimen(Marks)]]],
  [
    'ignores',
    ignores,
    [['lives outside of what is ignored', specimen(Sound, { selector: 'body' }), { act: undefined }]],
  ],
  ['yieldsToBuilder', yieldsToBuilder, [['leaves a mark for the builder', specimen(Marks)]]],
  [
    'failsAlone',
    failsAlone,
    [['never fails, since it never comes', specimen(Sound, { load: () => Promise.reject(new Error('gone')) })]],
  ],
  [
    'bearsOddMarkup',
    toleratesMalformedMarkup,
    [
      ['takes its parts for granted', specimen(doing((element) => void inner(element).classList.add('x')))],
      ['parses what is not there', specimen(Sound, { config: (element) => (element.firstElementChild as Element).id })],
    ],
  ],
  [
    'leavesNoListener',
    leavesNoListener,
    [
      ['listens to the window', specimen(doing(() => void addEventListener('resize', () => {})))],
      ['listens to the document', specimen(doing(() => void document.addEventListener('keydown', () => {})))],
      ['listens to its element', specimen(doing((element) => void element.addEventListener('click', () => {}, true)))],
    ],
  ],
  [
    'worksWithJQuery',
    worksWithJQuery,
    [
      [
        'listens through it for good',
        specimen(doing((element) => void pageJQuery()?.(element).on('focusin', () => {}))),
      ],
      ['marks its element where it is', specimen(doing((element) => void pageJQuery()?.(element).addClass('marked')))],
      [
        'fails where it is',
        specimen(
          doing(() => {
            if (pageJQuery()) throw new Error('no good');
            return undefined;
          }),
        ),
      ],
    ],
  ],
])('%s', (_name, rule, broken) => {
  it('is content with a sound behavior', async () => {
    expect(await verdict(rule, specimen(Sound, { hides: '.body' }))).toBe('');
  });

  it.each(broken)('notices one that %s', async (_what, behavior, more) => {
    expect(await verdict(rule, behavior, more)).not.toBe('');
    document.documentElement.removeAttribute('lang');
  });
});

describe('the rules', () => {
  it('have names of their own', () => {
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
  });

  it('do not switch off in a builder what is made for one', () => {
    const { concerns } = yieldsToBuilder;
    expect(concerns?.(specimen(Sound))).toBe(true);
    expect(concerns?.(specimen(Sound, { builder: true }))).toBe(false);
  });

  it('let a behavior show interface of its own while it lives', async () => {
    const Arrow: Specimen = ({ element }) => <Slot at={element}>next</Slot>;
    for (const rule of rules.filter(({ browserOnly }) => !browserOnly)) {
      expect(await verdict(rule, specimen(Arrow))).toBe('');
    }
  });
});
