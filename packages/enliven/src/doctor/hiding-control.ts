/** Controls that make code fail by hiding a member of their form: `<input name="querySelector">` makes `form.querySelector(…)` throw. */
import { member } from '@enliven/core';

/**
 * Returns a sentence about the control that made an error; undefined if none did.
 *
 * @param message of the error
 * @param element the form, or an element around it
 */
export function adviceOnHidingControl(message: string, element: Element): string | undefined {
  for (const form of [element, ...member(element, 'querySelectorAll')('form')])
    for (const [, name = ''] of message.matchAll(/\.(\w+)/g))
      if (form instanceof HTMLFormElement && name in HTMLFormElement.prototype && Object.hasOwn(form, name))
        return `A control named "${name}" hides that member of its form. Rename the control.`;
  return undefined;
}
