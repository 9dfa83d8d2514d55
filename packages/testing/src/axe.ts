/** Asks axe what a screen reader user would stumble over. */
import type { AxeResults } from 'axe-core';

/** One line per violation and element; rules about whole pages do not apply to a fragment. */
export async function axeViolations(element: Element): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const results: AxeResults = await axe.run(element, { rules: { region: { enabled: false } } });
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}
