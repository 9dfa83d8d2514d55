/** A behavior on its markup, with the actions that a rule can perform. */
import { type AnyBehavior, type Runtime, start } from '@enliven/core';
import { finishAnimations } from './animations';
import './layout';
import { homeOf, root } from './fixtures';
import { nextFrames, until } from './moments';
import { silence } from './silence';

export interface Conformance {
  /** Complete, well-formed markup with at least one element of the behavior. */
  html: string;
  /** Classes of the body, which tell the kind of page. */
  body?: string;
  /** Uses the behavior like a visitor. Rules check the page before and after. */
  act?(element: HTMLElement): void | Promise<void>;
}

export interface Stage {
  readonly behavior: AnyBehavior;
  /** Markup of the server. */
  readonly html: string;
  /** Console output since the stage was opened. */
  readonly errors: readonly string[];
  /** Returns the first element of the behavior, or the body for a behavior of printed globals. */
  find(): HTMLElement;
  /** Starts behaviors in strict mode and waits until they have mounted or failed. @default only the behavior */
  mountAll(behaviors?: readonly AnyBehavior[]): Promise<Runtime>;
  settle(runtime: Runtime): Promise<void>;
  /** Uses the behavior like a visitor. */
  act(): Promise<void>;
  /** Uses the behavior and finishes its animations. */
  visit(): Promise<void>;
  /** Stops all runtimes and clears the page. */
  close(): Promise<void>;
}

/** Inserts the markup into the page. */
export function openStage(behavior: AnyBehavior, { html, body = '', act }: Conformance): Stage {
  const running = new Set<Runtime>();
  const consoleMessages = silence();
  document.body.className = body;
  root(html);

  const stage: Stage = {
    behavior,
    html,
    errors: consoleMessages.errors,
    find: () => homeOf(behavior) as HTMLElement,
    async mountAll(behaviors = [behavior]) {
      const when = Object.fromEntries(behaviors.map(({ name }) => [name, 'now' as const]));
      const runtime = start(behaviors, { strict: true, when });
      running.add(runtime);
      await stage.settle(runtime);
      return runtime;
    },
    async settle({ mounts }) {
      await until(() => [...mounts].every(({ state }) => state === 'mounted' || state === 'failed'));
      await nextFrames();
    },
    async act() {
      await act?.(stage.find());
    },
    async visit() {
      await stage.act();
      await finishAnimations();
      await finishAnimations();
    },
    async close() {
      for (const runtime of running) await runtime.stop();
      consoleMessages.restore();
      document.body.innerHTML = '';
      document.body.className = '';
    },
  };
  return stage;
}
