/** Puts the old names onto the window, and takes them away again. */
import { flagsOf, functionsOf } from './globals';
import { addPlugins } from './jquery-plugins';
import { sendPageEvents } from './page-events';
import { type LegacyGlobals, onOffer, own } from './registry';

/**
 * Offers the theme's old functions, flags, events and jQuery plugins to other scripts. What is on the window already stays.
 *
 * @param owner a parsed document
 * @returns the function that removes everything that was added
 */
export function installLegacy(owner: Document): () => void {
  const view = owner.defaultView as unknown as Window & Record<string, unknown>;
  const added = new Map<string, unknown>();
  const add = (globals: LegacyGlobals) => {
    for (const [name, value] of Object.entries(globals)) {
      if (name in view) continue;
      view[name] = value;
      added.set(name, value);
      if (typeof value === 'function') own.add(value);
    }
  };
  const stops = [onOffer(add)];
  add(functionsOf(owner));
  add(flagsOf(owner));
  stops.push(addPlugins(owner, view.jQuery), sendPageEvents(owner, view));
  return () => {
    for (const stop of stops.reverse()) stop();
    // Keeps globals that other scripts have replaced.
    for (const [name, value] of added)
      if (view[name] === value || name === 'et_load_event_fired') Reflect.deleteProperty(view, name);
  };
}
