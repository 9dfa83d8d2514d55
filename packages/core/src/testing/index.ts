/** Helper for tests of pages in Vitest and Jest, with happy-dom or jsdom (docs/guides/test-with-vitest-or-jest.md). An entry point of its own, since pages never need it. */
import { global } from '../page/global';
import type { AnyBehavior } from '../runtime/behavior';
import type { Mount } from '../runtime/mount';
import type { Runtime, StartOptions } from '../runtime/runtime';
import { start } from '../runtime/start';

/** Options of `mountMarkup`. */
export interface MountMarkupOptions extends Omit<StartOptions, 'root' | 'when'> {
  /** Milliseconds until code that has not mounted counts as a fault. @default 4000 */
  timeout?: number;
}

/** Markup with its behaviors. */
export interface MountedMarkup {
  /** Element around the markup, in the body. */
  root: HTMLElement;
  /** All mounts, including those that failed. */
  runtime: Runtime;
  /**
   * Stops the behaviors, compares the markup with the server's, removes it, and ends requests and timers that happy-dom still runs, such
   * as requests of frames, which would reject with an `AbortError` after the test.
   *
   * @throws Error if the markup is not the server's, byte for byte
   */
  stop(): Promise<void>;
}

/** Control of happy-dom, a variable of its window. */
interface HappyDom {
  abort?(): Promise<void>;
}

/**
 * Handles the rejections of cancelled animations. Browsers do so themselves; happy-dom reports each as an unhandled `AbortError`.
 *
 * @returns the function that restores `animate`
 */
function handleCancelledAnimations(): () => void {
  const { animate } = Element.prototype;
  if (typeof animate !== 'function') return () => {};
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    animation.finished?.catch(() => {});
    return animation;
  };
  return () => {
    Element.prototype.animate = animate;
  };
}

/** Milliseconds between looks at the mounts. */
const INTERVAL = 5;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Puts markup into the body, starts behaviors on it, and resolves when all have mounted or failed. No behavior waits until it comes near
 * the window, since test environments draw nothing.
 *
 * @example
 * const { root, stop } = await mountMarkup('<div class="et_pb_toggle">…</div>', [toggle]);
 * root.querySelector<HTMLElement>('.et_pb_toggle_title')?.click();
 * await stop();
 *
 * @param html markup as the server prints it
 * @throws Error that names each behavior whose code does not arrive in time
 */
export async function mountMarkup(
  html: string,
  behaviors: readonly AnyBehavior[],
  { timeout = 4000, ...options }: MountMarkupOptions = {},
): Promise<MountedMarkup> {
  const root = document.createElement('div');
  root.innerHTML = html;
  const printed = root.innerHTML;
  document.body.append(root);
  const restoreAnimate = handleCancelledAnimations();
  const when = Object.fromEntries(behaviors.map(({ name }) => [name, 'now' as const]));
  const runtime = start(behaviors, { ...options, root, when });
  const pending = (): Mount[] => [...runtime.mounts].filter(({ state }) => state !== 'mounted' && state !== 'failed');
  const end = Date.now() + timeout;
  while (pending().length > 0 && Date.now() < end) await pause(INTERVAL);
  const late = pending();
  if (late.length > 0) {
    const names = late.map(({ behavior, state }) => `${behavior.name} (${state})`).join(', ');
    await runtime.stop();
    restoreAnimate();
    root.remove();
    throw new Error(
      `[enliven/core] mountMarkup() waited ${timeout} ms for ${names}. Does the test use fake timers? Start them after mountMarkup(), or give it a longer { timeout }.`,
    );
  }
  // Effects run after the commit that mounts.
  await pause(0);
  return {
    root,
    runtime,
    async stop() {
      await runtime.stop();
      restoreAnimate();
      const left = root.innerHTML;
      root.remove();
      await (global('happyDOM') as HappyDom | undefined)?.abort?.();
      if (left !== printed)
        throw new Error(
          `[enliven/core] stop() left other markup than the server's. Printed: ${printed} Left: ${left} Does the test change the markup itself?`,
        );
    },
  };
}
