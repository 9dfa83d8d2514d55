/** The style of focused controls of modules, which comes with the first focus by keyboard. */
import { useStyleOnFocus } from '@enliven/core';

const load = () => import('./focus-style');

/** @param element within which controls get the focus; the style stays for as long as the component lives */
export const useFocusStyle = (element: Element | null): void => useStyleOnFocus(element, load);
