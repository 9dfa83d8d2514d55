/** Check of printed lists. */
export const isInvalidList = (value: unknown): boolean => !!value && !Array.isArray(value);
