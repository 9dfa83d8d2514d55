/** Tells a finger from a mouse. */

/** @param pointer what the browser says; one that says nothing is asked whether anything can hover */
export const isTouch = (pointer: string, view: Window | null): boolean =>
  pointer ? pointer === 'touch' : view?.matchMedia?.('(hover: none)').matches === true;
