/** Keys that belong to an input method, which composes words of several keys. */

/**
 * Whether a key, Enter for example, only ends or continues what an input method composes.
 *
 * Some browsers send the key that ends it after the end; then only its code says what it was for.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
