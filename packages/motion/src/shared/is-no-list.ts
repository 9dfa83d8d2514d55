/** Whether a value is neither empty nor a list. */
export const isNoList = (value: unknown): boolean => !!value && !Array.isArray(value);
