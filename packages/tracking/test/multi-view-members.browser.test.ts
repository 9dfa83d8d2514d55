/** Multi-view content with a form whose controls hide its members. */
import { until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { attr, find, mountAll } from './support/multi-view-page';

it.each(['matches', 'remove', 'getAttribute'])(
  'multi-view content loses a form whose control is called %s, and keeps the rest',
  async (name) => {
    const phone = `<form><input name="${name}"></form><p>kept</p>`;
    await mountAll(
      `<div class="et_pb_module"><div class="t" ${attr({ content: { desktop: 'D', phone } })}>D</div></div>`,
      400,
    );
    await until(() => find('.t').innerHTML === '<p>kept</p>');
    expect(find('.t').innerHTML).toBe('<p>kept</p>');
  },
);
