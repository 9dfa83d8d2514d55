/** The doctor's advice on controls that hide members of their form. */
import { afterEach, describe, expect, it } from 'vitest';
import { adviceOnHidingControl } from '../src/doctor/hiding-control';

afterEach(() => document.querySelector('.around')?.remove());

/** Returns the message of what the code throws for a form with a control of each name. */
function messageOf(code: (form: HTMLFormElement) => unknown, ...names: string[]) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div class="around"><form>${names.map((name) => `<input name="${name}">`).join('')}</form></div>`,
  );
  const around = document.querySelector('.around') as HTMLElement;
  const form = around.firstElementChild as HTMLFormElement;
  try {
    code(form);
  } catch (error) {
    return { message: (error as Error).message, form, around };
  }
  throw new Error('The code did not fail.');
}

describe('adviceOnHidingControl', () => {
  it.each<[string, (form: HTMLFormElement) => unknown]>([
    ['querySelector', (form) => form.querySelector('p')],
    ['classList', (form) => form.classList.add('open')],
    ['ownerDocument', (form) => form.ownerDocument.createElement('p')],
  ])('names the control "%s" that makes code fail on its form, and around it', (name, code) => {
    const { message, form, around } = messageOf(code, 'action', name);
    for (const element of [form, around])
      expect(adviceOnHidingControl(message, element)).toBe(
        `A control named "${name}" hides that member of its form. Rename the control.`,
      );
  });

  it('has nothing to say about an error that no control has made', () => {
    const { message, form } = messageOf(() => Reflect.get({}, 'gone').action, 'method', 'title');
    expect(adviceOnHidingControl(message, form)).toBeUndefined();
  });
});
