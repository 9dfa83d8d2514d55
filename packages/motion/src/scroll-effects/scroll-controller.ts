/** Updates the scene when the breakpoint, the window, the page's height or a preference changes. */
import { $breakpoint, $reducedMotion, $viewport, addStyleSheet, revealed, type Scope, watchSize } from '@enliven/core';
import { DEVICE_DELAY, RESIZE_DELAY, standardKeyframes } from './effect';
import { type Entries, entriesAt, type Lists, nextEntries } from './lists';
import { type KeyframeReader, type Scene, type SceneOptions, scrollScene } from './scroll-scene';
import { windowViewport } from './scroll-viewport';

/** Effects that may move an element, or its corners, beyond the sides of the window. */
const SIDEWAYS = /^(translateX|rotate|scale)$/;
/** Keeps the page from scrolling sideways; any rule of the theme weighs more. A box narrower than the window clips nothing. */
const CLIP = ':where(body:not(.et_boxed_layout) :is(#page-container,#et-boc),body.et_boxed_layout){overflow-x:clip}';

export interface ScrollController {
  /** Replaces the lists. */
  setLists(lists: Lists): void;
  draw: Scene['draw'];
}

/** Creates the controller of a page's scroll effects. @param options set by a builder's preview */
export function createScrollController(
  root: Element,
  scope: Scope,
  printed: Lists,
  options?: Partial<SceneOptions>,
): ScrollController {
  const owner = root.ownerDocument;
  const view = owner.defaultView as Window;
  let lists = printed;
  let entries: Entries = new Map();
  let device: string | undefined;
  let cancelResize = () => {};
  let isClipped = false;

  let requested = false;
  function runNonStandardPart(): undefined {
    if (!requested)
      scope.lazy(
        () => import(/* chunk: "start" */ './non-standard'),
        ({ runNonStandard }) => runNonStandard(root, scope, printed, controller),
      );
    requested = true;
  }

  const entriesFor = (name: string) => entriesAt(lists, name, runNonStandardPart);
  let desktop = entriesFor('desktop');

  /** With reduced motion nothing plays until the non-standard part is loaded. */
  let readKeyframes: KeyframeReader = $reducedMotion.get()
    ? runNonStandardPart
    : (entries) => standardKeyframes(entries) ?? runNonStandardPart();

  const scene = scrollScene(root, scope, {
    draw: readKeyframes,
    viewport: windowViewport(owner),
    marked: new Set(desktop?.keys()),
    onNonStandard: runNonStandardPart,
    ...options,
  });

  function show(): void {
    const before = device;
    device = $breakpoint.get();
    // A breakpoint without data starts with the desktop's entries.
    const list = device === 'desktop' ? desktop : (entriesFor(device) ?? (before ? undefined : desktop));
    entries = nextEntries(entries, list, (moving) => moving.some(({ resolver }) => resolver));
    if (
      !isClipped &&
      [...entries.values()].some((moving) => moving.some(({ resolver }) => SIDEWAYS.test(`${resolver}`)))
    ) {
      isClipped = true;
      scope.add(addStyleSheet(owner, CLIP));
    }
    scene.show(entries);
  }

  function resized(): void {
    cancelResize();
    const isSame = device === $breakpoint.get();
    cancelResize = scope.timeout(isSame ? scene.refresh : show, isSame ? RESIZE_DELAY : DEVICE_DELAY);
  }

  const controller: ScrollController = {
    setLists(next) {
      lists = next;
      desktop = entriesFor('desktop');
      entries = new Map();
      device = undefined;
      show();
    },
    draw(frames, isMeant) {
      readKeyframes = frames;
      scene.draw(frames, isMeant);
    },
  };

  scope.add(watchSize([owner.body], resized));
  scope.subscribe($viewport, resized);
  scope.add(revealed.on(resized));
  // In print nothing moves.
  scope.on(view, 'beforeprint', () => scene.draw(() => undefined));
  scope.on(view, 'afterprint', () => scene.draw(readKeyframes));
  scope.on(root, 'focusin', runNonStandardPart);
  scope.subscribe($reducedMotion, runNonStandardPart);
  show();
  return controller;
}
