/** Numbers of the builder's forms. */

/** Milliseconds after a key until the logic looks at what was typed (spec §9). */
export const LOGIC_DELAY = 250;
