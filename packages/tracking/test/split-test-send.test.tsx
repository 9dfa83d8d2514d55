/** Requests and cookies of split tests: one per record, with any answer, and only with consent (docs/reference/tracking.md#records). */
import { converted } from '@enliven/core';
import { click } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FAULTS } from './support/faults';
import {
  beginTest,
  cookies,
  endTest,
  find,
  goal,
  mountAll,
  print,
  stubBeacon,
  subject,
  typesOf,
} from './support/split-page';

let post: number;
let sent: URLSearchParams[];
beforeEach(() => {
  ({ post, sent } = beginTest());
});
afterEach(endTest);

describe('the cookie of a record', () => {
  it.each([
    ['http://localhost:3000/', ''],
    ['https://localhost:3000/', '; Secure'],
  ])('on %s lasts a year for the whole site, with the suffix “%s”', async (address, secure) => {
    // A set, as React’s strict mode renders twice.
    const written = new Set<string>();
    const set = (text: string) => void written.add(text);
    Object.defineProperty(document, 'cookie', { get: () => '', set, configurable: true });
    const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
    const { href } = location;
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'cookie');
      happyDOM.setURL(href);
    });
    happyDOM.setURL(address);
    stubBeacon(() => true);
    print(post, { ajaxurl: '/wp-admin/admin-ajax.php', is_shortcode_tracking: 'on' });
    await mountAll(subject(post) + goal(post, 'et_pb_row', '<p>p</p>'));
    click(find('p'));
    expect([...written]).toEqual([
      `et_pb_ab_shortcode_track_${post}=${post}_1_7f3a; path=/; max-age=31536000; SameSite=Lax${secure}`,
      `et_pb_ab_click_goal_${post}7f3a=true; path=/; max-age=31536000; SameSite=Lax${secure}`,
    ]);
  });
});

it.each([
  ['nothing', undefined],
  ['a string', 'x'],
  ['a list', [1]],
  ['fields of wrong types', { is_ab_testing_active: '1', ab_tests: { a: 1 }, ajaxurl: {}, ab_bounce_rate: [] }],
])('a split test records and throws nothing if the theme prints %s', async (_, printed) => {
  const globals = globalThis as { et_pb_custom?: unknown };
  print(post);
  globals.et_pb_custom = printed;
  await mountAll(subject(post) + goal(post));
  click(find('a'));
  expect([sent.length, cookies()]).toEqual([0, []]);
});

describe('a request without a beacon', () => {
  const unhandled: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => unhandled.push(event.reason);

  it.each<[string, () => Promise<Response>]>([...FAULTS, ['a server that hangs', () => new Promise(() => {})]])(
    'outlives the page, is sent once, and delays no navigation with %s',
    async (fault, answer) => {
      stubBeacon(() => false);
      const ask = vi.fn<typeof fetch>(answer);
      vi.stubGlobal('fetch', ask);
      window.addEventListener('unhandledrejection', note);
      print(post);
      const form = goal(post, 'et_pb_module et_pb_contact_form_container', '<form><i>i</i></form>');
      const { stop } = await mountAll(subject(post) + goal(post) + form);
      expect([click(find('a')), click(find('a'))]).toEqual([true, true]);
      expect(ask).toHaveBeenCalledTimes(1);
      expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
      expect(cookies()).toContain(`et_pb_ab_click_goal_${post}7f3a=true`);
      // A form that redirects waits until the request settles, and has its own timeout for a request that hangs.
      const works: Promise<unknown>[] = [];
      converted.emit({ element: find('.et_pb_contact_form_container'), until: (work) => void works.push(work) });
      expect(works).toHaveLength(1);
      if (!fault.includes('hangs')) await works[0];
      expect(ask).toHaveBeenCalledTimes(2);
      await stop();
      click(find('a'));
      converted.emit({ element: find('.et_pb_contact_form_container'), until: (work) => void works.push(work) });
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect([ask.mock.calls.length, works.length, unhandled]).toEqual([2, 1, []]);
      window.removeEventListener('unhandledrejection', note);
    },
  );

  it('is sent once on a page whose policy blocks beacons', async () => {
    stubBeacon(() => {
      throw new Error('Refused by the policy');
    });
    const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response('1')));
    vi.stubGlobal('fetch', ask);
    print(post);
    await mountAll(subject(post) + goal(post));
    click(find('a'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    click(find('a'));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(cookies()).toContain(`et_pb_ab_click_goal_${post}7f3a=true`);
  });
});

describe('consent', () => {
  const block = (options: object) =>
    `<script type="application/json" id="enliven-config">${JSON.stringify(options)}</script>`;
  it('precedes all records and cookies if the site requires it', async () => {
    const globals = globalThis as { wp_has_consent?: unknown };
    let agreed = false;
    globals.wp_has_consent = (kind: string) => kind === 'statistics' && agreed;
    print(post, { is_shortcode_tracking: 'on', ab_bounce_rate: 0 });
    const { stop } = await mountAll(
      `<main>${block({ tracking: { consent: true } })}${subject(post)}${goal(post)}<button>agree</button></main>`,
    );
    click(find('a'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([sent.length, cookies()]).toEqual([0, []]);
    agreed = true;
    click(find('button'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(typesOf(sent)).toEqual(['read_page']);
    expect(cookies()).toContain(`et_pb_ab_shortcode_track_${post}=${post}_1_7f3a`);
    await stop();
    delete globals.wp_has_consent;
  });
});
