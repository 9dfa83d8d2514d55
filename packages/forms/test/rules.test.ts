/** Rules of the schema: the examples of docs/reference/plugin-forms.md#rules, and generated schemas compared with a reference. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dayOfWeek, isAccepted, isNumber, isPhone, RARE_CHECKS } from '../src/plugin-form/rare-rules';
import { COMMON_CHECKS, checksFor, runRules as runChecks } from '../src/plugin-form/rules';
import type { Value, Values } from '../src/plugin-form/values';
import { EMAIL_PATTERN } from '../src/shared/email-pattern';
import {
  type RuleSpec,
  referenceDay,
  referenceEmail,
  referenceNumber,
  referencePhone,
  referenceRun,
} from './reference-rules';

const runRules = (schema: unknown, values: Values, strict: boolean) =>
  runChecks(schema, values, strict, new Map([...COMMON_CHECKS, ...RARE_CHECKS]));
const run = (rule: RuleSpec, ...values: Value[]) =>
  runRules({ rules: [{ field: 'f', error: 'no', ...rule }] }, new Map([['f', values]]), true).has('f');
const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);

describe('the rule', () => {
  it.each([
    ['required', { rule: 'required' }, ['x'], []],
    ['requiredfile', { rule: 'requiredfile' }, [file('a.pdf')], ['a.pdf']],
    ['email', { rule: 'email' }, ['noor@site.example'], ['noor@site']],
    ['url', { rule: 'url' }, ['https://site.example/?a'], ['site.example']],
    ['tel', { rule: 'tel' }, ['+49 (30) 1234-567'], ['12ab']],
    ['number', { rule: 'number' }, ['-1.5e3', '.5'], ['5.']],
    ['date', { rule: 'date' }, ['2024-02-29'], ['2023-02-29']],
    ['time', { rule: 'time' }, ['23:59', '00:00:00'], ['24:00']],
    ['file', { rule: 'file', accept: ['.pdf', 'image/*'] }, [file('a.PDF'), file('b.png')], [file('a.pdf.exe')]],
    ['enum', { rule: 'enum', accept: ['A', 2] }, ['A', '2'], ['B']],
    ['dayofweek', { rule: 'dayofweek', accept: [1, 7] }, ['2024-01-01', '2024-01-07'], ['2024-01-02']],
    ['minitems', { rule: 'minitems', threshold: '2' }, ['a', 'b'], ['a']],
    ['maxitems', { rule: 'maxitems', threshold: 1 }, ['a'], ['a', 'b']],
    ['minlength', { rule: 'minlength', threshold: 3 }, ['ab', 'c'], ['ab']],
    ['maxlength', { rule: 'maxlength', threshold: '3' }, ['abc'], ['ab', 'cd']],
    ['minnumber', { rule: 'minnumber', threshold: 0 }, ['0', 'many'], ['-0.1']],
    ['maxnumber', { rule: 'maxnumber', threshold: '10' }, ['10'], ['1e2']],
    ['mindate', { rule: 'mindate', threshold: '2024-05-01' }, ['2024-05-01', 'soon'], ['2024-04-30']],
    ['maxdate', { rule: 'maxdate', threshold: '2024-05-01' }, ['2024-05-01'], ['2024-05-02']],
    ['minfilesize', { rule: 'minfilesize', threshold: 4 }, [file('a', 2), file('b', 2)], [file('a', 3)]],
    ['maxfilesize', { rule: 'maxfilesize', threshold: 4 }, [file('a', 4)], [file('a', 3), file('b', 2)]],
    ['stepnumber', { rule: 'stepnumber', base: 1, interval: 0.1 }, ['1.3', '0.7'], ['1.25']],
  ] as [string, RuleSpec, Value[], Value[]][])(
    '%s accepts valid and rejects invalid values',
    (_name, rule, good, bad) => {
      expect(run(rule, ...good)).toBe(false);
      expect(run(rule, ...bad)).toBe(true);
    },
  );

  it.each([
    ['email', 'a@b.c', 'a@b.co'],
    ['tel', '12345', '123456'],
    ['tel', '1234567890123456', '123456789012345'],
    ['tel', '+123456789012345', '+12345678901234'],
  ])('%s rejects %s and accepts %s at its length limits', (rule, bad, good) => {
    expect([run({ rule }, bad), run({ rule }, good)]).toEqual([true, false]);
  });

  it('passes a field without values, unless the rule requires one', () => {
    for (const rule of [
      'email',
      'url',
      'tel',
      'number',
      'date',
      'time',
      'enum',
      'file',
      'dayofweek',
      'minlength',
      'minfilesize',
    ])
      expect(run({ rule, threshold: 5 })).toBe(false);
    expect(run({ rule: 'minitems', threshold: 1 })).toBe(true);
  });

  it('ignores unknown rules and invalid schemas', () => {
    for (const rule of ['constructor', '__proto__', 'toString', 'later']) expect(run({ rule }, 'x')).toBe(false);
    for (const schema of [null, [], {}, 7, 'rules', { rules: {} }, { rules: [null, 3, [], { rule: {} }] }])
      expect(runRules(schema, new Map(), true).size).toBe(0);
  });

  it('reports only the first failure of a field', () => {
    const schema = {
      rules: [
        { rule: 'required', field: 'a', error: 'first' },
        { rule: 'minitems', field: 'a', threshold: 1, error: 'second' },
        { rule: 'required', field: '__proto__', error: 'odd' },
      ],
    };
    expect([...runRules(schema, new Map(), true)]).toEqual([
      ['a', 'first'],
      ['__proto__', 'odd'],
    ]);
  });

  it('does not check the length of phone numbers for older servers', () => {
    const schema = { rules: [{ rule: 'tel', field: 'f', error: 'no' }] };
    const values = new Map([['f', ['12345']]]);
    expect(runRules(schema, values, true).size).toBe(1);
    expect(runRules(schema, values, false).size).toBe(0);
  });

  it('combines rules: any across two fields, all with the messages of nested rules', () => {
    const any = {
      rule: 'any',
      field: 'contact',
      error: 'Give a phone or an email.',
      rules: [
        { rule: 'required', field: 'tel' },
        { rule: 'required', field: 'mail' },
      ],
    };
    expect([...runRules({ rules: [any] }, new Map(), true)]).toEqual([['contact', 'Give a phone or an email.']]);
    expect(runRules({ rules: [any] }, new Map([['tel', ['1']]]), true).size).toBe(0);
    const all = { rule: 'all', field: 'x', error: 'own', rules: [{ rule: 'required', field: 'y' }, { rule: 'later' }] };
    expect([...runRules({ rules: [all] }, new Map(), true)]).toEqual([['y', 'own']]);
  });
});

describe('checks for a schema', () => {
  it('are common for most schemas, and fetched for others', async () => {
    const schema = (...names: unknown[]) => ({ rules: names.map((rule) => ({ rule, field: 'f' })) });
    for (const plain of [schema('required', 'email', 'maxlength'), schema(), [], null])
      expect(await checksFor(plain)).toBe(COMMON_CHECKS);
    for (const rare of [schema('required', 'tel'), schema('any'), schema('of another plugin'), schema({ toString: 1 })])
      expect(Object.keys(await checksFor(rare))).toEqual([...Object.keys(COMMON_CHECKS), ...Object.keys(RARE_CHECKS)]);
  });

  it('are only the common ones if the others fail to load', async () => {
    vi.resetModules();
    vi.doMock('../src/plugin-form/rare-rules', () => {
      throw new Error('no such chunk');
    });
    const late = await import('../src/plugin-form/rules');
    expect(await late.checksFor({ rules: [{ rule: 'tel', field: 'f' }] })).toBe(late.COMMON_CHECKS);
    vi.doUnmock('../src/plugin-form/rare-rules');
  });
});

describe('isAccepted', () => {
  it.each([
    ['photo.JPG', ['image/jpeg'], true],
    ['photo.png', ['image/*'], true],
    ['song.mp3', ['image/*', 'video/*'], false],
    ['paper.pdf', ['application/pdf'], true],
    ['paper.docx', ['application/pdf'], false],
    ['plan.dwg', ['application/acad'], false],
    ['sheet.xlsx', ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'], true],
    ['none', ['.none'], false],
    ['archive.tar.gz', ['.gz'], true],
    ['x.pdf', [], false],
  ])('of %s for %j returns %s', (name, accept, accepted) => expect(isAccepted(name, accept)).toBe(accepted));
});

const FIELDS = ['a', 'b', 'c:d'];
const TEXTS = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    'a@b.co',
    'noor@site.example',
    'a@@b.co',
    'a@b..co',
    '+49 30 123456',
    '0049(30)1#2',
    '12',
    '-3.5',
    '1e3',
    '.5',
    '7.',
    '2024-02-29',
    '2023-02-29',
    '2024-12-31',
    '23:59',
    '25:00',
    'A',
    'B',
    'https://x.example',
    'javascript:alert(1)',
    'urn:x',
    'x.example',
  ),
  fc.string({ maxLength: 12 }),
);
const FILES = fc.record({ name: fc.constantFrom('a.pdf', 'b.PNG', 'c.exe', 'd'), size: fc.nat(9) });
const leaf = fc.record(
  {
    rule: fc.constantFrom(
      'required',
      'requiredfile',
      'email',
      'url',
      'tel',
      'number',
      'date',
      'time',
      'file',
      'enum',
      'dayofweek',
      'minitems',
      'maxitems',
      'minlength',
      'maxlength',
      'minnumber',
      'maxnumber',
      'mindate',
      'maxdate',
      'minfilesize',
      'maxfilesize',
      'stepnumber',
      'unheard-of',
    ),
    field: fc.constantFrom(...FIELDS),
    error: fc.constantFrom('one', 'two', 'three'),
    threshold: fc.constantFrom(0, 1, 2, 5, '3', '2024-02-29', '2024-06-01', 'many'),
    accept: fc.constantFrom(['A', 'B'], ['.pdf', '.png'], [1, 4], ['.exe'], []),
    base: fc.constantFrom(0, 1, -2),
    interval: fc.constantFrom(0, 1, 2, 0.5),
  },
  { requiredKeys: ['rule', 'accept', 'threshold'] },
);
const { rule: RULE } = fc.letrec<{ rule: RuleSpec }>((tie) => ({
  rule: fc.oneof(
    { weight: 5, arbitrary: leaf as unknown as fc.Arbitrary<RuleSpec> },
    {
      weight: 1,
      arbitrary: fc.record(
        {
          rule: fc.constantFrom('all', 'any'),
          rules: fc.array(tie('rule'), { maxLength: 3 }),
          field: fc.constantFrom(...FIELDS),
          error: fc.constantFrom('four', 'five'),
        },
        { requiredKeys: ['rule', 'rules'] },
      ) as fc.Arbitrary<RuleSpec>,
    },
  ),
}));

/** Values as the form passes them: trimmed and not empty. */
const held = (values: (string | { name: string; size: number })[]) =>
  values.map((value) => (typeof value === 'string' ? value.trim() : value)).filter((value) => value !== '');

describe('generated schemas and inputs', () => {
  it('have the results of the reference in 10,000 cases', () => {
    const values = fc.tuple(...FIELDS.map(() => fc.array(fc.oneof(TEXTS, FILES), { maxLength: 3 })));
    fc.assert(
      fc.property(fc.array(RULE, { maxLength: 6 }), values, fc.boolean(), (rules, inputs, strict) => {
        const map = new Map(FIELDS.map((field, at) => [field, held(inputs[at] ?? [])]));
        expect([...runRules({ rules }, map as never, strict)]).toEqual(referenceRun(rules, map as never, strict));
      }),
      { numRuns: 10_000 },
    );
  });

  it('have the results of the reference for single texts', () => {
    const near = fc.string({ unit: fc.constantFrom(...'aZ09@.-_+()/ #*eE:é\n'), maxLength: 14 });
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        expect([
          EMAIL_PATTERN.test(text),
          isPhone(text, true),
          isPhone(text, false),
          isNumber(text),
          dayOfWeek(text),
        ]).toEqual([
          referenceEmail(text),
          referencePhone(text, true),
          referencePhone(text, false),
          referenceNumber(text),
          referenceDay(text),
        ]);
      }),
      { numRuns: 3000 },
    );
  });
});
