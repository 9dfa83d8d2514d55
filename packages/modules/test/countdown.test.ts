/** Units and zero states of countdowns, and the store of the current second (docs/reference/counters.md#countdowns). */
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
  ])('of %d seconds is split into units', (seconds, expected) => {
    expect(texts(seconds)).toEqual(expected);
  });

  it.each([-5, Number.NaN, Number.NEGATIVE_INFINITY])('of %d seconds is zero', (seconds) => {
    expect(texts(seconds)).toEqual(['000', '00', '00', '00']);
    expect(zeros(seconds)).toEqual(['days', 'hours', 'minutes', 'seconds']);
  });

  it('marks a unit as zero only when all larger units are zero', () => {
    expect(zeros(86_400)).toEqual([]);
    expect(zeros(3600)).toEqual(['days']);
    expect(zeros(60)).toEqual(['days', 'hours']);
    expect(zeros(1)).toEqual(['days', 'hours', 'minutes']);
  });
});

describe('descriptions of moments', () => {
  it('use the language of the page', () => {
    expect(describeMoment(1_893_456_000, 'en-GB')).toMatch(/2030|2029/);
    expect(describeMoment(1_893_456_000, 'de')).toMatch(/Januar|Dezember/);
  });

  it.each(['xx-broken-language-tag-', '', undefined])('accept the language "%s"', (language) => {
    expect(describeMoment(1_893_456_000, language)).toMatch(/20(29|30)|30|29/);
  });

  it('are empty for a moment outside of the calendar', () => {
    expect(describeMoment(1e300, 'en')).toBe('');
  });
});

describe('the store of the current second', () => {
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

  it('has one timer for all listeners, at the change of the second, and none without listeners', async () => {
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

  it('pauses on a hidden page and is correct when the page is visible again', async () => {
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
