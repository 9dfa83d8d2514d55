/** Classes and events of statuses, and addresses of the server. */
import { afterEach, describe, expect, it } from 'vitest';
import { restAddress } from '../src/plugin-form/api';
import { statusClass, statusEvent } from '../src/plugin-form/status';
import { missingRequirement } from '../src/plugin-form/unsupported';

describe('statuses', () => {
  it.each([
    ['init', 'init', undefined],
    ['validation_failed', 'invalid', 'wpcf7invalid'],
    ['acceptance_missing', 'unaccepted', 'wpcf7unaccepted'],
    ['spam', 'spam', 'wpcf7spam'],
    ['aborted', 'aborted', 'wpcf7aborted'],
    ['mail_sent', 'sent', 'wpcf7mailsent'],
    ['mail_failed', 'failed', 'wpcf7mailfailed'],
    ['submitting', 'submitting', undefined],
    ['payment_required', 'payment-required', undefined],
    ['foo_bar_baz', 'custom-foo-bar-baz', undefined],
    ['constructor', 'custom-constructor', undefined],
    ['__proto__', 'custom--proto-', undefined],
  ])('such as %s have the class %s and the event %s', (status, name, event) => {
    expect([statusClass(status), statusEvent(status)]).toEqual([name, event]);
  });
});

describe('addresses', () => {
  const page = globalThis as { wpcf7?: unknown };
  afterEach(() => {
    delete page.wpcf7;
  });

  it.each([
    [
      { root: 'https://site.test/wp-json/', namespace: 'mine/v2' },
      'https://site.test/wp-json/mine/v2/contact-forms/7/refill?a=1',
    ],
    [{ root: 'https://site.test/wp-json' }, 'https://site.test/wp-json/contact-form-7/v1/contact-forms/7/refill?a=1'],
    [{ root: '/index.php?rest_route=/' }, '/index.php?rest_route=/contact-form-7/v1/contact-forms/7/refill&a=1'],
  ])('of a request with the settings %j are %s', (api, expected) => {
    page.wpcf7 = { api };
    expect(missingRequirement()).toBeUndefined();
    expect(restAddress(7, 'refill?a=1')).toBe(expected);
  });

  it.each([
    [undefined, 'wpcf7 is not defined.'],
    [null, 'wpcf7 is not defined.'],
    ['text', 'wpcf7 is not defined.'],
    [{}, 'wpcf7.api is not defined.'],
    [{ api: [] }, 'wpcf7.api is not defined.'],
    [{ api: { root: 7 } }, undefined],
  ])('with the settings %j have the missing requirement “%s”', (settings, sentence) => {
    page.wpcf7 = settings;
    expect(missingRequirement()).toBe(sentence);
  });
});
