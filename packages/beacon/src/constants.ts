/** Numbers and names of the contract. */

/** Milliseconds after which a run counts as hung, and its save call too (§2.5, §6). */
export const TIME_LIMIT = 10_000;

/** Milliseconds of work before the browser gets its turn: four times slower it is still no long task. */
export const SLICE = 8;
/** Visits between two looks at the clock. */
export const FEW = 8;

/** Hosts of fonts that older servers mean (spec §9). */
export const FONT_HOSTS = /fonts\.(googleapis|gstatic|adobe)\.com|use\.typekit\.net|cdn\.fonts\.net/;

/** Elements that show no text of their own (§4.3 D); those that never have a box or text are not on the list. */
export const NON_TEXT =
  /^(video|audio|object|iframe|canvas|applet|acronym|big|blink|center|font|marquee|strike|tt|u|xmp)$/;

/** The plugin's name for its own tag, now and in the past (§1.2). */
export const TAG = '[data-name^=wpr][data-name$=beacon]';
