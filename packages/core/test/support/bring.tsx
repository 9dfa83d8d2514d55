/** Small behaviors that the real runtime mounts, and cleanup after each test. */
import { nextFrames, root, silence, until } from '@enliven/testing';
import type { ComponentType } from 'react';
import { type AnyBehavior, type BehaviorProps, type Mount, type Runtime, type StartOptions, start } from '../../src';

export type Probe = ComponentType<BehaviorProps>;

/** Creates a behavior on `.probe`. @param more fields that override the defaults */
export const probe = (component: Probe, more: Partial<AnyBehavior> = {}): AnyBehavior => ({
  name: 'probe',
  package: '@enliven/probe',
  selector: '.probe',
  when: 'now',
  load: async () => ({ default: component }),
  ...more,
});

const running = new Set<Runtime>();

/** Starts a runtime in strict mode, which `cleanUp` stops at the latest. */
export function begin(behaviors: readonly AnyBehavior[], options: StartOptions = {}): Runtime {
  const runtime = start(behaviors, { strict: true, ...options });
  running.add(runtime);
  return runtime;
}

/** Resolves once all behaviors have mounted or failed. */
export async function settled({ mounts }: Runtime): Promise<void> {
  await until(() => [...mounts].every(({ state }) => state === 'mounted' || state === 'failed'));
  await nextFrames();
}

export interface Brought {
  element: HTMLElement;
  mount: Mount;
  runtime: Runtime;
  stop(): Promise<void>;
}

/** Mounts a component on the first `.probe` of the markup. */
export async function mountAll(component: Probe, markup = '<div class="probe"></div>'): Promise<Brought> {
  root(markup);
  const runtime = begin([probe(component)]);
  await settled(runtime);
  const [mount] = runtime.mounts;
  if (!mount) throw new Error('the markup holds no .probe');
  return { mount, runtime, element: mount.element as HTMLElement, stop: () => runtime.stop() };
}

export const states = ({ mounts }: Runtime, name?: string): string[] =>
  [...mounts].filter(({ behavior }) => !name || behavior.name === name).map(({ state }) => state);

/** Stops all runtimes and empties the page. Call it after each test. */
export async function cleanUp(): Promise<void> {
  for (const runtime of running) await runtime.stop();
  running.clear();
  document.body.innerHTML = '';
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
}

/** Runs `test`. @returns the library's own console messages, without those of React */
export async function consoleMessagesOf(test: () => Promise<void>): Promise<{ errors: string[]; remarks: string[] }> {
  const consoleMessages = silence();
  try {
    await test();
  } finally {
    consoleMessages.restore();
  }
  const ours = (text: string) => text.startsWith('[enliven/');
  return { errors: consoleMessages.errors.filter(ours), remarks: consoleMessages.remarks.filter(ours) };
}
