/** Shows where the keyboard is, once it is there. */
import { useStyleOnFocus } from '@enliven/core';

const load = () => import('./focus-style');

/** @param element within which controls get the focus */
export const useFocusStyle = (element: Element | null): void => useStyleOnFocus(element, load);
