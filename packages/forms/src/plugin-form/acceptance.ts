/** Consent: nothing can be sent until what must be accepted is, and the button says what it waits for (docs/reference/plugin-forms.md#helpers). */
import type { Claims } from '../shared/claims';
import type { Part } from './part';

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
      // Whoever has just sent it would be nowhere on the page: a button that is disabled loses the focus.
      if (button === form.ownerDocument.activeElement) open[0]?.focus({ preventScroll: true });
      claims.set(button, 'attr:disabled', open.length > 0 ? 'disabled' : null);
      claims.set(button, 'attr:aria-describedby', ids.join(' ') || undefined);
    }
  }

  /** Of the words beside the box. */
  function textId(box: HTMLInputElement, at: number): string {
    const words = box.closest('.wpcf7-list-item')?.querySelector('.wpcf7-list-item-label') ?? box;
    if (!words.id) claims.set(words, 'attr:id', `${form.closest('.wpcf7')?.id}-accept-${box.name || at}`);
    return words.id;
  }

  check();
  return { change: check, refilled: check };
}
