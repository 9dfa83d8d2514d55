/** Whether a value is neither empty nor a list. Apart from what finds problems, since what reads lists asks this as well. */
export const isNoList = (value: unknown): boolean => !!value && !Array.isArray(value);
