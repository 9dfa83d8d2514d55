/** Forms that scripts replace or copy after the mount. */
import { renderBehavior, until } from '@enliven/testing';
import { pluginForm as markup } from '@enliven/testing/plugin-markup';
import { describe, expect, it } from 'vitest';
import { pluginForm } from '../src/plugin-form';
import type { PluginFormElement } from '../src/plugin-form/state';
import { stagePlugin } from './plugin-stage';
import { submit } from './plugin-visitor';

const stage = stagePlugin(true);
const pluginApi = () => (window as unknown as { wpcf7: { init(form: Element): void } }).wpcf7;

describe('a form that a script has inserted in place of another', () => {
  async function replace() {
    const rendered = await stage.open();
    const { form } = rendered;
    const holder = document.createElement('div');
    holder.innerHTML = markup();
    const fresh = holder.querySelector('form') as PluginFormElement;
    const server = fresh.outerHTML;
    form.replaceWith(fresh);
    pluginApi().init(fresh);
    return { ...rendered, fresh, server };
  }

  it('is sent in place after a call of init', async () => {
    const { fresh } = await replace();
    expect(await submit(fresh)).toBe(false);
    await until(() => fresh.dataset.status === 'sent');
    expect(stage.server.sent).toHaveLength(1);
  });

  it('is restored when the behavior stops', async () => {
    const { fresh, server, stop } = await replace();
    await submit(fresh);
    await until(() => fresh.dataset.status === 'sent');
    await stop();
    expect(fresh.outerHTML).toBe(server);
    expect(fresh.wpcf7).toBeUndefined();
    expect(await submit(fresh)).toBe(true);
  });
});

describe('a copy of a mounted form', () => {
  it('keeps its copied spinner', async () => {
    const { element, stop } = await stage.open();
    const html = element.outerHTML;
    await stop();
    const { element: copy } = await renderBehavior(pluginForm, html);
    expect(copy.querySelectorAll('.wpcf7-spinner')).toHaveLength(1);
  });
});
