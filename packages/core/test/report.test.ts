/** Reports of failures: once, with their place, and without throwing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure, Place } from '../src/errors/report';

const ELEMENT = { id: 'faq', classList: [], localName: 'div' } as unknown as Element;
const PLACE: Place = { package: '@enliven/modules', behavior: 'tabs', element: ELEMENT };

let errors: unknown[][];
let remarks: unknown[][];
let monitored: unknown[];
let reporter: typeof import('../src/errors/report');

beforeEach(async () => {
  [errors, remarks, monitored] = [[], [], []];
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
  vi.spyOn(console, 'warn').mockImplementation((...args) => void remarks.push(args));
  vi.stubGlobal('reportError', (error: unknown) => void monitored.push(error));
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('enliven')) delete (globalThis as Record<symbol, unknown>)[key];
  reporter = await import('../src/errors/report');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('report', () => {
  it('names package, behavior and element on the console, and calls reportError()', () => {
    const error = new Error('no panels');
    reporter.report(error, PLACE);
    expect(errors).toEqual([['[enliven/modules] tabs on "#faq": no panels', error]]);
    expect(monitored).toEqual([error]);
  });

  it('works without a behavior and an element', () => {
    reporter.report(new Error('broken'), { package: '@enliven/core' });
    expect(errors[0]?.[0]).toBe('[enliven/core] broken');
  });

  it('prints the same error once, also for another place', () => {
    const error = new Error('again');
    reporter.report(error, PLACE);
    reporter.report(error, { package: '@enliven/core' });
    expect(errors).toHaveLength(1);
    expect(monitored).toHaveLength(1);
  });

  it('prints two errors with the same message twice', () => {
    reporter.report(new Error('same'), PLACE);
    reporter.report(new Error('same'), PLACE);
    expect(errors).toHaveLength(2);
  });

  it('prints a thrown text once for each place', () => {
    reporter.report('lost', PLACE);
    reporter.report('lost', PLACE);
    reporter.report('lost', { ...PLACE, behavior: 'toggle' });
    expect(errors.map(([text]) => text)).toEqual([
      '[enliven/modules] tabs on "#faq": lost',
      '[enliven/modules] toggle on "#faq": lost',
    ]);
  });

  it('prints to the console if the browser has no reportError()', () => {
    vi.stubGlobal('reportError', undefined);
    reporter.report(new Error('old browser'), PLACE);
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a symbol', Symbol('odd')],
    ['a number', 17],
    ['a bare object', Object.create(null)],
    ['an object that has no text', { toString: null }],
    ['a promise', Promise.resolve()],
  ])('does not throw for %s', (_what, thrown) => {
    expect(() => reporter.report(thrown, PLACE)).not.toThrow();
    expect(errors).toHaveLength(1);
  });

  it('prints null once for each place, like any primitive value', () => {
    reporter.report(null, PLACE);
    reporter.report(null, { ...PLACE, behavior: 'toggle' });
    expect(errors).toHaveLength(2);
  });

  it('reads the message of an error from another window', () => {
    reporter.report({ message: 'from a frame' }, PLACE);
    expect(errors[0]?.[0]).toMatch(/from a frame$/);
  });

  it('prints an error once on a page with two copies of the library', async () => {
    vi.resetModules();
    const other = await import('../src/errors/report');
    const error = new Error('twice');
    reporter.report(error, PLACE);
    other.report(error, PLACE);
    expect(errors).toHaveLength(1);
  });
});

describe('a failure outside the code', () => {
  const named = (name: string, text: string, cause?: unknown) =>
    Object.assign(new Error(text, cause === undefined ? {} : { cause }), { name });
  let heard: CustomEvent<Failure>[];

  beforeEach(() => {
    heard = [];
    vi.stubGlobal('document', Object.assign(new EventTarget(), {}));
    document.addEventListener('enliven:failure', (event) => heard.push(event as CustomEvent<Failure>));
  });

  it.each<[string, Error]>([
    ['a failed request', named('HttpError', 'You are probably offline.')],
    ['a time limit', named('TimeoutError', 'no answer in 10 s')],
    ['a lost chunk in Chromium', new TypeError('Failed to fetch dynamically imported module: https://site.test/a.js')],
    ['a lost chunk in Firefox', new TypeError('error loading dynamically imported module: https://site.test/a.js')],
    ['a lost chunk in Safari', new TypeError('Importing a module script failed.')],
    ['an error with such a cause', new Error('it goes on without', { cause: named('HttpError', 'HTTP 500') })],
  ])('such as %s is a warning and an event, and no error', (_what, error) => {
    const faults = vi.fn();
    reporter.onReport(faults);
    reporter.report(error, PLACE);
    const message = `[enliven/modules] tabs on "#faq": ${error.message}`;
    expect([errors, monitored, remarks]).toEqual([[], [], [[message]]]);
    expect(faults).not.toHaveBeenCalled();
    expect(heard.map(({ bubbles, detail }) => [bubbles, detail])).toEqual([[true, { ...PLACE, error, message }]]);
  });

  it('is printed once, and dispatched for every place', () => {
    const error = named('TimeoutError', 'no answer in 10 s');
    reporter.report(error, PLACE);
    reporter.report(error, { ...PLACE, behavior: 'toggle' });
    expect(remarks).toHaveLength(1);
    expect(heard.map(({ detail }) => detail.behavior)).toEqual(['tabs', 'toggle']);
  });

  it('is dispatched on its element while the element is on the page', () => {
    const element = Object.assign(new EventTarget(), { ...ELEMENT, isConnected: true }) as unknown as Element;
    const onElement = vi.fn();
    element.addEventListener('enliven:failure', onElement);
    reporter.reportFailure('no line', { ...PLACE, element });
    expect(onElement).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
  });

  it.each([
    ['an error in the code', new TypeError('x is not a function')],
    [
      'an error whose cause is an error in the code',
      new Error('again', { cause: new TypeError('x is not a function') }),
    ],
  ])('is distinct from %s', (_what, error) => {
    reporter.report(error, PLACE);
    expect([errors.length, monitored, remarks, heard]).toEqual([1, [error], [], []]);
  });

  it('is distinct from an error whose cause is itself', () => {
    const error = new Error('round') as Error & { cause: unknown };
    error.cause = error;
    expect(() => reporter.report(error, PLACE)).not.toThrow();
    expect(errors).toHaveLength(1);
  });
});

describe('onReport', () => {
  it('calls the listener for every failure with its place, until it is removed', () => {
    const heard: Failure[] = [];
    const off = reporter.onReport((failure) => heard.push(failure));
    const error = new Error('heard');
    reporter.report(error, PLACE);
    off();
    reporter.report(new Error('unheard'), PLACE);
    expect(heard).toEqual([{ ...PLACE, error, message: '[enliven/modules] tabs on "#faq": heard' }]);
  });

  it('calls the listener once for the same failure', () => {
    const heard = vi.fn();
    reporter.onReport(heard);
    const error = new Error('once');
    reporter.report(error, PLACE);
    reporter.report(error, PLACE);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('calls the next listener when one throws', () => {
    const heard = vi.fn();
    reporter.onReport(() => {
      throw new Error('listener');
    });
    reporter.onReport(heard);
    expect(() => reporter.report(new Error('first'), PLACE)).not.toThrow();
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('remark', () => {
  it('prints a warning once for each sentence', () => {
    reporter.remark('has no titles', PLACE);
    reporter.remark('has no titles', PLACE);
    reporter.remark('has no panels', PLACE);
    expect(remarks).toEqual([
      ['[enliven/modules] tabs on "#faq": has no titles'],
      ['[enliven/modules] tabs on "#faq": has no panels'],
    ]);
    expect(errors).toEqual([]);
    expect(monitored).toEqual([]);
  });

  it('does not call listeners of failures', () => {
    const heard = vi.fn();
    reporter.onReport(heard);
    reporter.remark('only a remark', PLACE);
    expect(heard).not.toHaveBeenCalled();
  });
});
