/** CSS pixels. Lower windows are enlarged ones, or phones on their side: there what sticks would hide what is read. */
export const LOW_WINDOW = 480;
