/** The reCAPTCHA token of a form: from the plugin's own script, from Enliven if it runs first, or none. */
import { shared } from '@enliven/core';
import { nextFrames, until } from '@enliven/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answer } from './fake-server';
import { stagePlugin } from './plugin-stage';
import { approach, submit, type } from './plugin-visitor';

type Submit = (form: Element, options?: object) => void;
const globals = globalThis as { grecaptcha?: unknown; wpcf7_recaptcha?: unknown };
const api = () => (globalThis as unknown as { wpcf7: { submit: Submit } }).wpcf7;

const stage = stagePlugin(true);
beforeAll(async () => {
  await import('../src/plugin-form/recaptcha');
});
afterEach(() => {
  shared('recaptcha-visit', () => ({ isReported: false })).isReported = false;
  delete globals.grecaptcha;
  delete globals.wpcf7_recaptcha;
});

const HIDDEN = '<input type="hidden" name="_wpcf7_recaptcha_response" value="old">';
const tokens = () => stage.server.sent.map((data) => data.get('_wpcf7_recaptcha_response'));

function serve(execute: (key: string, options: object) => unknown) {
  const executed = vi.fn(execute);
  globals.grecaptcha = { execute: executed };
  globals.wpcf7_recaptcha = { sitekey: 'k3y', actions: { homepage: 'homepage', contactform: 'contactform' } };
  return executed;
}

describe('a form with the service but without its script for the plugin', () => {
  it('requests a token, announces it, and is sent with it', async () => {
    const executed = serve(async () => 'fresh');
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('wpcf7grecaptchaexecuted', hear);
    const { form, status, stop } = await stage.open({ hidden: HIDDEN });
    await submit(form);
    await until(() => status() === 'sent');
    document.removeEventListener('wpcf7grecaptchaexecuted', hear);
    const actions = [{ action: 'homepage' }, { action: 'contactform' }];
    expect(executed.mock.calls).toEqual(actions.map((action) => ['k3y', action]));
    expect(heard).toEqual(actions.map((action) => ({ ...action, token: 'fresh' })));
    expect(tokens()).toEqual(['fresh']);
    await stop();
    expect(form.querySelector<HTMLInputElement>('[name=_wpcf7_recaptcha_response]')?.value).toBe('old');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('blocked'))],
    [
      'throws',
      () => {
        throw new Error('no such key');
      },
    ],
    ['returns an object', () => ({})],
  ])('is sent without a new token if the service %s', async (_what, execute) => {
    serve(execute);
    const { form, status } = await stage.open({ hidden: HIDDEN });
    await submit(form);
    await until(() => status() === 'sent');
    expect(tokens()).toEqual(['old']);
  });

  it.each([
    [
      'throws in its ready function',
      () => {
        throw new Error('not here');
      },
    ],
    ['has a number as its ready function', 7],
  ])('is sent without a new token if the service %s', async (_what, ready) => {
    globals.grecaptcha = { ready, execute: async () => 'fresh' };
    const { form, status } = await stage.open({ hidden: HIDDEN });
    await submit(form);
    await until(() => status() === 'sent');
    expect(tokens()).toEqual(['old']);
  });

  it('is busy until the service is ready, and is then sent with a token', async () => {
    const waiting: (() => void)[] = [];
    globals.grecaptcha = { ready: (callback: () => void) => void waiting.push(callback) };
    const { form, find, status } = await stage.open({ hidden: HIDDEN });
    const looks = () => [
      form.getAttribute('aria-busy'),
      find<HTMLElement>('.wpcf7-spinner').style.visibility,
      status(),
      tokens().length,
    ];
    await submit(form);
    await until(() => waiting.length === 2);
    expect(looks()).toEqual(['true', 'visible', 'init', 0]);
    serve(async () => 'fresh');
    for (const callback of waiting) callback();
    await until(() => status() === 'sent');
    expect(looks()).toEqual([null, '', 'sent', 1]);
    expect(tokens()).toEqual(['fresh']);
  });

  it('receives no token after the runtime has stopped', async () => {
    let give = (_token: string) => {};
    serve(
      () =>
        new Promise<string>((resolve) => {
          give = resolve;
        }),
    );
    const { form, find, stop } = await stage.open({ hidden: HIDDEN });
    await submit(form);
    await nextFrames();
    const field = find('[name=_wpcf7_recaptcha_response]');
    await stop();
    give('late');
    await nextFrames();
    expect(field.value).toBe('old');
  });

  it('is sent without a token if the service is missing, and once if it is pressed during the wait', async () => {
    const { form, status } = await stage.open({ hidden: HIDDEN });
    await submit(form);
    await until(() => status() === 'sent');
    let resolve = (_token: string) => {};
    serve(
      () =>
        new Promise<string>((keep) => {
          resolve = keep;
        }),
    );
    stage.server.feedback = [answer('spam')];
    stage.server.sent.length = 0;
    await submit(form);
    await submit(form);
    resolve('late');
    await until(() => status() === 'spam');
    expect(tokens()).toEqual(['late']);
  });
});

