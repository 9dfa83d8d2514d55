/** Sends settings of scroll effects and sticky modules to the edited page, again if its code for builders loads later (docs/reference/shared.md#builders). */

/** Event for each kind of settings. */
const EVENTS = { scroll: 'ETBuilderScrollSettingsSyncs', sticky: 'ETBuilderStickySettingsSyncs' } as const;

/** Kind of settings. */
export type SettingsKind = keyof typeof EVENTS;

/** Sender of settings to one page. */
export interface SettingsSender {
  /** Sends settings, which replace earlier ones. */
  send(kind: SettingsKind, settings: unknown): void;
  /** Stops sending settings again. */
  stop(): void;
}

/**
 * Creates a sender. It sends settings at once, and sends the last ones again whenever the page starts to listen.
 *
 * @param view window of the page; after a reload the page needs a new sender
 */
export function settingsSender(view: Window & typeof globalThis): SettingsSender {
  const lastSettings = new Map<string, unknown>();

  function dispatch(type: string): void {
    // Created with the page's own constructor, since its scripts may use `instanceof`.
    if (lastSettings.has(type))
      view.dispatchEvent(new view.CustomEvent(type, { detail: { settings: lastSettings.get(type) } }));
  }
  function onListen(event: Event): void {
    const { type } = (event as CustomEvent<{ type?: unknown } | null>).detail ?? {};
    if (typeof type === 'string') dispatch(type);
  }

  view.addEventListener('enliven:listen', onListen);
  return {
    send(kind, settings) {
      lastSettings.set(EVENTS[kind], settings);
      dispatch(EVENTS[kind]);
    },
    stop: () => view.removeEventListener('enliven:listen', onListen),
  };
}
