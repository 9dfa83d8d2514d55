/** Marks what is wrong, for eyes and for screen readers, and takes the visitor to the first of it. */
import type { Claims } from '../shared/claims';
import type { Problem } from './check';
import type { Field } from './fields';
import type { Ground } from './ground';
import { listProblems } from './notice';

/** @param className the theme's mark; undefined takes it away */
export function markField({ group, wrapper, inputs }: Field, claims: Claims, className: string, wrong: boolean): void {
  const [first] = inputs;
  const marked = group ? wrapper : first;
  if (marked) claims.set(marked, `class:${className}`, wrong || undefined);
  for (const input of inputs)
    if (input.type !== 'radio') claims.set(input, 'attr:aria-invalid', wrong ? 'true' : undefined);
  const set = group && first?.closest('[role=radiogroup]');
  if (set) claims.set(set, 'attr:aria-invalid', wrong ? 'true' : undefined);
}

/** A group begins with what is chosen in it. */
function focusField({ inputs }: Field): void {
  (inputs.find((input) => 'checked' in input && input.checked) ?? inputs[0])?.focus();
}

/** Says what is wrong, marks it, and begins there. */
export function complain(problems: readonly Problem[], ground: Ground, className: (field: Field) => string): void {
  listProblems(ground, problems);
  for (const { field } of problems) markField(field, ground.claims, className(field), true);
  if (problems[0]) focusField(problems[0].field);
}
