/** Linear time of all rules for input of up to a megabyte. */
import { describe, expect, it } from 'vitest';
import { isDate, isNumber, isPhone, isTime, isUrl, RARE_CHECKS } from '../src/plugin-form/rare-rules';
import { COMMON_CHECKS, runRules } from '../src/plugin-form/rules';
import { EMAIL_PATTERN } from '../src/shared/email-pattern';

describe('very long input', () => {
  const MEGABYTE = 2 ** 20;
  const UNITS = [
    'a',
    '0',
    '-',
    '.',
    '@',
    'a.',
    'a-',
    '0.',
    '+0',
    '(',
    ' ',
    'a@',
    '1e',
    ':',
    '#',
    '2024-',
    'http:',
    '\n',
  ];
  const checks = {
    isEmail: (text: string) => EMAIL_PATTERN.test(text),
    isUrl,
    isPhone: (text: string) => isPhone(text, true),
    isNumber,
    isDate,
    isTime,
  };

  /** Milliseconds of processor time, which does not depend on other load of the machine. */
  const timed = (check: (text: string) => unknown, text: string) => {
    const before = process.cpuUsage();
    check(text);
    return process.cpuUsage(before).user / 1000;
  };

  it.each(Object.entries(checks))(
    '%s stays linear up to a megabyte',
    (_name, check) => {
      for (const unit of UNITS) {
        for (const [head, tail] of [
          ['', ''],
          ['a@', '!'],
          ['1', 'x'],
          ['x@a.b', '-'],
          ['2024-01-', ''],
        ] as const) {
          const text = head + unit.repeat(MEGABYTE / unit.length) + tail;
          // A square of this length would take minutes.
          expect(timed(check, text)).toBeLessThan(2000);
        }
      }
    },
    30_000,
  );

  it('is checked by a whole schema in linear time', () => {
    const long = 'a@'.repeat(MEGABYTE / 2);
    const rules = [
      'required',
      'email',
      'url',
      'tel',
      'number',
      'date',
      'time',
      'minlength',
      'maxlength',
      'minnumber',
      'mindate',
    ].map((rule) => ({ rule, field: 'f', threshold: 3, error: rule }));
    expect(
      timed(() => runRules({ rules }, new Map([['f', [long]]]), true, new Map([...COMMON_CHECKS, ...RARE_CHECKS])), ''),
    ).toBeLessThan(4000);
  });
});
