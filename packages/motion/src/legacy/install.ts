/** Installs the theme's global functions on the window, and removes them. */
import { functionsOf } from './globals';

/**
 * Offers the theme's old functions to other scripts. What is on the window already stays.
 *
 * @param owner a parsed document
 * @returns the function that takes everything back, what was animated through them included
 */
export function installLegacy(owner: Document): () => void {
  const view = owner.defaultView as unknown as Record<string, unknown>;
  const ends: (() => void)[] = [];
  const added = Object.entries(functionsOf(owner, (end) => ends.push(end))).filter(([name]) => !(name in view));
  for (const [name, value] of added) view[name] = value;
  return () => {
    for (const end of ends.splice(0)) end();
    // A function that another script has set since stays.
    for (const [name, value] of added) if (view[name] === value) Reflect.deleteProperty(view, name);
  };
}
