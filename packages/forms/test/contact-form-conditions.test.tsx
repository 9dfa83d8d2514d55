/** Fields of the contact form with conditions, and choices, which the theme draws in labels. */
import { key, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { area, boxes, contact, input, isShown, logic, select } from './builder-markup';
import { stageContact } from './contact-stage';

const { render, server } = stageContact();

describe('conditional logic', () => {
  it('is evaluated at once after a choice and later after a key', async () => {
    const { element, field } = await render({
      fields:
        input('name') +
        select('topic', ['Sales', 'Support']) +
        area('message', { more: logic('any', ['topic', 'is', 'Support'], ['name', 'contains', 'oo']) }),
    });
    const wrapper = element.querySelector('[data-id=message]') as HTMLElement;
    expect(isShown(wrapper)).toBe(false);
    field('topic').value = 'Support';
    field('topic').dispatchEvent(new Event('change', { bubbles: true }));
    expect(isShown(wrapper)).toBe(true);
    field('topic').value = 'Sales';
    field('topic').dispatchEvent(new Event('change', { bubbles: true }));
    expect(isShown(wrapper)).toBe(false);
    field('name').value = 'Noor';
    key('r', field('name'));
    expect(isShown(wrapper)).toBe(false);
    await until(() => isShown(wrapper));
  });

  it('is evaluated before the form is sent, as scripts change values without an event', async () => {
    const { element, field, press, message } = await render({
      fields:
        select('topic', ['Sales', 'Support']) + area('message', { more: logic('any', ['topic', 'is', 'Support']) }),
    });
    field('topic').value = 'Support';
    await press();
    expect(server.sent).toHaveLength(0);
    expect(isShown(element.querySelector('[data-id=message]'))).toBe(true);
    expect(message().textContent).toContain('Message');
  });

  it('copies the state of an old checkbox to the field beside it', async () => {
    const { element } = await render({
      fields:
        '<p class="et_pb_contact_field" data-id="b" data-type="input"><input type="checkbox" id="b"><input type="text" name="b" data-checked="yes" data-unchecked="no" data-field_type="input"></p>',
    });
    const box = element.querySelector('#b') as HTMLInputElement;
    const twin = element.querySelector('[name=b]') as HTMLInputElement;
    for (const [checked, value] of [
      [true, 'yes'],
      [false, 'no'],
    ] as const) {
      box.checked = checked;
      box.dispatchEvent(new Event('change', { bubbles: true }));
      expect(twin.value).toBe(value);
    }
  });
});

describe('a choice', () => {
  it('changes its own form, even if the page repeats its id', async () => {
    const { element, stop } = await render({ fields: boxes('agree', ['Yes']) }, (options) =>
      contact(options).replace(/^/, '<input type="checkbox" id="agree_0">'),
    );
    const label = element.querySelector('span label') as HTMLElement;
    label.click();
    const ticked = () => [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((box) => box.checked);
    expect(ticked()).toEqual([false, true]);
    await stop();
    expect(label.getAttribute('for')).toBe('agree_0');
  });
});
