/** Units, zero states and the shared second (docs/reference/counters.md#countdowns). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeMoment, timeLeft } from '../src/countdown/countdown';

const texts = (seconds: number) => Object.values(timeLeft(seconds)).map(({ text }) => text);
const zeros = (seconds: number) =>
  Object.entries(timeLeft(seconds))
    .filter(([, { zero }]) => zero)
    .map(([unit]) => unit);

describe('time left', () => {
  it.each([
    [0, ['000', '00', '00', '00']],
    [59, ['000', '00', '00', '59']],
    [3600, ['000', '01', '00', '00']],
    [86_399, ['000', '23', '59', '59']],
    [86_400, ['001', '00', '00', '00']],
    [90_061, ['001', '01', '01', '01']],
    [1234 * 86_400, ['1234', '00', '00', '00']],
    [4.9, ['000', '00', '00', '04']],
  ])('%d seconds', (seconds, expected) => {
    expect(texts(seconds)).toEqual(expected);
  });

  it.each([-5, Number.NaN, Number.NEGATIVE_INFINITY])('%d counts as nothing', (seconds) => {
    expect(texts(seconds)).toEqual(['000', '00', '00', '00']);
    expect(zeros(seconds)).toEqual(['days', 'hours', 'minutes', 'seconds']);
  });

  it('a unit is zero only when all larger ones are', () => {
    expect(zeros(86_400)).toEqual([]);
    expect(zeros(3600)).toEqual(['days']);
    expect(zeros(60)).toEqual(['days', 'hours']);
    expect(zeros(1)).toEqual(['days', 'hours', 'minutes']);
  });
});

describe('moments in words', () => {
  it('are in the language of the page', () => {
    expect(describeMoment(1_893_456_000, 'en-GB')).toMatch(/2030|2029/);
    expect(describeMoment(1_893_456_000, 'de')).toMatch(/Januar|Dezember/);
  });

  it.each(['xx-broken-language-tag-', '', undefined])('survive the language "%s"', (language) => {
    expect(describeMoment(1_893_456_000, language)).toMatch(/20(29|30)|30|29/);
  });

  it('survive a moment no calendar has', () => {
    expect(describeMoment(1e300, 'en')).toBe('');
  });
});

describe('the shared second', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('window', new EventTarget());
    vi.useFakeTimers({ now: 1_000_250 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is one timer for everybody, at the change of the clock’s second, and none without listeners', async () => {
    const { $second } = await import('../src/countdown/second-store');
    expect(vi.getTimerCount()).toBe(0);
    const heard: number[] = [];
    const stops = [$second.listen((second) => heard.push(second)), $second.listen(() => {}), $second.listen(() => {})];
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(749);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(heard).toEqual([1002]);
    vi.advanceTimersByTime(3000);
    expect(heard).toEqual([1002, 1003, 1004, 1005]);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests on a hidden page and is right when the page is seen again', async () => {
    const { $second } = await import('../src/countdown/second-store');
    const heard: number[] = [];
    const stop = $second.listen((second) => heard.push(second));
    const turn = (visibilityState: string) => {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
    turn('visible');
    expect(heard).toEqual([1061]);
    expect(vi.getTimerCount()).toBe(1);
    stop();
  });
});
