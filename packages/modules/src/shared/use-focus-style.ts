/** Style of focused controls of modules, which loads on the first keyboard focus. */
import { useStyleOnFocus } from '@enliven/core';

const load = () => import('./focus-style');

/** Adds the focus style until unmount. @param element container of the controls */
export const useFocusStyle = (element: Element | null): void => useStyleOnFocus(element, load);
