/** Names that `legacy.js` defines, compared with the names in the rules. */
import { installLegacy } from '@enliven/modules/legacy';
import { installLegacy as installMotion } from '@enliven/motion/legacy';
import { afterEach, describe, expect, it } from 'vitest';
import { examineCode } from '../src/migrate/examine-code';
import { ANIMATION, OTHER_FUNCTIONS, REFRESH, TOGGLES } from '../src/migrate/theme-names';

let undo: (() => void)[] = [];
afterEach(() => {
  for (const off of undo.reverse()) off();
  undo = [];
});

function defined(): string[] {
  const before = new Set(Object.keys(window));
  undo = [installLegacy(document), installMotion(document)];
  return Object.keys(window).filter((name) => !before.has(name));
}

describe('the names of the rules', () => {
  it('are all defined by legacy.js', () => {
    const names = defined();
    const ruled = [...REFRESH, ...TOGGLES, ...ANIMATION, ...OTHER_FUNCTIONS];
    expect(ruled.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('contain every function and flag that legacy.js defines', () => {
    for (const name of defined()) {
      const isFunction = typeof Reflect.get(window, name) === 'function';
      const { findings } = examineCode('a.js', `use(window.${name});${isFunction ? ` window.${name}();` : ''}`);
      expect([name, findings.map(({ verdict }) => verdict)]).toEqual([name, expect.arrayContaining(['legacy'])]);
      expect([name, findings.filter(({ rule }) => rule.startsWith('unknown'))]).toEqual([name, []]);
    }
  });
});
