/** What was typed goes along into the fresh form that a refusal brings. */
import { type Field, readFields } from '../builder/fields';

export function carryOver(typed: readonly Field[], fresh: Element): void {
  const fields = readFields(fresh);
  for (const { originalId, type, inputs } of typed) {
    const twin = originalId && fields.find((field) => field.originalId === originalId && field.type === type);
    if (!twin) continue;
    for (const [at, input] of inputs.entries()) {
      const other = twin.inputs[at];
      if (!other) continue;
      if (!twin.group) other.value = input.value;
      else (other as HTMLInputElement).checked = (input as HTMLInputElement).checked;
    }
  }
}
