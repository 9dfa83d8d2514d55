/** One behavior on its markup, and what a rule may do with it. */
import { type AnyBehavior, type Runtime, start } from '@enliven/core';
import { finishAnimations } from './animations';
import './layout';
import { homeOf, root } from './fixtures';
import { nextFrames, until } from './moments';
import { silence } from './silence';

export interface Conformance {
  /** Markup with at least one element the behavior lives on, well formed and complete. */
  html: string;
  /** Classes of the body, by which a theme says what the page is. */
  body?: string;
  /** Use of the behavior by a visitor; the checks run before and after. */
  act?(element: HTMLElement): void | Promise<void>;
}

export interface Stage {
  readonly behavior: AnyBehavior;
  /** The markup, as the server printed it. */
  readonly html: string;
  /** Console output since the stage was opened. */
  readonly errors: readonly string[];
  /** The first element the behavior lives on; the body when that is the page as a whole. */
  find(): HTMLElement;
  /** Starts, in StrictMode, and waits until nothing is under way. @default the behavior alone */
  mountAll(behaviors?: readonly AnyBehavior[]): Promise<Runtime>;
  settle(runtime: Runtime): Promise<void>;
  /** Does what a visitor does. */
  act(): Promise<void>;
  /** Does it, and lets everything that moves come to its end. */
  visit(): Promise<void>;
  /** Gives everything back. */
  close(): Promise<void>;
}

/** Puts the markup on the page. */
export function openStage(behavior: AnyBehavior, { html, body = '', act }: Conformance): Stage {
  const running = new Set<Runtime>();
  const said = silence();
  document.body.className = body;
  root(html);

  const stage: Stage = {
    behavior,
    html,
    errors: said.errors,
    find: () => homeOf(behavior) as HTMLElement,
    async mountAll(behaviors = [behavior]) {
      const when = Object.fromEntries(behaviors.map(({ name }) => [name, 'now']));
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
      said.restore();
      document.body.innerHTML = '';
      document.body.className = '';
    },
  };
  return stage;
}
