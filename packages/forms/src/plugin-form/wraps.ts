/** The elements around a form's fields, and what stands in them. */

/** Around all controls of a field. */
export const WRAP = '.wpcf7-form-control-wrap[data-name]';
/** Tips that the server printed are gone for good once they are removed. */
export const OWN_TIP = '.wpcf7-not-valid-tip[data-enliven-ignore]';
/** In there tips cover their field. */
export const FLOATING = '.use-floating-validation-tip';

/** Compared as text: names come from servers and authors. */
export const wrapsOf = (scope: ParentNode, field: string): Element[] =>
  [...scope.querySelectorAll(WRAP)].filter((wrap) => wrap.getAttribute('data-name') === field);

/** Of a field's error in the list for screen readers. */
export const errorId = (unitTag: string, field: string): string => `${unitTag}-ve-${field}`.replace(/[^\w-]+/g, '');
