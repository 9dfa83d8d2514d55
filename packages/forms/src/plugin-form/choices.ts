/** Handles exclusive choices, free text, consent and web addresses (docs/reference/plugin-forms.md#helpers). */
import type { Claims } from '../shared/claims';
import type { Part } from './part';

const ofName = (form: Element, name: string): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter((box) => box.name === name);

/** Unticks the other boxes of an exclusive group. */
export const exclusive = (form: HTMLFormElement): Part => ({
  change(target) {
    if (!target.matches('.wpcf7-exclusive-checkbox input[type="checkbox"]')) return;
    for (const box of ofName(form, (target as HTMLInputElement).name)) if (box !== target) box.checked = false;
  },
});

/** Enables the text field of a choice while that is chosen. */
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

/** Disables the submit buttons until all required boxes are ticked, and describes them by those boxes (docs/reference/plugin-forms.md#helpers). */
export function acceptance(form: HTMLFormElement, claims: Claims): Part {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('.wpcf7-acceptance:not(.optional) input[type="checkbox"]')];
  const checks = boxes.length > 0 && !form.classList.contains('wpcf7-acceptance-as-validation');

  function check(): void {
    if (!checks) return;
    const open = boxes.filter(
      ({ checked, parentElement }) => checked === !!parentElement?.closest('.wpcf7-acceptance.invert'),
    );
    const ids = open.map((box, at) => textId(box, at));
    for (const button of form.querySelectorAll('.wpcf7-submit')) {
      // A disabled button loses the focus, so the focus moves to the box.
      if (button === form.ownerDocument.activeElement) open[0]?.focus({ preventScroll: true });
      claims.set(button, 'attr:disabled', open.length > 0 ? 'disabled' : null);
      claims.set(button, 'attr:aria-describedby', ids.join(' ') || undefined);
    }
  }

  /** Returns the id of the label beside the box. */
  function textId(box: HTMLInputElement, at: number): string {
    const words = box.closest('.wpcf7-list-item')?.querySelector('.wpcf7-list-item-label') ?? box;
    if (!words.id) claims.set(words, 'attr:id', `${form.closest('.wpcf7')?.id}-accept-${box.name || at}`);
    return words.id;
  }

  check();
  return { change: check, refilled: check };
}

/** Adds the scheme to a web address typed without one (docs/reference/plugin-forms.md#helpers). */
export function completed(text: string): string {
  const address = text.trim();
  if (!address.includes('.') || /^[a-z][a-z\d.+-]*:/i.test(address)) return address;
  return `http://${address.replace(/^\/+/, '')}`;
}

export const webAddress: Part = {
  change(target) {
    if (!target.matches('.wpcf7-validates-as-url')) return;
    const field = target as HTMLInputElement;
    const value = completed(field.value);
    if (value !== field.value) field.value = value;
  },
};
