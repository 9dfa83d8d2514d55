/** What makes sticky modules look around again (contract B §3, §8, §9). */
import { $breakpoint, $scroll, $viewport, listen, observe, revealed, stickyTop } from '@enliven/core';
import { ADMIN_BAR_WIDTH, TIMING } from './timing';
import { watchSizes } from './watch-sizes';
import type { Yard } from './yard';

/** After these a page, or a builder's preview of it, may look different; with the milliseconds until it does. */
const CHANGES: Readonly<Record<string, number>> = {
  ETDiviFixedHeaderTransitionEnd: 0,
  et_fb_root_did_mount: 0,
  et_fb_init_app_after: 0,
  et_fb_preview_mode_changed: TIMING.scrollLocation,
  ETBFBMetaboxSortStopped: 0,
  ETBlockGbBlockOrderChange: 0,
  ETGBNoticeSizeChange: 0,
};

export interface Watching {
  /** Markup has arrived, or gone. */
  onAdded(subtrees: readonly ParentNode[]): void;
  onRemoved(): void;
  /** Another device. */
  onDevice(): void;
  /** A builder has other settings. */
  onSettings(settings: unknown): void;
}

export function watch(
  root: Element,
  yard: Yard,
  { onAdded, onRemoved, onDevice, onSettings }: Watching,
): { follow(): void; stop(): void } {
  const view = root.ownerDocument.defaultView as Window;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (callback: () => void, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      callback();
    }, delay);
    timers.add(timer);
  };
  let { width } = $viewport.get();
  let resized: ReturnType<typeof setTimeout> | undefined;
  const onResize = ({ width: next }: { width: number }) => {
    yard.evaluate();
    clearTimeout(resized);
    resized = setTimeout(() => yard.arrange(true), TIMING.resize);
    const crossed = width > ADMIN_BAR_WIDTH !== next > ADMIN_BAR_WIDTH;
    width = next;
    if (crossed) later(() => yard.arrange(), TIMING.adminBar);
  };
  const sizes = watchSizes(root, yard);
  const off = [
    () => sizes.stop(),
    $scroll.listen(() => yard.evaluate()),
    $viewport.listen(onResize),
    $breakpoint.listen(onDevice),
    observe(root, onAdded, onRemoved),
    revealed.on(() => yard.arrange(true)),
    stickyTop.on(({ element, add }) => add(yard.above(element))),
    listen(root, 'animationend', ({ target }) => {
      // What comes in is measured once it is there.
      if (yard.members.some(({ elements: [first] }) => first && (target as Element).contains(first))) yard.arrange();
    }),
    listen(view, 'beforeprint', () => yard.pause(true)),
    listen(view, 'afterprint', () => yard.pause(false)),
    listen(view, 'ETBuilderStickySettingsSyncs', (event) => {
      const { settings } = (event as CustomEvent).detail ?? {};
      later(() => onSettings(settings), TIMING.settings);
    }),
    ...Object.entries(CHANGES).map(([type, delay]) => listen(view, type, () => later(() => yard.arrange(true), delay))),
  ];
  return {
    follow: sizes.follow,
    stop() {
      clearTimeout(resized);
      for (const timer of timers) clearTimeout(timer);
      for (const end of off) end();
    },
  };
}
