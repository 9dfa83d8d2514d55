/** Tests of the conformance suite: each rule fails for a behavior that breaks it, and passes for a valid one. */
import { Slot } from '@enliven/core';
import { afterEach, describe, expect, it } from 'vitest';
import { describeBehavior } from '../src';
import { rules } from '../src/rules';
import { followsElements, leavesNoListener, restoresMarkup, restoresMidway, yieldsToBuilder } from '../src/rules/end';
import { keepsElements, worksWithJQuery } from '../src/rules/page';
import type { Rule } from '../src/rules/rule';
import { failsAlone, ignores, mountsSilently, startsTwice, toleratesMalformedMarkup } from '../src/rules/start';
import { openStage, type Stage } from '../src/stage';
import { conformance, doing, Sound, type Specimen, specimen } from './support/specimens';

describeBehavior(specimen(Sound, { hides: '.body' }), conformance);

/** @returns the error message of a rule for a behavior, or an empty string if it passes */
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
    'mountsSilently',
    mountsSilently,
    [
      ['throws', specimen(Throws)],
      ['prints an error', specimen(Complains)],
      ['matches nothing', specimen(Sound, { selector: '.missing' }), { act: undefined }],
      [
        'prints an error when it is used',
        specimen(Sound, { config: () => ({}) }),
        { act: () => console.error('used') },
      ],
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
      ['rewrites its markup', specimen(doing((element) => rewrite(element)))],
    ],
  ],
  [
    'restoresMarkup',
    restoresMarkup,
    [
      ['leaves an attribute', specimen(Marks)],
      ['leaves an element', specimen(doing((element) => void element.append(document.createElement('i'))))],
      [
        'leaves an attribute on the root element',
        specimen(doing(() => void document.documentElement.setAttribute('lang', 'x'))),
      ],
      [
        'normalizes the class attribute',
        specimen(
          doing(({ classList }) => {
            classList.add('open');
            return () => classList.remove('open');
          }),
        ),
      ],
      [
        'leaves an attribute when it is used',
        specimen(Sound),
        { act: (element: Element) => element.setAttribute('used', '') },
      ],
    ],
  ],
  [
    'restoresMidway',
    restoresMidway,
    [
      [
        'restores the markup only at the end of its animation',
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
        'changes its name on each start',
        {
          ...specimen(Sound),
          get name() {
            return `specimen-${performance.now()}-${Math.random()}`;
          },
        },
      ],
      [
        'keeps changing the page',
        specimen(
          doing((element) => {
            const timer = setInterval(() => element.append('x'), 1);
            return () => clearInterval(timer);
          }),
        ),
      ],
    ],
  ],
  ['followsElements', followsElements, [['leaves an attribute on a removed element', specimen(Marks)]]],
  [
    'ignores',
    ignores,
    [['mounts outside of the ignored element', specimen(Sound, { selector: 'body' }), { act: undefined }]],
  ],
  ['yieldsToBuilder', yieldsToBuilder, [['leaves an attribute for the builder', specimen(Marks)]]],
  [
    'failsAlone',
    failsAlone,
    [['never fails, as it never loads', specimen(Sound, { load: () => Promise.reject(new Error('gone')) })]],
  ],
  [
    'toleratesMalformedMarkup',
    toleratesMalformedMarkup,
    [
      ['expects a child on mount', specimen(doing((element) => void inner(element).classList.add('x')))],
      [
        'expects a child in its configuration',
        specimen(Sound, { config: (element) => (element.firstElementChild as Element).id }),
      ],
    ],
  ],
  [
    'leavesNoListener',
    leavesNoListener,
    [
      ['leaves a listener on the window', specimen(doing(() => void addEventListener('resize', () => {})))],
      ['leaves a listener on the document', specimen(doing(() => void document.addEventListener('keydown', () => {})))],
      [
        'leaves a listener on its element',
        specimen(doing((element) => void element.addEventListener('click', () => {}, true))),
      ],
    ],
  ],
  [
    'worksWithJQuery',
    worksWithJQuery,
    [
      [
        'leaves a listener of jQuery',
        specimen(doing((element) => void pageJQuery()?.(element).on('focusin', () => {}))),
      ],
      [
        'leaves a class if jQuery is on the page',
        specimen(doing((element) => void pageJQuery()?.(element).addClass('marked'))),
      ],
      [
        'throws if jQuery is on the page',
        specimen(
          doing(() => {
            if (pageJQuery()) throw new Error('no good');
            return undefined;
          }),
        ),
      ],
    ],
  ],
])('the rule %s', (_name, rule, broken) => {
  it('passes for a valid behavior', async () => {
    expect(await verdict(rule, specimen(Sound, { hides: '.body' }))).toBe('');
  });

  it.each(broken)('fails for a behavior that %s', async (_what, behavior, more) => {
    expect(await verdict(rule, behavior, more)).not.toBe('');
    document.documentElement.removeAttribute('lang');
  });
});

describe('the rules', () => {
  it('have unique titles', () => {
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
  });

  it('do not expect a behavior of the builder to unmount in it', () => {
    const { concerns } = yieldsToBuilder;
    expect(concerns?.(specimen(Sound))).toBe(true);
    expect(concerns?.(specimen(Sound, { builder: true }))).toBe(false);
  });

  it('allow a behavior to render elements of its own while it is mounted', async () => {
    const Arrow: Specimen = ({ element }) => <Slot at={element}>next</Slot>;
    for (const rule of rules.filter(({ browserOnly }) => !browserOnly)) {
      expect(await verdict(rule, specimen(Arrow))).toBe('');
    }
  });
});
