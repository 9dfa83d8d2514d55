/** Part of a page's runtime configuration that concerns original scripts. */
import type { Element } from 'domhandler';

export interface PageConfiguration {
  /** Names of disabled behaviors. */
  disabled: ReadonlySet<string>;
  /** Whether the runtime ignores parts of the page, or waits until a script starts it. */
  leavesParts: boolean;
}

const IDS = ['enliven-config', 'wp-script-module-data-@enliven/runtime'];

/** Reads the configuration. Blocks with invalid JSON are ignored. */
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
      // The runtime also ignores invalid JSON.
    }
  }
  return { disabled, leavesParts };
}
