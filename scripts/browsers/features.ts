/** Features that Enliven uses where a browser has them, with the behavior of Enliven in browsers that lack them. */
import type { BrowserWindow } from './window';

export interface Feature {
  name: string;
  /** Expression of the page that says whether the browser has the feature. */
  test: string;
  /** Tested browsers that have the feature. */
  in: readonly ('Chromium' | 'Firefox' | 'WebKit')[];
  /** Behavior without the feature. */
  fallback: string;
  /** File with a test of the fallback, from the root of the repository. */
  tested: string;
}

/** Returns whether the browser has the feature. */
export const hasFeature = (page: BrowserWindow, { test }: Feature): Promise<boolean> =>
  page.evaluate<boolean>(`Boolean(${test})`);

export const FEATURES: readonly Feature[] = [
  {
    name: '`scheduler.yield`',
    test: 'globalThis.scheduler?.yield',
    in: ['Chromium', 'Firefox'],
    fallback: 'Long work yields by timers.',
    tested: 'packages/core/test/sliced-queue.test.ts',
  },
  {
    name: '`requestIdleCallback`',
    test: 'globalThis.requestIdleCallback',
    in: ['Chromium', 'Firefox'],
    fallback: 'Behaviors that wait for idle time start by a timer.',
    tested: 'packages/core/test/strategies.test.tsx',
  },
  {
    name: '`cookieStore`',
    test: 'globalThis.cookieStore',
    in: ['Chromium', 'Firefox', 'WebKit'],
    fallback: 'The cart count is read from `document.cookie`, which blocks the page for a moment.',
    tested: 'packages/shop/test/bridge.test.tsx',
  },
  {
    name: '`Element.moveBefore`',
    test: 'Element.prototype.moveBefore',
    in: ['Chromium', 'Firefox'],
    fallback: 'A password field that moves is inserted again and gets its focus and selection back.',
    tested: 'packages/shop/test/password-field.conformance.test.tsx',
  },
  {
    name: '`ScrollTimeline` and `ViewTimeline`',
    test: 'globalThis.ViewTimeline && globalThis.ScrollTimeline',
    in: ['Chromium', 'WebKit'],
    fallback: 'Parallax and scroll effects move in animation frames.',
    tested: 'packages/motion/test/scroll-effects.browser.test.tsx',
  },
  {
    name: 'Trusted Types',
    test: 'globalThis.trustedTypes',
    in: ['Chromium', 'Firefox', 'WebKit'],
    fallback: 'Responses are parsed and cleaned in the same way, without a policy.',
    tested: 'packages/enliven/test/doors.page.test.ts',
  },
  {
    name: '`navigator.connection.saveData`',
    test: 'globalThis.navigator.connection',
    in: ['Chromium'],
    fallback: 'Background videos load unless the visitor prefers reduced motion.',
    tested: 'packages/modules/test/background-video.conformance.test.tsx',
  },
];

/** Returns the table of `docs/browser-support.md`. */
export function featureTable(): string {
  const browsers = ['Chromium', 'Firefox', 'WebKit'] as const;
  const rows = FEATURES.map(({ name, in: having, fallback }) => [
    name,
    ...browsers.map((browser) => (having.includes(browser) ? 'yes' : 'no')),
    fallback,
  ]);
  const lines = [['feature', ...browsers, 'without it'], ['---', '---', '---', '---', '---'], ...rows];
  return `${lines
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replace('| --- | --- | --- | --- | --- |', '|---|---|---|---|---|')}\n`;
}
