/** Conditional logic on the page: hidden fields, missing code, and delayed evaluation after keys. */
import { type AnyBehavior, start } from '@enliven/core';
import { nextFrames, root, silence, until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { contactForm, newsletter } from '../src';
import { createConditions } from '../src/builder/conditions';
import { FormScope } from '../src/shared/form-scope';
import { contact, input, isShown, logic, select, signUp } from './builder-markup';

function stage() {
  document.body.innerHTML = contact({
    fields: input('guests') + input('band', 'input', { more: logic('all', ['guests', 'is greater', '80']) }),
  });
  const root = document.body.firstElementChild as Element;
  const scope = new FormScope({ package: '@enliven/forms' });
  const conditions = createConditions(root, scope);
  conditions.evaluate();
  const guests = root.querySelector('[name=et_pb_contact_guests_0]') as HTMLInputElement;
  const band = root.querySelector('[data-id=band]') as HTMLElement;
  return { scope, conditions, guests, band };
}

describe('fields that the theme hides', () => {
  function open(fields: string) {
    document.body.innerHTML = contact({ fields });
    const before = document.body.innerHTML;
    const root = document.body.firstElementChild as Element;
    const scope = new FormScope({ package: '@enliven/forms' });
    const conditions = createConditions(root, scope);
    const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => root.querySelector<E>(selector) as E;
    return {
      find,
      conditions,
      scope,
      before,
      shown: (id: string) => isShown(root.querySelector(`[data-id=${id}]`)),
      choose(topic: string) {
        find<HTMLSelectElement>('select').value = topic;
        conditions.evaluate();
      },
    };
  }

  it('are shown with their pattern if their rules pass, and hidden without it otherwise', () => {
    const { find, choose, shown, scope, before } = open(
      select('topic', ['Sales', 'Support']) +
        input('code', 'input', { pattern: '[0-9]+', more: logic('all', ['topic', 'is', 'Support']) }),
    );
    const rules = () =>
      ['pattern', 'data-pattern', 'novalidate'].map((name) => find('.input[type=text]').getAttribute(name));
    choose('Sales');
    expect([shown('code'), rules()]).toEqual([false, [null, '[0-9]+', 'novalidate']]);
    choose('Support');
    expect([shown('code'), rules()]).toEqual([true, ['[0-9]+', null, null]]);
    choose('Sales');
    expect([shown('code'), rules()]).toEqual([false, [null, '[0-9]+', 'novalidate']]);
    scope.dispose();
    expect(document.body.innerHTML).toBe(before);
  });

  it('are shown from the start if their rules pass', () => {
    const { conditions, shown } = open(
      input('name') + input('code', 'input', { more: logic('any', ['name', 'is empty', '']) }),
    );
    conditions.evaluate();
    expect(shown('code')).toBe(true);
  });

  it('can be the source of other rules once they are shown', () => {
    const { find, conditions, choose, shown } = open(
      select('topic', ['Sales', 'Support']) +
        input('code', 'input', { more: logic('all', ['topic', 'is', 'Support']) }) +
        input('proof', 'input', { more: logic('all', ['code', 'is', '7']) }),
    );
    conditions.evaluate();
    find('[name=et_pb_contact_code_0]').value = '7';
    expect(['code', 'proof'].map(shown)).toEqual([false, false]);
    choose('Support');
    expect(['code', 'proof'].map(shown)).toEqual([true, true]);
    choose('Sales');
    expect(['code', 'proof'].map(shown)).toEqual([false, false]);
  });

  it.each(['', '[]', '{', '[["topic"]]', 'null'])('are shown if their rules are invalid: %s', (rules) => {
    const { conditions, shown } = open(
      input('name') + input('code', 'input', { more: `data-conditional-logic='${rules}'` }),
    );
    conditions.evaluate();
    expect(shown('code')).toBe(true);
  });
});

describe('hidden fields whose code for conditions fails to load', () => {
  const code = (more: object) => input('code', 'input', { more: logic('all', ['name', 'is', 'x']), ...more });

  it.each<[string, AnyBehavior, string]>([
    ['a contact form', contactForm, contact({ fields: input('name') + code({}) })],
    ['a sign-up', newsletter, signUp({ custom: code({ custom: true }) })],
  ])('are shown in %s', async (_what, behavior, markup) => {
    const { restore } = silence();
    root(markup);
    const wrapper = document.querySelector('[data-id=code]');
    expect(isShown(wrapper)).toBe(false);
    const runtime = start([{ ...behavior, load: () => Promise.reject(new Error('no line')) }], {
      when: { [behavior.name]: 'now' },
    });
    await until(() => isShown(wrapper));
    await runtime.stop();
    restore();
    expect(isShown(wrapper)).toBe(false);
  });
});

describe('evaluation after keys', () => {
  it('includes the last key, even if it is pressed during an evaluation', async () => {
    const { scope, conditions, guests, band } = stage();
    guests.value = '1';
    conditions.evaluateSoon();
    guests.value = '12';
    // The last key is pressed while the evaluation reads the value.
    const { value } = guests;
    let late = false;
    Object.defineProperty(guests, 'value', {
      configurable: true,
      get() {
        if (late) return '120';
        late = true;
        conditions.evaluateSoon();
        return value;
      },
    });
    await until(() => late);
    expect(isShown(band)).toBe(false);
    await until(() => isShown(band));
    scope.dispose();
  });

  it('runs 250 ms after the first key, even if more keys follow', () => {
    const { scope, conditions, guests, band } = stage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      guests.value = '120';
      conditions.evaluateSoon();
      vi.advanceTimersByTime(150);
      conditions.evaluateSoon();
      vi.advanceTimersByTime(99);
      expect(isShown(band)).toBe(false);
      vi.advanceTimersByTime(1);
      expect(isShown(band)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    scope.dispose();
  });

  it('does not run after the scope has ended', async () => {
    const { scope, conditions, guests, band } = stage();
    guests.value = '120';
    conditions.evaluateSoon();
    scope.dispose();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await nextFrames();
    expect(isShown(band)).toBe(false);
    expect(band.hasAttribute('style')).toBe(false);
  });
});
