/** Numbers and names that the server shares (docs/reference/beacon.md). */

/** Milliseconds after which a run counts as hung, and its save call too (docs/reference/beacon.md#run). */
export const TIME_LIMIT = 10_000;

/** Milliseconds of work before the browser gets its turn: four times slower it is still no long task. */
export const SLICE = 8;
/** Visits between two looks at the clock. */
export const ITEMS_PER_CHECK = 8;

/** Hosts of fonts that older servers mean (docs/reference/beacon.md#external-fonts). */
export const FONT_HOSTS = /fonts\.(googleapis|gstatic|adobe)\.com|use\.typekit\.net|cdn\.fonts\.net/;

/** Elements that show no text of their own (docs/reference/beacon.md#fonts-in-use); those that never have a box or text are not on the list. */
export const NON_TEXT =
  /^(video|audio|object|iframe|canvas|applet|acronym|big|blink|center|font|marquee|strike|tt|u|xmp)$/;

/** The plugin's name for its own tag, now and in the past (docs/reference/beacon.md#tag). */
export const TAG = '[data-name^=wpr][data-name$=beacon]';
