/** A plugin form on a page whose server is under the test's control. */
import { renderBehavior, silence } from '@enliven/testing';
import { type FormOptions, pluginForm as markup } from '@enliven/testing/plugin-markup';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { pluginForm } from '../src/plugin-form';
import type { PluginFormElement } from '../src/plugin-form/state';
import { type FakeServer, fakeServer } from './fake-server';

async function renderForm(page: string | undefined) {
  const rendered = page === undefined ? await renderBehavior(pluginForm) : await renderBehavior(pluginForm, page);
  const form = rendered.element.querySelector('form') as PluginFormElement;
  const find = <E extends Element = HTMLInputElement>(selector: string) =>
    rendered.element.querySelector(selector) as E;
  return {
    ...rendered,
    form,
    find,
    all: <E extends Element = HTMLInputElement>(selector: string) => [...form.querySelectorAll<E>(selector)],
    status: () => form.dataset.status,
    output: () => find<HTMLElement>('.wpcf7-response-output'),
    spoken: () => find<HTMLElement>('[role=status]'),
  };
}

export interface PluginStage {
  server: FakeServer;
  consoleMessages: ReturnType<typeof silence>;
  /** Replaces the server with one with other settings. */
  serve(settings: Record<string, unknown>): void;
  /** @param more markup after the form */
  open(options?: FormOptions, more?: string): ReturnType<typeof renderForm>;
  /** @param page markup; undefined keeps the current page */
  openPage(page?: string): ReturnType<typeof renderForm>;
}

/**
 * Prepares the server and the page. Call it at the top of a test file.
 *
 * @param quiet whether a test fails if an error is reported
 */
export function stagePlugin(quiet = false): PluginStage {
  let stop: (() => Promise<void>) | undefined;
  const stage = {
    serve(settings) {
      stage.server.restore();
      stage.server = fakeServer(settings);
    },
    open: (options, more) =>
      stage.openPage(more === undefined ? markup(options) : `<div>${markup(options)}${more}</div>`),
    async openPage(page) {
      const rendered = await renderForm(page);
      stop = rendered.stop;
      return rendered;
    },
  } as PluginStage;
  // These chunks load when a visitor approaches the form. Loading them first makes tests independent of the machine's load.
  beforeAll(async () => {
    await Promise.all([
      import('../src/plugin-form/form-actions'),
      import('../src/plugin-form/rare-rules'),
      import('../src/plugin-form/optional-parts'),
      import('../src/plugin-form/resend'),
      import('../src/plugin-form/unsupported'),
    ]);
  });
  beforeEach(() => {
    stage.server = fakeServer();
    stage.consoleMessages = silence();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await stop?.();
    stop = undefined;
    const { errors } = stage.consoleMessages;
    stage.consoleMessages.restore();
    stage.server.restore();
    if (quiet && errors.length > 0) throw new Error(`Reported: ${errors.join()}`);
  });
  return stage;
}
