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
    const names: (string | null | undefined)[] = [];
    const step = async (shift: boolean) => {
      await userEvent.tab({ shift });
      await new Promise((resolve) => setTimeout(resolve, 50));
      names.push(document.activeElement?.textContent);
    };
    find('#before').focus();
    for (let steps = 0; steps < 4; steps++) await step(false);
    expect(names).toEqual(['one!', 'two!', 'three!', 'after']);
    await until(() => find('.t').textContent === 'one two three');
    for (let steps = 0; steps < 4; steps++) await step(true);
    expect(names.slice(4)).toEqual(['three!', 'two!', 'one!', 'before']);
    await until(() => find('.t').textContent === 'one two three');
  });
});
