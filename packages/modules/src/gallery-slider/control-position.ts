/** Computes the position of arrows and dots when titles below the pictures make the slider taller than they are (Divi 5; docs/reference/sliders.md#gallery-controls). */

/** In pixels from the upper edge of the window, as boxes are measured. */
interface Span {
  top: number;
  height: number;
}

export interface ControlPlace {
  /** Of the arrows' middle, in percent of the slider. */
  top: string;
  /** Of the dots, in pixels from the slider's lower edge. */
  bottom: string;
}

/** Undefined while one of them has no box. */
export function controlPlace(slider: Span, picture: Span): ControlPlace | undefined {
  if (slider.height <= 0 || picture.height <= 0) return undefined;
  const middle = ((picture.top + picture.height / 2 - slider.top) / slider.height) * 100;
  const below = slider.top + slider.height - (picture.top + picture.height);
  return {
    top: `${Math.min(ARROW_TOP.max, Math.max(ARROW_TOP.min, Math.round(middle * 100) / 100))}%`,
    bottom: `${Math.round(Math.max(DOTS_GAP, below + DOTS_GAP))}px`,
  };
}

/** Arrows stay between these parts of the slider's height, in percent. */
const ARROW_TOP = { min: 10, max: 90 };
/** Half an arrow's height, in pixels. */
export const ARROW_HALF = 24;
/** Pixels between the dots and the picture's lower edge. */
const DOTS_GAP = 20;
