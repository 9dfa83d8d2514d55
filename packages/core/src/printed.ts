/** Whether the theme printed anything under the name of a global: empty lists, however nested, are nothing. */

const says = (value: unknown): boolean =>
  typeof value === 'object' ? Object.values(value ?? {}).some(says) : value !== undefined && value !== '';

export const isPrinted = (name: string): boolean => says((globalThis as unknown as Record<string, unknown>)[name]);
