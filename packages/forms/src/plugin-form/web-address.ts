/** Completes web addresses: `example.org` gets the scheme it was typed without (docs/reference/plugin-forms.md#helpers). */
import type { Part } from './part';

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
