/** What a site asks of its sticky modules: `"sticky": { "clearHeader": true }` in its configuration. */
import { asRecord, configBlock } from '@enliven/core';

export interface StickyOptions {
  /** What sticks below keeps as far from the edge as a theme builder's header is high, as with Divi 5. @default false */
  clearHeader: boolean;
}

/** Everything is off where nothing, or nonsense, is configured. */
export function stickyOptions(): StickyOptions {
  let block: unknown;
  try {
    block = JSON.parse(configBlock() || '{}');
  } catch {
    // The loader has complained about it.
  }
  return { clearHeader: asRecord(asRecord(block).sticky).clearHeader === true };
}
