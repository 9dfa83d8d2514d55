/** Listening to events and dispatching them, with and without jQuery. */
import { countListeners, nextFrames, withJQuery } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emit, listen, useEvent, useStore } from '../src';
import { cleanUp, consoleMessagesOf, mountAll } from './support/bring';

afterEach(cleanUp);

/** Returns the listeners that jQuery keeps for an element. */
const kept = ($: JQueryStatic, target: EventTarget) =>
  ($ as unknown as { _data(target: EventTarget, key: string): object | undefined })._data(target, 'events');

describe('useEvent', () => {
  it('calls the handler while its component is mounted', async () => {
    const heard = vi.fn();
    const { element, stop } = await mountAll(({ element }) => {
      useEvent(element, 'change', (event) => heard(event.type));
      return null;
    });
    element.dispatchEvent(new Event('change'));
    expect(heard.mock.calls).toEqual([['change']]);
    await stop();
    element.dispatchEvent(new Event('change'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('calls the newest handler and does not add its listener again', async () => {
    const heard: number[] = [];
    const $count = atom(0);
    const { element } = await mountAll(({ element }) => {
      const count = useStore($count);
      useEvent(element, 'change', () => heard.push(count));
      return null;
    });
    const attach = vi.spyOn(element, 'addEventListener');
    $count.set(7);
    await nextFrames();
    element.dispatchEvent(new Event('change'));
    expect(heard).toEqual([7]);
    expect(attach).not.toHaveBeenCalled();
  });

  it('follows a change of target and type', async () => {
    const heard: string[] = [];
    const $where = atom<[boolean, string]>([true, 'change']);
    const { element } = await mountAll(({ element }) => {
      const [here, type] = useStore($where);
      useEvent(here ? element : null, type, (event) => heard.push(event.type));
      return null;
    });
    const send = () => {
      for (const type of ['change', 'input']) element.dispatchEvent(new Event(type));
    };
    send();
    $where.set([true, 'input']);
    await nextFrames();
    send();
    $where.set([false, 'input']);
    await nextFrames();
    send();
    expect(heard).toEqual(['change', 'input']);
  });

  it('reports an error of its handler and keeps listening', async () => {
    const heard = vi.fn();
    const { errors } = await consoleMessagesOf(async () => {
      const { element, mount } = await mountAll(({ element }) => {
        useEvent(element, 'change', () => {
          heard();
          throw new Error('handler failed');
        });
        useEvent(element, 'change', heard);
        return null;
      }, '<div class="probe" id="form"></div>');
      element.dispatchEvent(new Event('change'));
      element.dispatchEvent(new Event('change'));
      expect(mount.state).toBe('mounted');
    });
    expect(heard).toHaveBeenCalledTimes(4);
    expect(errors).toEqual(Array(2).fill('[enliven/probe] probe on "#form": handler failed'));
  });
});

describe('with jQuery on the page', () => {
  it('useEvent calls its handler once for triggered and for native events', () =>
    withJQuery(async ($) => {
      const heard = vi.fn();
      const { element, stop } = await mountAll(({ element }) => {
        useEvent(element, 'change', heard);
        return null;
      });
      $(element).trigger('change');
      expect(heard).toHaveBeenCalledTimes(1);
      element.dispatchEvent(new Event('change', { bubbles: true }));
      expect(heard).toHaveBeenCalledTimes(2);
      await stop();
      $(element).trigger('change');
      element.dispatchEvent(new Event('change', { bubbles: true }));
      expect(heard).toHaveBeenCalledTimes(2);
      expect(kept($, element)).toBeUndefined();
    }));

  it('useEvent handles events that bubble from a child', () =>
    withJQuery(async ($) => {
      const targets: EventTarget[] = [];
      const { element } = await mountAll(({ element }) => {
        useEvent(element, 'change', (event) => targets.push(event.target as EventTarget));
        return null;
      }, '<form class="probe"><input></form>');
      const field = element.firstElementChild as Element;
      $(field).trigger('change');
      field.dispatchEvent(new Event('change', { bubbles: true }));
      expect(targets).toEqual([field, field]);
    }));

  it('listen handles triggered and native events once, and removes only its own listener', () =>
    withJQuery(($) => {
      const [first, second] = [vi.fn(), vi.fn()];
      const element = document.createElement('div');
      const off = listen(element, 'custom', first);
      listen(element, 'custom', second);
      $(element).trigger('custom');
      element.dispatchEvent(new Event('custom'));
      off();
      $(element).trigger('custom');
      expect(first).toHaveBeenCalledTimes(2);
      expect(second).toHaveBeenCalledTimes(3);
    }));

  it('useEvent passes the native event with all its members', () =>
    withJQuery(async ($) => {
      const heard: unknown[] = [];
      const { element } = await mountAll(({ element }) => {
        useEvent<KeyboardEvent>(element, 'keydown', (event) => heard.push(event));
        useEvent(element, 'et_hashchange', (event) => heard.push((event as unknown as { params: unknown }).params));
        return null;
      });
      const press = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, isComposing: true });
      element.dispatchEvent(press);
      element.dispatchEvent(Object.assign(new Event('et_hashchange'), { params: ['1'] }));
      // An event without a native one is passed unchanged.
      $(element).trigger($.Event('et_hashchange', { params: ['2'] }));
      expect(heard).toEqual([press, ['1'], ['2']]);
      expect(heard[0]).toBe(press);
    }));

  it('listen supports event types that jQuery derives from other types', () =>
    withJQuery(() => {
      const heard: string[] = [];
      const outer = document.body.appendChild(document.createElement('div'));
      const element = outer.appendChild(document.createElement('button'));
      const off = listen(outer, 'mouseenter', (event) => heard.push(event.type));
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: document.body }));
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: outer }));
      off();
      outer.remove();
      expect(heard).toEqual(['mouseenter']);
    }));

  it.each(['focus', 'blur', 'focusin', 'focusout'])('listen handles %s once, and removes all listeners', (type) =>
    withJQuery(() => {
      const listeners = countListeners();
      const heard: Event[] = [];
      const off = listen(document, type, (event) => heard.push(event));
      const event = new FocusEvent(type, { bubbles: true });
      document.body.dispatchEvent(event);
      off();
      document.body.dispatchEvent(new FocusEvent(type, { bubbles: true }));
      expect(heard).toEqual([event]);
      expect(listeners.left()).toEqual([]);
      listeners.stop();
    }),
  );

  it('listen lets jQuery see that a default was prevented', () =>
    withJQuery(($) => {
      const element = document.createElement('a');
      const heard: boolean[] = [];
      const off = listen(element, 'click', (event) => event.preventDefault());
      $(element).on('click', (event) => heard.push(event.isDefaultPrevented()));
      const click = new MouseEvent('click', { cancelable: true });
      element.dispatchEvent(click);
      off();
      $(element).off('click');
      expect([heard, click.defaultPrevented]).toEqual([[true], true]);
    }));

  it('listen adds a native listener when the global jQuery is not jQuery', () => {
    for (const other of [{}, () => {}, Object.assign(() => {}, { event: undefined })]) {
      vi.stubGlobal('jQuery', other);
      const heard = vi.fn();
      const element = document.createElement('div');
      const off = listen(element, 'change', heard);
      element.dispatchEvent(new Event('change'));
      off();
      element.dispatchEvent(new Event('change'));
      expect(heard).toHaveBeenCalledOnce();
    }
    vi.unstubAllGlobals();
  });

  it('emit reaches listeners of jQuery, with its members', () =>
    withJQuery(($) => {
      const heard: unknown[] = [];
      const element = document.body.appendChild(document.createElement('div'));
      $(document.body).on('enliven:open', (event) => {
        const { target, index } = event as unknown as { target: Element; index: number };
        heard.push([target, index]);
      });
      emit(element, 'enliven:open', { index: 3 });
      $(document.body).off('enliven:open');
      expect(heard).toEqual([[element, 3]]);
    }));
});

describe('emit', () => {
  it('dispatches a bubbling event with the members on the event and in its detail', () => {
    const heard: (Event & { index?: number })[] = [];
    const element = document.body.appendChild(document.createElement('p'));
    document.body.addEventListener('enliven:open', (event) => heard.push(event), { once: true });
    emit(element, 'enliven:open', { index: 2 });
    expect(heard[0]).toMatchObject({ bubbles: true, target: element, detail: { index: 2 }, index: 2 });
  });

  it('never overwrites members of the event', () => {
    const heard: Event[] = [];
    const element = document.createElement('p');
    element.addEventListener('enliven:open', (event) => heard.push(event));
    emit(element, 'enliven:open', { type: 'other', target: null, timeStamp: -1 });
    expect(heard[0]?.type).toBe('enliven:open');
    expect(heard[0]?.target).toBe(element);
  });

  it('needs no detail', () => {
    const heard = vi.fn();
    const element = document.createElement('p');
    element.addEventListener('plain', heard);
    emit(element, 'plain');
    expect(heard).toHaveBeenCalledOnce();
  });
});
