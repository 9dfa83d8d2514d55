/** Multi-view by keyboard in a browser: Tab moves through content that is replaced on focus. */
import { until } from '@enliven/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { attr, find, mountAll } from './support/multi-view-page';

const links = (more: string) =>
  ['one', 'two', 'three'].map((name) => `<a href="#${name}">${name}${more}</a>`).join(' ');

beforeEach(() => page.viewport(1200, 700));

describe('content with links and a hover version', () => {
  const markup = `<a id="before" href="#b">before</a><div class="et_pb_module"><div class="t" ${attr({
    content: { desktop: links(''), hover: links('!') },
  })}>${links('')}</div></div><a id="after" href="#a">after</a>`;

  it('can be passed with Tab and Shift+Tab', async () => {
    await mountAll(markup);
    const step = async (shift: boolean, name: string) => {
      await userEvent.tab({ shift });
      await expect.poll(() => document.activeElement?.textContent).toBe(name);
    };
    find('#before').focus();
    // Without the focus of the window, no focus events are fired.
    await expect.poll(() => document.hasFocus()).toBe(true);
    for (const name of ['one!', 'two!', 'three!', 'after']) await step(false, name);
    await until(() => find('.t').textContent === 'one two three');
    for (const name of ['three!', 'two!', 'one!', 'before']) await step(true, name);
    await until(() => find('.t').textContent === 'one two three');
  });
});
