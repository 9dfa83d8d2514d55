/** A page with split tests: printed data, sent records, and positions of elements. */
import { type Runtime, start } from '@enliven/core';
import { root, until } from '@enliven/testing';
import { onTestFinished, vi } from 'vitest';
import { splitTest, splitTestReturn } from '../../src';

const globals = globalThis as { et_pb_custom?: unknown };
export const AJAX = 'http://localhost:3000/wp-admin/admin-ajax.php';
/** Counter that test files with the same global object share, as records persist between tests. */
const world = globalThis as { testedPosts?: number };

/** An id that no other test has used. */
export function newPost(): number {
  world.testedPosts = (world.testedPosts ?? 1000) + 1;
  return world.testedPosts;
}

/** Clears all cookies. */
function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) setCookie(`${pair.split('=')[0]}=`, '; max-age=-1');
}

export function setCookie(pair: string, more = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the code under test reads.
  document.cookie = `${pair}; path=/${more}`;
}

/** Cookies of split tests. */
export const cookies = (): string[] =>
  document.cookie
    .split('; ')
    .filter((pair) => pair.startsWith('et_pb_ab_'))
    .sort();

export function stubBeacon(value: (url: string, body: URLSearchParams) => boolean): void {
  Object.defineProperty(navigator, 'sendBeacon', { value, configurable: true });
}
const restoreBeacon = (): void => void Reflect.deleteProperty(navigator, 'sendBeacon');

/** Collects the bodies of sent records. */
function watchSent(): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  stubBeacon((url, body) => {
    if (url !== AJAX) throw new Error(`asks ${url}`);
    sent.push(body);
    return true;
  });
  return sent;
}

/** Prepares a test: no cookies, an unused post id, and an empty list of sent records. */
export function beginTest(): { post: number; sent: URLSearchParams[] } {
  clearCookies();
  return { post: newPost(), sent: watchSent() };
}

/** Restores globals that a test may have changed. */
export function endTest(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  restoreBeacon();
  clearCookies();
  window.location.hash = '';
}

export const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;

export const typesOf = (sent: readonly URLSearchParams[]): string[] =>
  sent.map((body) => JSON.parse(`${body.get('stats_data_array')}`).record_type);

export function print(post: number | string, more: Record<string, unknown> = {}): void {
  globals.et_pb_custom = {
    ajaxurl: AJAX,
    et_ab_log_nonce: '0a1b2c3d4e',
    et_frontend_nonce: 'ffffffffff',
    is_ab_testing_active: '1',
    ab_tests: [{ post_id: post, test_id: '7f3a' }],
    unique_test_id: '7f3a',
    ab_bounce_rate: '5',
    is_cache_plugin_active: 'no',
    is_shortcode_tracking: '',
    ignore_waypoints: 'no',
    ...more,
  };
  onTestFinished(() => {
    delete globals.et_pb_custom;
  });
}

export async function mountAll(markup?: string, strict = true): Promise<Runtime> {
  if (markup !== undefined) root(markup);
  const runtime = start([splitTest, splitTestReturn], { strict });
  onTestFinished(() => runtime.stop());
  await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
  return runtime;
}

/** Replaces IntersectionObserver with one that the test controls. */
export function stubObserver() {
  const observers: { callback: IntersectionObserverCallback; element?: Element; options: IntersectionObserverInit }[] =
    [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #own: (typeof observers)[number];
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        this.#own = { callback, options };
        observers.push(this.#own);
      }
      observe(element: Element) {
        this.#own.element = element;
      }
      disconnect() {
        observers.splice(observers.indexOf(this.#own), 1);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    observers,
    cross(isIntersecting: boolean, intersectionRatio = 1) {
      for (const { callback } of [...observers])
        callback([{ isIntersecting, intersectionRatio } as IntersectionObserverEntry], {} as never);
    },
  };
}

/** Sets the position of an element in the window, which is 1024 by 768 px. */
export function place(element: Element, top: number, height = 50, left = 0): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, 200, height);
}

export const subject = (post: number | string, inner = '', id = 1) =>
  `<div class="et_pb_section et_pb_ab_subject et_pb_ab_subject_id-${post}_${id} et_pb_section_1">${inner}</div>`;
export const goal = (
  post: number | string,
  classes = 'et_pb_module et_pb_cta_0',
  inner = '<a class="et_pb_button" href="#x">Buy</a>',
) => `<div class="${classes} et_pb_ab_goal et_pb_ab_goal_id-${post}">${inner}</div>`;
