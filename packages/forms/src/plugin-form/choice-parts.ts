/** Optional parts for choices: exclusive groups, free text and acceptance (docs/reference/plugin-forms.md#helpers). */
import { attribute, clickedAt, closestTo, matches, membersOf, query, queryAll } from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import type { Part } from './part';

const checkboxesNamed = (form: Element, name: string): HTMLInputElement[] =>
  queryAll<HTMLInputElement>(form, 'input[type="checkbox"]').filter((box) => box.name === name);

/** Unchecks the other boxes of an exclusive group, including those that were checked before the mount: the last click counts. */
export function exclusiveChoices(form: HTMLFormElement): Part {
  function change(target: Element): void {
    // A box that another click has unchecked meanwhile excludes nothing.
    if (!matches(target, '.wpcf7-exclusive-checkbox input[type="checkbox"]:checked')) return;
    for (const box of checkboxesNamed(form, (target as HTMLInputElement).name)) if (box !== target) box.checked = false;
  }
  const checked = queryAll<HTMLInputElement>(form, '.wpcf7-exclusive-checkbox input:checked');
  // Boxes that the server has checked come before all clicked ones.
  const clickOrder = (box: HTMLInputElement) => clickedAt(box) + Number(!box.defaultChecked);
  for (const box of checked.sort((one, other) => clickOrder(other) - clickOrder(one))) change(box);
  return { change };
}

/** Enables the text field of a choice while the choice is checked. */
export function freeText(form: HTMLFormElement, scope: FormScope): Part {
  const choices = queryAll(form, '.has-free-text').flatMap((item) => {
    const text = query<HTMLInputElement>(item, 'input.wpcf7-free-text');
    const box = query<HTMLInputElement>(item, 'input[type="checkbox"],input[type="radio"]');
    return text && box ? [{ text, box }] : [];
  });
  const activeElement = () => membersOf(form).ownerDocument.activeElement as HTMLInputElement | null;
  function update(target?: Element | null): void {
    for (const { text, box } of choices) {
      // A disabled field loses the focus.
      if (!box.checked && text === activeElement()) box.focus({ preventScroll: true });
      scope.put(text, 'attr:disabled', box.checked ? null : 'disabled');
      // Unless the visitor has moved the focus. Some browsers do not focus a clicked box.
      if (box === target && box.checked && (activeElement() === box || activeElement() === box.ownerDocument.body))
        text.focus();
    }
  }
  const focused = activeElement();
  update(focused?.checked === focused?.defaultChecked ? null : focused);
  return { change: update, onRefilled: () => update() };
}

/** Disables the submit buttons until all required boxes are checked, and describes them by those boxes (docs/reference/plugin-forms.md#helpers). */
export function acceptance(form: HTMLFormElement, scope: FormScope): Part {
  const boxes = queryAll<HTMLInputElement>(form, '.wpcf7-acceptance:not(.optional) input[type="checkbox"]');
  const isRequired = boxes.length > 0 && !membersOf(form).classList.contains('wpcf7-acceptance-as-validation');

  function update(): void {
    if (!isRequired) return;
    const unaccepted = boxes.filter(
      ({ checked, parentElement }) => checked === !!closestTo(parentElement, '.wpcf7-acceptance.invert'),
    );
    const ids = unaccepted.map((box, at) => labelId(box, at));
    for (const button of queryAll(form, '.wpcf7-submit')) {
      // A disabled button loses the focus, so the first box gets it.
      if (button === membersOf(form).ownerDocument.activeElement) unaccepted[0]?.focus({ preventScroll: true });
      scope.put(button, 'attr:disabled', unaccepted.length > 0 ? 'disabled' : null);
      scope.put(button, 'attr:aria-describedby', ids.join(' ') || undefined);
    }
  }

  /** Returns the id of the label beside the box. */
  function labelId(box: HTMLInputElement, at: number): string {
    const label = query(box.closest('.wpcf7-list-item'), '.wpcf7-list-item-label') ?? box;
    if (!label.id)
      scope.put(label, 'attr:id', `${attribute(closestTo(form, '.wpcf7'), 'id')}-accept-${box.name || at}`);
    return label.id;
  }

  update();
  return { change: update, onRefilled: update };
}
