/** Stored values of scroll effects: every example of docs/reference/values.md#motion-values. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import { formatMotion, mergeSlots, parseMotion } from '../src';
import { formatEffectValue, setMotionLimit, setMotionValue } from '../src/builder';

describe('parseMotion', () => {
  it.each([
    ['|||', '0|50|50|100|||'],
    ['10|20', '10|20|50|100|||'],
    ['90|10|50|40|a|b|c', '10|40|50|90|a|b|c'],
    ['-20|50|50|130|5|5|5', '0|50|50|100|5|5|5'],
    ['0|50|50|100|4|0|-4|9', '0|50|50|100|4|0|-4'],
    ['80|20|50|100|1|2|3', '20|50|80|100|1|2|3'],
    ['x|10.9|50px|1e999|||', '0|10|50|100|||'],
    [undefined, '0|50|50|100|||'],
    [[], '0|50|50|100|||'],
  ])('reads %j as %s', (value, expected) => {
    expect(formatMotion(parseMotion(value))).toBe(expected);
  });

  it('keeps limits in order and is idempotent for any value', () => {
    check(anything, (value) => {
      const motion = parseMotion(value);
      const limits = [0, motion.start, motion.midStart, motion.midEnd, motion.end, 100];
      expect(limits).toEqual([...limits].sort((a, b) => a - b));
      const once = formatMotion(motion);
      expect(formatMotion(parseMotion(once))).toBe(once);
    });
  });

  it('leaves it to mergeSlots to fill empty slots from a default', () => {
    expect(mergeSlots('10||||4||', '0|50|50|100|1|2|3', 7)).toBe('10|50|50|100|4|2|3');
  });
});

describe('setMotionLimit', () => {
  const usual = parseMotion('0|50|50|100|||');
  const wide = parseMotion('0|50|60|100|||');
  it.each([
    [usual, 'start', 70, '50|50|50|100|||'],
    [wide, 'end', 20, '0|50|60|60|||'],
    [wide, 'midStart', 80, '0|60|60|100|||'],
    [wide, 'midEnd', 10, '0|50|50|100|||'],
    [wide, 'start', -10, '0|50|60|100|||'],
    [wide, 'end', 400, '0|50|60|100|||'],
    [wide, 'midEnd', '75%', '0|50|75|100|||'],
    [wide, 'midEnd', 'far', '0|50|60|100|||'],
  ] as const)('of %j for %s with %s returns %s', (motion, limit, value, expected) => {
    expect(formatMotion(setMotionLimit(motion, limit, value))).toBe(expected);
  });
});

describe('formatEffectValue', () => {
  const inputs = ['4', '0', '-4', '2.345em', '400', ''];
  it.each([
    ['blur', ['4px', '0px', '0px', '2.35em', '400px', '0px']],
    ['opacity', ['4%', '0%', '0%', '2%', '100%', '0%']],
    ['rotate', ['4°', '0°', '-4°', '2°', '400°', '0°']],
    ['scale', ['4%', '0%', '0%', '2%', '400%', '100%']],
    ['translateX', ['4', '0', '-4', '2.35', '400', '0']],
    ['translateY', ['4', '0', '-4', '2.35', '400', '0']],
  ] as const)('of %s values returns %j', (resolver, expected) => {
    expect(inputs.map((input) => formatEffectValue(resolver, input))).toEqual(expected);
  });

  it.each(['cm', 'em', 'mm', 'in', 'pc', 'pt', 'px', 'rem'])('of a blur keeps the unit %s', (unit) => {
    expect(formatEffectValue('blur', `3${unit}`)).toBe(`3${unit}`);
  });

  it('of a blur changes vw to px', () => {
    expect(formatEffectValue('blur', '3vw')).toBe('3px');
  });

  it('is idempotent for any value', () => {
    check(anything, (value) => {
      for (const resolver of ['blur', 'opacity', 'rotate', 'scale', 'translateY'] as const) {
        const once = formatEffectValue(resolver, value);
        expect(formatEffectValue(resolver, once)).toBe(once);
      }
    });
  });
});

it('setMotionValue applies the unit of one blur value to all three', () => {
  const motion = parseMotion('0|40|60|100|10px|0px|2px');
  expect(formatMotion(setMotionValue(motion, 'blur', 'startValue', '3em'))).toBe('0|40|60|100|3em|0em|2em');
  expect(formatMotion(setMotionValue(motion, 'opacity', 'midValue', 120))).toBe('0|40|60|100|10px|100%|2px');
});
