/** Configuration that a page has for the runtime, as far as it concerns original scripts. */
import type { Element } from 'domhandler';

export interface PageConfiguration {
  /** Names of behaviors that stay off. */
  disabled: ReadonlySet<string>;
  /** Whether parts of the page, or the page until a script starts it, are left to others. */
  leavesParts: boolean;
}

const IDS = ['enliven-config', 'wp-script-module-data-@enliven/runtime'];

/** Reads the configuration; a block that is not JSON says nothing. */
export function pageConfiguration(elements: readonly Element[]): PageConfiguration {
  const disabled = new Set<string>();
  let leavesParts = false;
  for (const { attribs, children } of elements) {
    if (!IDS.includes(attribs.id ?? '')) continue;
    try {
      const text = children.map((child) => ('data' in child ? child.data : '')).join('');
      const { disable, ignore, autostart } = Object(JSON.parse(text)) as Record<string, unknown>;
      if (Array.isArray(disable)) for (const name of disable) disabled.add(String(name));
      if (ignore || autostart === false) leavesParts = true;
    } catch {
      // The runtime ignores it, too.
    }
  }
  return { disabled, leavesParts };
}
