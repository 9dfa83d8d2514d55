/** Sends settings of scroll effects and sticky modules to a page that is edited, also when its code for builders comes later (docs/reference/shared.md#builders). */

/** Settings that pages follow in a builder, and the event that brings them. */
const EVENTS = { scroll: 'ETBuilderScrollSettingsSyncs', sticky: 'ETBuilderStickySettingsSyncs' } as const;

/** Kind of settings. */
export type SettingsKind = keyof typeof EVENTS;

/** Sends settings to one page. */
export interface SettingsSender {
  /** Sends settings in the place of those sent before. */
  send(kind: SettingsKind, settings: unknown): void;
  /** Nothing is sent any more. */
  stop(): void;
}

/**
 * Sends settings at once, and the last ones again whenever the page says that it begins to listen.
 *
 * @param view window of the page; a page that was loaded anew needs another sender
 */
export function settingsSender(view: Window & typeof globalThis): SettingsSender {
  const sent = new Map<string, unknown>();

  function dispatch(type: string): void {
    // An event of the page's own kind: scripts there may ask whether it is one.
    if (sent.has(type)) view.dispatchEvent(new view.CustomEvent(type, { detail: { settings: sent.get(type) } }));
  }
  function onListen(event: Event): void {
    const { type } = (event as CustomEvent<{ type?: unknown } | null>).detail ?? {};
    if (typeof type === 'string') dispatch(type);
  }

  view.addEventListener('enliven:listen', onListen);
  return {
    send(kind, settings) {
      sent.set(EVENTS[kind], settings);
      dispatch(EVENTS[kind]);
    },
    stop: () => view.removeEventListener('enliven:listen', onListen),
  };
}
