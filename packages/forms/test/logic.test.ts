/** Conditional logic compared with a simple reference implementation on random forms (docs/reference/builder-forms.md#conditions). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConditionalField, evaluateRules, parseRules, passes, type Rule } from '../src/builder/condition-rules';

const OPERATORS = ['is', 'is not', 'is empty', 'is not empty', 'contains', 'does not contain', 'is greater', 'is less'];
const word = fc.constantFrom('', 'a', 'A', 'ab', 'b', '1', '2', '10', '-3', ' 7x', 'x7', '0', 'Straße', '__proto__');
const id = fc.constantFrom('one', 'two', 'three', 'four', 'nobody', '__proto__');

const source = fc.oneof(
  word.map((value) => ({ value })),
  fc.array(word, { maxLength: 3 }).map((checkedValues) => ({ value: '', checkedValues })),
  fc.constant({ value: undefined }),
);
const rule: fc.Arbitrary<Rule> = fc.tuple(id, fc.constantFrom(...OPERATORS, 'sounds like'), word);
const field: fc.Arbitrary<ConditionalField> = fc.record({
  id,
  source,
  isVisible: fc.boolean(),
  rules: fc.array(rule, { maxLength: 4 }),
  needsAll: fc.boolean(),
});

/** Evaluates one rule as docs/reference/builder-forms.md#conditions defines it. */
function reference([, operator, wanted]: Rule, { value, checkedValues }: ConditionalField['source']): boolean {
  const texts = checkedValues ?? (value === undefined ? [] : [value]);
  const number = (text: string | undefined) => Number.parseInt(text ?? '', 10);
  switch (operator) {
    case 'is':
      return texts.some((text) => text === wanted);
    case 'is not':
      return !texts.some((text) => text === wanted);
    case 'is empty':
      return checkedValues ? checkedValues.length === 0 : value === '';
    case 'is not empty':
      return checkedValues ? checkedValues.length > 0 : value !== '';
    case 'contains':
      return texts.some((text) => text.toLowerCase().indexOf(wanted.toLowerCase()) >= 0);
    case 'does not contain':
      return texts.every((text) => text.toLowerCase().indexOf(wanted.toLowerCase()) < 0);
    case 'is greater':
      return number(value) > number(wanted);
    case 'is less':
      return number(value) < number(wanted);
    default:
      return false;
  }
}

function referenceForm(fields: readonly ConditionalField[], before: ReadonlySet<number>): number[] {
  const shown = fields.map((_, at) => !before.has(at));
  for (let at = 0; at < fields.length; at += 1) {
    const { rules, needsAll } = fields[at] as ConditionalField;
    if (rules.length === 0) continue;
    let passed = 0;
    for (const one of rules) {
      let from = 0;
      while (from < fields.length && fields[from]?.id !== one[0]) from += 1;
      const other = fields[from];
      if (other?.isVisible && shown[from] && reference(one, other.source)) passed += 1;
    }
    shown[at] = needsAll ? passed === rules.length : passed >= 1;
  }
  return shown.flatMap((is, at) => (is ? [] : [at]));
}

describe('conditional logic', () => {
  it('agrees with the reference for each rule and each form', () => {
    fc.assert(
      fc.property(fc.array(field, { maxLength: 6 }), fc.array(fc.nat(5), { maxLength: 3 }), (fields, places) => {
        for (const { rules } of fields)
          for (const one of rules)
            for (const { source: from } of fields) expect(passes(one, from)).toBe(reference(one, from));
        const before = new Set(places.filter((place) => place < fields.length));
        expect([...evaluateRules(fields, before)].sort()).toEqual(referenceForm(fields, before));
      }),
      { numRuns: 10_000 },
    );
  });

  it('settles a chain of rules with one evaluation for each link', () => {
    const chain = (name: string, from: string): ConditionalField => ({
      id: name,
      source: { value: 'x' },
      isVisible: true,
      rules: [[from, 'is', 'x']],
      needsAll: true,
    });
    const fields = [chain('c', 'b'), chain('b', 'a'), { ...chain('a', 'a'), source: { value: 'y' }, rules: [] }];
    const once = evaluateRules(fields, new Set());
    expect([...once]).toEqual([1]);
    expect([...evaluateRules(fields, once)].sort()).toEqual([0, 1]);
  });

  it('removes the slashes of PHP', () => {
    expect(passes(['a', 'is', "O\\'Neil"], { value: "O'Neil" })).toBe(true);
    expect(passes(['a', 'is', "O'Neil"], { value: '', checkedValues: ["O\\'Neil"] })).toBe(true);
  });

  it.each([
    [null, []],
    ['', []],
    ['{"a":1}', []],
    ['[1,null,["a"],["a","is"]]', [['a', 'is', '']]],
    ['[["a","is greater",5]]', [['a', 'is greater', '5']]],
    ['[["a","is"', []],
  ])('parses %j', (json, rules) => {
    expect(parseRules(json)).toEqual(rules);
  });
});
