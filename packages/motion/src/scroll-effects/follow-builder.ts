/** What a builder says about the scroll effects of its preview. Fetched only in builders. */
import { asRecord, listen } from '@enliven/core';

/** @returns the function that stops listening */
export function followBuilder(view: Window, onSettings: (legacy: unknown, native?: unknown) => void): () => void {
  return listen(view, 'ETBuilderScrollSettingsSyncs', (event) => {
    // There nothing looks as it will.
    if (view.document.documentElement.matches('.et-fb-preview--wireframe')) return;
    const { settings } = asRecord((event as CustomEvent).detail);
    // One of the two kinds of lists.
    if (Object.values(asRecord(settings)).some(Array.isArray)) onSettings(settings);
    else onSettings(undefined, settings);
  });
}
