/** Brings one behavior to life on a piece of markup, through the real runtime, in StrictMode. */
import { type AnyBehavior, type Mount, type Runtime, start } from '@enliven/core';
import { onTestFinished } from 'vitest';
import './animations';
import './layout';
import { homeOf, root } from './fixtures';
import { nextFrames, until } from './moments';

export interface Rendered {
  /** The first element the behavior lives on. */
  element: HTMLElement;
  runtime: Runtime;
  mounts: Mount[];
  /** Stops and waits until everything is given back. */
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
  // One that runs on would answer to the next test's markup.
  onTestFinished(() => runtime.stop());
  if (wait) {
    await until(() => settled(runtime));
    await nextFrames();
  }
  const element = homeOf(behavior);
  if (!element) throw new Error(`nothing matches ${behavior.selector}`);
  return { element, runtime, mounts: [...runtime.mounts], stop: () => runtime.stop() };
}
