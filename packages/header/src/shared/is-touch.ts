/** Tells a finger from a mouse. */

/** @param pointer what the browser says; where it says nothing it is asked whether anything can hover */
export const isTouch = (pointer: string | undefined, view: Window | null): boolean =>
  pointer ? pointer === 'touch' : view?.matchMedia?.('(hover: none)').matches === true;
