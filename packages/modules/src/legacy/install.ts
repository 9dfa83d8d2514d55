/** Installs the theme's old globals and page events, and removes them again. */
import { $viewport, emit, Scope, watchSize } from '@enliven/core';
import { flagsOf, functionsOf, type LegacyGlobals, onOffer, ownObjects, refresh } from './globals';
import { addPlugins } from './jquery-plugins';

/** Milliseconds without a new mount after which all modules count as mounted. */
const MOUNTED_DELAY = 100;
/** Milliseconds from the appearance of a hidden section to `resize`. */
const RESIZE_DELAY = 200;

/** Emits `et_pb_before_init_modules` on the window now, `et_pb_after_init_modules` on the document after the last mount. */
function sendInitEvents(owner: Document, view: Window, scope: Scope): void {
  let cancel = () => {};
  const emitAfterInit = () => {
    cancel();
    cancel = scope.timeout(() => emit(owner, 'et_pb_after_init_modules'), MOUNTED_DELAY);
  };
  emit(view, 'et_pb_before_init_modules');
  scope.on(owner, 'enliven:mount', emitAfterInit);
  scope.on(view, 'et_pb_init_modules', () => {
    refresh(owner);
    emitAfterInit();
  });
  scope.on(view, 'load', () => {
    (view as { et_load_event_fired?: boolean }).et_load_event_fired = true;
    emitAfterInit();
  });
  emitAfterInit();
}

/** Dispatches `containerWidthChanged` on subscribed elements when the width of the page changes. */
function sendWidthEvents(owner: Document, view: Window, scope: Scope): void {
  const flags = view as { et_force_width_container_change?: boolean };
  let { width } = $viewport.get();
  scope.subscribe($viewport, (viewport) => {
    if (viewport.width === width && !flags.et_force_width_container_change) return;
    width = viewport.width;
    for (const element of owner.querySelectorAll('.container-width-change-notify'))
      emit(element, 'containerWidthChanged');
  });
}

/** Dispatches `resize` when a hidden section appears, since other scripts measure then. */
function sendResizeEvents(owner: Document, view: Window, scope: Scope): void {
  let cancel = () => {};
  const hidden = new WeakSet<Element>();
  const onSizes = (entries: readonly ResizeObserverEntry[]) => {
    for (const { target, contentRect } of entries) {
      if (contentRect.width === 0) hidden.add(target);
      else if (hidden.delete(target)) {
        cancel();
        cancel = scope.timeout(() => emit(view, 'resize'), RESIZE_DELAY);
      }
    }
  };
  scope.add(watchSize(owner.querySelectorAll('.et_pb_section'), onSizes));
}

/** Dispatches the theme's page events (docs/reference/shared.md#events). */
function sendPageEvents(owner: Document, view: Window, scope: Scope): void {
  sendInitEvents(owner, view, scope);
  sendWidthEvents(owner, view, scope);
  sendResizeEvents(owner, view, scope);
}

/**
 * Installs the theme's old functions, flags, events and jQuery plugins for other scripts. Existing globals stay.
 *
 * @param owner a parsed document
 * @returns a function that removes everything that was added
 *
 * @example
 * ```ts
 * import { installLegacy } from '@enliven/modules/legacy';
 *
 * const uninstall = installLegacy(document);
 * ```
 */
export function installLegacy(owner: Document): () => void {
  const view = owner.defaultView as unknown as Window & Record<string, unknown>;
  const scope = new Scope({ package: '@enliven/modules', behavior: 'legacy' });
  const added = new Map<string, unknown>();
  const add = (globals: LegacyGlobals) => {
    for (const [name, value] of Object.entries(globals)) {
      if (name in view) continue;
      view[name] = value;
      added.set(name, value);
      if (typeof value === 'function') ownObjects.add(value);
    }
  };
  scope.add(() => {
    // Keeps globals that other scripts have replaced.
    for (const [name, value] of added)
      if (view[name] === value || name === 'et_load_event_fired') Reflect.deleteProperty(view, name);
  });
  scope.add(onOffer(add));
  add(functionsOf(owner));
  add(flagsOf(owner));
  addPlugins(owner, view.jQuery, scope);
  sendPageEvents(owner, view, scope);
  return () => scope.dispose();
}
