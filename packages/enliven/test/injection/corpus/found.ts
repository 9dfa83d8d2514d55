/** Payloads that once had an effect, each with the fault that it showed. The short form always tests all of them. */

import { LEAK, RUN } from './tokens';

/** Markup of each fault. */
export const found: readonly string[] = [
  // A sanitizer that reads the text of all descendants misses an import that a child splits.
  `<svg><style>@<a>x</a>import "${LEAK}";</style></svg>`,
  // A sanitizer that calls members of an element fails for a form whose controls hide them.
  `<form tabindex="0" class="x"><input name="matches"><input name="closest"><input name="classList"><input name="getAttribute"><b onclick="${RUN}">x</b></form>`,
];
