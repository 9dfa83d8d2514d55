/** What a field is called, for visitors and for the server (docs/reference/builder-forms.md#what-is-sent). */
import { type Field, labelElement } from './fields';
import { text } from './texts';

export function labelOf(field: Field): string {
  const written = labelElement(field)?.textContent?.trim();
  if (written) return written;
  if (!field.group) return text('captcha');
  return field.inputs.map(({ value }) => value).join(', ') || text('wrong_checkbox');
}
