/** Focus ring of controls, fetched with the first focus by keyboard. */
import { useStyleOnFocus } from '@enliven/core';

const load = () => import('./focus-style');

/** @param element that contains the controls */
export const useFocusStyle = (element: Element | null): void => useStyleOnFocus(element, load);
