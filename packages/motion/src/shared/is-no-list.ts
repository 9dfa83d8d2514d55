/** Something where a list belongs, but no list. */
export const isNoList = (value: unknown): boolean => !!value && !Array.isArray(value);
