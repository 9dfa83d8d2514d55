/** A login form reports a conversion of its module on submit, and the browser sends the form. */
import { converted } from '@enliven/core';
import { renderBehavior } from '@enliven/testing';
import { afterEach, expect, it } from 'vitest';
import { login } from '../src/login';
import { login as markup } from './small-markup';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const end of undo.splice(0)) end();
});

it('a login form reports one conversion, and lets the browser send the form', async () => {
  const heard: Element[] = [];
  undo.push(converted.on(({ element }) => heard.push(element)));
  const { element, stop } = await renderBehavior(login, `<div class="et_pb_module et_pb_login">${markup()}</div>`);
  const press = () =>
    element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(press()).toBe(true);
  expect(heard).toEqual([element.closest('.et_pb_login')]);
  await stop();
  press();
  expect(heard).toHaveLength(1);
});
