/** Mounts one behavior on markup with the real runtime in strict mode. */
import { type AnyBehavior, type Mount, type Runtime, start } from '@enliven/core';
import { onTestFinished } from 'vitest';
import './animations';
import './layout';
import { homeOf, root } from './fixtures';
import { nextFrames, until } from './moments';

export interface Rendered {
  /** The first element of the behavior. */
  element: HTMLElement;
  runtime: Runtime;
  mounts: Mount[];
  /** Stops the runtime and waits until the page is restored. */
  stop(): Promise<void>;
}

const settled = ({ mounts }: Runtime) => [...mounts].every(({ state }) => state === 'mounted' || state === 'failed');

/**
 * @param markup of the body; undefined keeps the current one
 * @param wait false returns before anything is mounted @default true
 */
export async function renderBehavior(behavior: AnyBehavior, markup?: string, wait = true): Promise<Rendered> {
  if (markup !== undefined) root(markup);
  const runtime = start([behavior], { strict: true, when: { [behavior.name]: 'now' } });
  // A runtime that is still running would mount on the next test's markup.
  onTestFinished(() => runtime.stop());
  if (wait) {
    await until(() => settled(runtime));
    await nextFrames();
  }
  const element = homeOf(behavior);
  if (!element) throw new Error(`nothing matches ${behavior.selector}`);
  return { element, runtime, mounts: [...runtime.mounts], stop: () => runtime.stop() };
}