describe('a visitor who focuses a form', () => {
  /** Opens a page with a service that is ready at once. */
  function serveReady() {
    let count = 0;
    const executed = serve(async () => `token-${++count}`);
    Object.assign(globals.grecaptcha as object, { ready: (callback: () => void) => callback() });
    return executed;
  }
  const field = (form: Element) => form.querySelector('[name=_wpcf7_recaptcha_response]') as HTMLInputElement;

  it('is reported to the service once per page, and the form gets a token', async () => {
    const executed = serveReady();
    const { form, find } = await stage.open({ hidden: HIDDEN });
    expect(executed).not.toHaveBeenCalled();
    approach(find('[name=your-name]'));
    await until(() => field(form).value === 'token-1');
    expect(executed.mock.calls).toEqual([['k3y', { action: 'homepage' }]]);
    approach(find('[name=your-email]'));
    await nextFrames();
    expect(executed).toHaveBeenCalledOnce();
  });

  it('gets a new token while filling in the form, before the old one expires', async () => {
    const executed = serveReady();
    const { form, find } = await stage.open({ hidden: HIDDEN });
    approach(find('[name=your-name]'));
    await until(() => executed.mock.calls.length === 1);
    const now = vi.spyOn(Date, 'now');
    const start = performance.timeOrigin + performance.now();
    now.mockReturnValue(start + 80_000);
    type(find('[name=your-name]'), 'Noor');
    await nextFrames();
    expect(executed).toHaveBeenCalledOnce();
    now.mockReturnValue(start + 100_000);
    type(find('[name=your-name]'), 'Noor Vos');
    type(find('[name=your-name]'), 'Noor');
    now.mockRestore();
    await until(() => field(form).value === 'token-2');
    expect(executed.mock.calls.slice(1)).toEqual([['k3y', { action: 'contactform' }]]);
  });

  it('is not reported if the service’s script for the plugin is on the page', async () => {
    const executed = serveReady();
    const { find } = await stage.open({ hidden: HIDDEN });
    const own = api().submit;
    api().submit = (form, options) => own(form, options);
    approach(find('[name=your-name]'));
    type(find('[name=your-name]'), 'Noor');
    await nextFrames(3);
    expect(executed).not.toHaveBeenCalled();
  });
});

describe('a form with a script that wraps the submission', () => {
  it('waits for the script’s token, and is sent by the script', async () => {
    const executed = serve(async () => 'ours');
    const { form, status } = await stage.open({ hidden: HIDDEN });
    const own = api().submit;
    api().submit = (target, options) => void Promise.resolve().then(() => own(target, options));
    await submit(form);
    await until(() => status() === 'sent');
    expect(executed).not.toHaveBeenCalled();
    expect(tokens()).toEqual(['old']);
  });

  it('is sent once without a token after the time limit', async () => {
    const { form, status } = await stage.open({ hidden: HIDDEN });
    const own = api().submit;
    let late = () => {};
    api().submit = (target, options) => {
      late = () => own(target, options);
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(9000);
    expect(stage.server.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    await until(() => status() === 'sent');
    late();
    await nextFrames(3);
    expect(tokens()).toEqual(['old']);
  });

  it('does not extend the wait with each press', async () => {
    const { form } = await stage.open({ hidden: HIDDEN });
    api().submit = vi.fn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    for (let presses = 0; presses < 3; presses += 1) {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await vi.advanceTimersByTimeAsync(4000);
    }
    vi.useRealTimers();
    expect(api().submit).toHaveBeenCalledOnce();
    expect(stage.server.sent).toHaveLength(1);
  });

  it('with a token is left to the script that delays it', async () => {
    const { form } = await stage.open({ hidden: HIDDEN });
    api().submit = () => {};
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.advanceTimersByTimeAsync(1000);
    document.dispatchEvent(
      new CustomEvent('wpcf7grecaptchaexecuted', { detail: { action: 'contactform', token: 'x' } }),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(stage.server.sent).toHaveLength(0);
  });
});
