/** Multi-view content that is a form whose controls hide members of it; happy-dom does not hide them. */
import { until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { attr, find, mountAll } from './support/multi-view-page';
import { setWidth } from './support/width';

describe('content that is a form', () => {
  it.each(['contains', 'nextSibling'])('is replaced although a control hides its member %s', async (name) => {
    const { before, stop } = await mountAll(
      `<div class="et_pb_module et_pb_code_0"><div class="c" ${attr({ content: { desktop: '<i>D</i>', phone: '<i>P</i>' } })}><form><input name="${name}"></form></div></div>`,
    );
    await setWidth(390);
    await until(() => find('.c').innerHTML === '<i>P</i>');
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('a form with multi-view data', () => {
  it('has another class on phones although controls hide its members', async () => {
    const schema = {
      classes: { desktop: { add: ['wide'] }, phone: { remove: ['wide'] }, hover: { add: ['hovered'] } },
    };
    const fields = ['contains', 'matches', 'closest', 'querySelector'].map((name) => `<input name="${name}">`).join('');
    const { before, stop } = await mountAll(
      `<div class="et_pb_module et_pb_code_0"><form class="f" ${attr(schema)}>${fields}</form></div>`,
    );
    const hasClass = () => Element.prototype.matches.call(find('.f'), '.wide');
    expect(hasClass()).toBe(true);
    await setWidth(390);
    await until(() => !hasClass());
    await stop();
    expect(document.body.innerHTML).toBe(before);
  });
});
