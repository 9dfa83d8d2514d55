/** Validation of lengths: every example of docs/reference/values.md#lengths. */
import { anything, check } from '@enliven/testing/anything';
import { describe, expect, it } from 'vitest';
import { rangeValue, sanitizeUnit, unitOf } from '../src';

describe('unitOf', () => {
  it.each([
    ['10px', 'px'],
    ['30vmin', 'vmin'],
    ['30vmax', 'vmax'],
    ['1rem', 'rem'],
    ['1em', 'em'],
    ['45deg', 'deg'],
    ['300ms', 'ms'],
    ['50%', '%'],
    ['10px !important', 'px'],
    ['10', 'px'],
    ['10PX', 'px'],
    ['10x', 'px'],
    ['3ch', 'px'],
    [undefined, 'px'],
  ])('of %s returns %s', (value, unit) => {
    expect(unitOf(value)).toBe(unit);
  });
});

describe('sanitizeUnit', () => {
  it.each([
    ['10px', '10px', '10px', '10px'],
    ['10', '10px', '10', '10em'],
    [10, '10px', '10', '10em'],
    ['.5', '0.5px', '0.5', '0.5em'],
    ['1.50px', '1.5px', '1.5px', '1.5px'],
    ['10 px', '10px', '10px', '10px'],
    ['  7px ', '7px', '7', '7em'],
    ['10px !important', '10px !important', '10px !important', '10px !important'],
    ['auto', '', '', ''],
    ['abc', '', '', ''],
    ['calc(100% - 10px)', '', '', ''],
    ['', '', '', ''],
    [null, '', '', ''],
    ['3ch', '3px', '3', '3em'],
    ['5s', '5px', '5', '5em'],
    ['1e3', '1000px', '1000', '1000em'],
    ['30vmin', '30vmin', '30vmin', '30vmin'],
    ['1e999', '', '', ''],
    ['-0', '0px', '0', '0em'],
  ])('of %j returns %j, without a unit %j and in em %j', (value, usual, none, em) => {
    expect(sanitizeUnit(value)).toBe(usual);
    expect(sanitizeUnit(value, { unit: '' })).toBe(none);
    expect(sanitizeUnit(value, { unit: 'em' })).toBe(em);
  });

  it('removes `!important` if the caller adds it', () => {
    expect(sanitizeUnit('10px !important', { autoImportant: true })).toBe('10px');
    expect(sanitizeUnit('10px!important')).toBe('10px !important');
  });

  it.each([
    ['auto', 'width', 'auto'],
    ['inherit', 'height', 'inherit'],
    ['none', 'max-width', 'none'],
    ['unset', 'max-height', 'unset'],
    ['auto', 'max-height', ''],
    ['auto', 'margin', 'auto'],
    ['initial', 'min-height', 'initial'],
    ['auto', 'padding', ''],
    ['inherit', 'padding', 'inherit'],
    ['auto', 'z-index', 'auto'],
    ['auto', 'background-size', 'auto'],
    ['vmin', 'font-size', 'vmin'],
    ['', 'line-height', ''],
    ['auto', 'constructor', ''],
    ['auto !important', 'width', 'auto !important'],
  ])('of %s for %s returns %j', (value, property, expected) => {
    expect(sanitizeUnit(value, { property })).toBe(expected);
  });

  it('is idempotent for any value', () => {
    check(anything, (value) => {
      for (const unit of ['px', '', 'em']) {
        const once = sanitizeUnit(value, { unit });
        expect(sanitizeUnit(once, { unit })).toBe(once);
      }
    });
  });
});

describe('rangeValue', () => {
  it.each([
    ['10', '', '10px'],
    [10, '', '10px'],
    ['1.5', '', '1.5px'],
    ['1.8', 'line_height', '1.8em'],
    ['3', 'line_height', '3em'],
    ['3.1', 'line_height', '3.1px'],
    ['-2', 'line_height', '-2em'],
    [' 7 ', '', '7px'],
    ['1.50px', '', '1.50px'],
    ['abc', '', ''],
    ['auto', '', ''],
    [undefined, '', ''],
    ['10 px', '', '10 px'],
    ['.5', '', '0.5px'],
    ['1e3', '', '1000px'],
    ['-0', '', '0px'],
    ['1e999', '', ''],
  ])('of %j with the type %j returns %j', (value, type, expected) => {
    expect(rangeValue(value, type)).toBe(expected);
  });

  it('is idempotent and does not throw for any value', () => {
    check(anything, (value) => {
      const once = rangeValue(value);
      expect(rangeValue(once)).toBe(once);
    });
  });
});
