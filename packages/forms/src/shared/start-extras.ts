/** Starts drafts and the tag manager on sites that enable them. */
import { configBlock, type Scope } from '@enliven/core';

/** Whether the site has options for forms. Only then the code that reads them is fetched. */
export const hasFormOptions = (): boolean => configBlock().includes('"forms"');

/**
 * Starts drafts and the tag manager on sites that enable them.
 *
 * @param root the element around the form, which a reply may replace
 * @param answerEvent event of an answer
 * @param onRestored called after a draft was restored
 */
export function startExtras(scope: Scope, root: Element, answerEvent: string, onRestored: () => void): void {
  if (!hasFormOptions()) return;
  scope.lazy(
    () => import('./form-extras'),
    (code) => code.watchForm(scope, { root, answerEvent, onRestored }),
  );
}
