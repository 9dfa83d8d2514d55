/** Selectors of the plugin's markup. */
import { attribute, queryAll } from '@enliven/core';

/** Element around the controls of a field. */
export const FIELD_WRAP = '.wpcf7-form-control-wrap[data-name]';
/** Tips inserted by this library; those of the server are only hidden. */
export const OWN_TIP = '.wpcf7-not-valid-tip[data-enliven-ignore]';
/** Inside this class tips cover their field. */
export const FLOATING_TIPS = '.use-floating-validation-tip';

/** Finds the wraps of a field. Names are compared as text, since authors choose them. */
export const wrapsOf = (root: ParentNode, field: string): Element[] =>
  queryAll(root, FIELD_WRAP).filter((wrap) => attribute(wrap, 'data-name') === field);

/** Returns the id of a field's error in the list for screen readers. */
export const errorId = (unitTag: string, field: string): string => `${unitTag}-ve-${field}`.replace(/[^\w-]+/g, '');
