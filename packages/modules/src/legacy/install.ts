/** Puts the old names and the theme's page events onto the window, and takes them away again. */
import { $viewport, emit, watchSize } from '@enliven/core';
import { flagsOf, functionsOf, type LegacyGlobals, onOffer, own, refresh } from './globals';
import { addPlugins } from './jquery-plugins';

/** Milliseconds without a new mount until all modules count as mounted, and delay of `resize`. */
const QUIET = 100;
const RESIZE_DELAY = 200;

/** `et_pb_before_init_modules` on the window at once, `et_pb_after_init_modules` on the document when all is alive. */
function initEvents(owner: Document, view: Window): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const done = () => {
    clearTimeout(timer);
    timer = setTimeout(() => emit(owner, 'et_pb_after_init_modules'), QUIET);
  };
  const reinitialize = () => {
    refresh(owner);
    done();
  };
  const loaded = () => {
    (view as { et_load_event_fired?: boolean }).et_load_event_fired = true;
    done();
  };
  emit(view, 'et_pb_before_init_modules');
  owner.addEventListener('enliven:mount', done);
  view.addEventListener('et_pb_init_modules', reinitialize);
  view.addEventListener('load', loaded);
  done();
  return () => {
    clearTimeout(timer);
    owner.removeEventListener('enliven:mount', done);
    view.removeEventListener('et_pb_init_modules', reinitialize);
    view.removeEventListener('load', loaded);
  };
}

/** Dispatches `containerWidthChanged` on subscribed elements when the width of the page changes. */
function widthEvents(owner: Document, view: Window): () => void {
  const flags = view as { et_force_width_container_change?: boolean };
  let { width } = $viewport.get();
  return $viewport.listen((viewport) => {
    if (viewport.width === width && !flags.et_force_width_container_change) return;
    width = viewport.width;
    for (const element of owner.querySelectorAll('.container-width-change-notify'))
      emit(element, 'containerWidthChanged');
  });
}

/** A `resize` when a section that was hidden is shown: other scripts measure then. */
function shownEvents(owner: Document, view: Window): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hidden = new WeakSet<Element>();
  const stop = watchSize(owner.querySelectorAll('.et_pb_section'), (entries) => {
    for (const { target, contentRect } of entries) {
      if (contentRect.width === 0) hidden.add(target);
      else if (hidden.delete(target)) {
        clearTimeout(timer);
        timer = setTimeout(() => emit(view, 'resize'), RESIZE_DELAY);
      }
    }
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Dispatches the theme's page events (docs/reference/shared.md#events).
 *
 * @returns the function that ends them
 */
function sendPageEvents(owner: Document, view: Window): () => void {
  const stops = [initEvents, widthEvents, shownEvents].map((start) => start(owner, view));
  return () => {
    for (const stop of stops) stop();
  };
}

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
