/** Numbers of the builder's forms. */

/** Milliseconds after a key until the logic looks at what was typed (docs/reference/builder-forms.md#conditions). */
export const LOGIC_DELAY = 250;

/** Fields with conditions: the theme's style sheet hides all of them, in both generations. */
export const CONDITIONAL = '[data-conditional-logic]';
/** Their display while they are shown. The theme's own script writes the same. */
export const SHOWN = 'block';
