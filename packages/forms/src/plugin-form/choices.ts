/** Boxes that shut each other out, and texts that belong to a choice (docs/reference/plugin-forms.md#helpers). */
import type { Claims } from '../shared/claims';
import type { Part } from './part';

const ofName = (form: Element, name: string): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter((box) => box.name === name);

/** At most one box of an exclusive group is ticked. */
export const exclusive = (form: HTMLFormElement): Part => ({
  change(target) {
    if (!target.matches('.wpcf7-exclusive-checkbox input[type="checkbox"]')) return;
    for (const box of ofName(form, (target as HTMLInputElement).name)) if (box !== target) box.checked = false;
  },
});

/** The text beside the last choice can be written once that is chosen. */
export function freeText(form: HTMLFormElement, claims: Claims): Part {
  const pairs = [...form.querySelectorAll('.has-free-text')].flatMap((item) => {
    const text = item.querySelector<HTMLInputElement>('input.wpcf7-free-text');
    const box = item.querySelector<HTMLInputElement>('input[type="checkbox"],input[type="radio"]');
    return text && box ? [{ text, box }] : [];
  });
  function check(target?: Element): void {
    for (const { text, box } of pairs) {
      claims.set(text, 'attr:disabled', box.checked ? null : 'disabled');
      if (box === target && box.checked) text.focus();
    }
  }
  check();
  return { change: check, refilled: () => check() };
}
