/** The page in motion: finds what moves, measures it, and keeps it in step with everything that changes (contract A). */
import { isIgnored, measure, observe } from '@enliven/core';
import { SHOWN_AFTER } from './constants';
import { type Driver, nativeDriver, restDriver } from './drivers';
import type { ScrollItem } from './effect';
import { elementFinder } from './element-finder';
import { createMarks } from './marks';
import { boxMeasure, measureFrame } from './measure-boxes';
import { type Ground, type MovingGroup, movingGroup } from './moving-group';
import { triggerPoint } from './position';

export interface SceneOptions {
  items: ReadonlyMap<string, ScrollItem>;
  /** Selectors of elements whose classes are ours to change; none in a builder, which might save them. */
  marked: ReadonlySet<string>;
  still: boolean;
  /** A builder's canvas, where others' elements are shown. */
  builder: boolean;
  onBroken(selector: string): void;
}

export interface Scene {
  /** What moves from now on. */
  show(items: ReadonlyMap<string, ScrollItem>): void;
  setStill(still: boolean): void;
  /** Measures before the next frame. */
  refresh(): void;
  focus(target: Node | null): void;
  stop(): void;
}

/** Whether people have seen the page without us; then nothing is hidden from them any more. */
const wasSeen = ({ performance, document }: Window): boolean =>
  document.readyState === 'complete' || performance.getEntriesByType('paint').length > 0;

export function scrollScene(root: Element, options: SceneOptions): Scene {
  const { marked, builder, onBroken } = options;
  const owner = root.ownerDocument;
  const view = owner.defaultView as Window;
  const groups = new Map<string, MovingGroup>();
  const items = new Map<string, ScrollItem>();
  const marks = createMarks();
  const seen = wasSeen(view);
  const native = nativeDriver(view);
  let byFrame: Driver | undefined;
  let pending: (() => void) | undefined;

  const ground: Ground = {
    driver: restDriver,
    still: options.still,
    onBox: refresh,
    onPlaced: marks.place,
  };

  const isOurs = (element: Element): boolean =>
    builder ? !element.closest('[data-enliven-ignore]') : !isIgnored(element);

  let find = elementFinder([], onBroken);

  function look(from: ParentNode): void {
    find(from, (element, id) => {
      if (!isOurs(element)) return;
      const group = groups.get(id);
      // Only what gets a first value is hidden until then.
      if (marked.has(id)) marks.add(element, !!group && !seen && !ground.still);
      group?.add(element);
    });
    refresh();
  }

  function read() {
    const frame = measureFrame(owner);
    const boxOf = boxMeasure();
    const boxes = [...groups].flatMap(([id, group]) => {
      const first = group.first();
      return first ? [{ id, group, box: boxOf(first) }] : [];
    });
    return { frame, boxes };
  }

  /** Undefined until it has been fetched. */
  function driverFor(scrolls: boolean): Driver | undefined {
    if (ground.still) return restDriver;
    // Where nothing can be scrolled a timeline has no time.
    if (scrolls && native) return native;
    if (!byFrame)
      import('./frame-driver').then(
        ({ frameDriver }) => {
          byFrame = frameDriver(view);
          refresh();
        },
        // Nothing moves then, and nothing is hidden.
        () => {},
      );
    return byFrame;
  }

  function write({ frame, boxes }: ReturnType<typeof read>): void {
    pending = undefined;
    const { height, header } = frame;
    const driver = driverFor(frame.scrolls);
    if (!driver) return;
    const changed = driver !== ground.driver;
    ground.driver = driver;
    for (const { id, group, box } of boxes) {
      const point = triggerPoint(box, items.get(id)?.trigger ?? 'middle', header);
      if (changed) group.restart();
      group.place({ point, height }, box.height === 0);
    }
  }

  function refresh(): void {
    pending ??= measure(read, write);
  }

  function show(next: ReadonlyMap<string, ScrollItem>): void {
    for (const [id, group] of groups) {
      if (next.has(id)) continue;
      group.stop();
      groups.delete(id);
    }
    items.clear();
    for (const [id, item] of next) {
      items.set(id, item);
      const group = groups.get(id);
      if (group) group.restart(item);
      else groups.set(id, movingGroup(item, ground));
    }
    find = elementFinder(new Set([...items.keys(), ...marked]), onBroken);
    look(root);
  }

  const unwatch = observe(
    root,
    (subtrees) => subtrees.forEach(look),
    () => {
      for (const group of groups.values()) group.sweep();
      marks.sweep();
      refresh();
    },
  );
  const timer = setTimeout(marks.show, options.still ? 0 : SHOWN_AFTER);
  show(options.items);

  return {
    show,
    refresh,
    setStill(still) {
      if (still === ground.still) return;
      ground.still = still;
      refresh();
    },
    focus(target) {
      for (const group of groups.values()) group.focus(target);
    },
    stop() {
      unwatch();
      clearTimeout(timer);
      pending?.();
      for (const group of groups.values()) group.stop();
      marks.stop();
    },
  };
}
