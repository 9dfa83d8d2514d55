/** Sees when the page, or a module, has become larger or smaller than it was measured (contract B §9). */
import { firstOf, type Member } from './member';
import { TIMING } from './timing';
import type { Yard } from './yard';

interface Size {
  width: number;
  height: number;
}

const differ = (a: Size | undefined, b: Size): boolean =>
  !a || Math.abs(a.width - b.width) >= 1 || Math.abs(a.height - b.height) >= 1;

/** In the flow it is as it was measured there. Stuck, its height may come out otherwise, and then that one counts. */
function answer(member: Member, now: Size): 'nothing' | 'refresh' | 'measure' {
  if (!member.geometry) return 'nothing';
  const { box } = member.geometry;
  if (member.stuck.length === 0)
    return differ({ width: box.right - box.left, height: box.bottom - box.top }, now) ? 'measure' : 'nothing';
  return Math.abs(member.heightSticky - now.height) >= 1 ? 'refresh' : 'nothing';
}

export interface SizeWatch {
  /** Watches the modules there are now. */
  follow(): void;
  stop(): void;
}

export function watchSizes(root: Element, yard: Yard): SizeWatch {
  const page = root.ownerDocument.documentElement;
  const sizes = new Map<Element, Size>();
  let watched: readonly HTMLElement[] = [];
  let pageThen: Size | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    const pageNow = sizes.get(page);
    if (pageNow && differ(pageThen, pageNow)) {
      if (pageThen) yard.arrange();
      pageThen = pageNow;
    }
    for (const member of yard.members) {
      const now = sizes.get(firstOf(member));
      const todo = now && answer(member, now);
      if (todo === 'measure') yard.arrange(true);
      if (todo !== 'refresh' || !now) continue;
      member.heightSticky = now.height;
      for (const stuck of member.stuck) stuck.refresh();
      yard.arrange();
    }
  }

  if (typeof ResizeObserver !== 'function') return { follow() {}, stop() {} };
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const [box] = borderBoxSize;
      if (box) sizes.set(target, { width: box.inlineSize, height: box.blockSize });
    }
    clearTimeout(timer);
    timer = setTimeout(settle, TIMING.resize);
  });
  observer.observe(page);
  return {
    follow() {
      const now = yard.members.map(firstOf);
      for (const element of watched) if (!now.includes(element)) observer.unobserve(element);
      for (const element of now) if (!watched.includes(element)) observer.observe(element);
      watched = now;
    },
    stop() {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}
