/** One element while it is stuck: its classes, its styles, and the placeholder in the flow (contract B §6). */
import { $reducedMotion, $viewport, type Claim, type ClaimKey, claim, page } from '@enliven/core';
import { STICKY_Z_INDEX } from './area';
import type { Held } from './decide';
import { lookOf } from './look';
import type { Member } from './member';
import { placeholderFor } from './placeholder';
import { TIMING } from './timing';
import { withoutOffsets } from './transition';

export interface Stuck {
  placeholder: HTMLElement;
  /** Shows where it is: `offset` pixels from its edge, or on its way with the page. */
  show(held: Held, offset: number): void;
  /** Goes where the module was moved to. */
  follow(): void;
  /** Copies it once more, after its content has changed. */
  refresh(): void;
  end(): void;
}

function zIndexOf(element: Element): number {
  const inside = (area: 'header' | 'footer') => element.closest(`.et-l--${area}`) && STICKY_Z_INDEX[area];
  return inside('header') || inside('footer') || STICKY_Z_INDEX.body;
}

/** Style sheets raise the part of the page, and the columns, that hold something stuck. */
function ancestorsOf(element: Element): Element[] {
  const found = [element.closest('.et_builder_inner_content')];
  for (let column = element.parentElement; column; column = column.parentElement)
    if (column.classList.contains('et_pb_column')) found.push(column);
  return found.filter((ancestor) => ancestor !== null);
}

export function stick(element: HTMLElement, member: Member): Stuck {
  const { setting, size, entry } = member;
  const zIndex = zIndexOf(element);
  const equalColumns = element.parentElement?.matches('.et_pb_equal_columns') === true;
  const still = $reducedMotion.get();
  const styles = new Map<string, { release: Claim; value: string }>();
  let final = still;
  let shown: readonly unknown[] = [];
  let again = () => {};
  let placeholder = placeholderFor(element, entry.id, size?.around);

  const marks = ancestorsOf(element).map((ancestor) => claim(ancestor, 'class:has_et_pb_sticky', true));
  for (const name of ['et_pb_sticky', `et_pb_sticky--${setting.position}`])
    marks.push(claim(element, `class:${name}`, true));
  const moves = setting.transition && setting.origin && size;
  const transition = still ? 'none' : moves && withoutOffsets(size.transition);
  const jumps = transition ? claim(element, 'style:transition', transition) : undefined;
  const timer = setTimeout(() => {
    final = true;
    if (!still) jumps?.();
    again();
  }, TIMING.finalStyle);

  /** Writes what has changed: the browser spells some of it differently, so asking the element would not do. */
  function write(wanted: ReadonlyMap<string, string>): void {
    for (const [name, { release }] of styles) {
      if (wanted.has(name)) continue;
      release();
      styles.delete(name);
    }
    for (const [name, value] of wanted) {
      const known = styles.get(name);
      if (known?.value === value) continue;
      if (known) known.release.to(value);
      styles.set(name, { value, release: known?.release ?? claim(element, `style:${name}` as ClaimKey, value) });
    }
  }

  return {
    get placeholder() {
      return placeholder;
    },
    show(held, offset) {
      again = () => this.show(held, offset);
      const { geometry, size: measured, heightSticky } = member;
      const { width, height } = $viewport.get();
      const margin = held.phase === 'paused' ? held.margin : undefined;
      const now = [held.edge, margin, offset, final, geometry, measured, heightSticky, width, height];
      if (now.every((part, at) => part === shown[at])) return;
      shown = now;
      const important = page().generation === 5;
      const window = { viewportWidth: width, viewportHeight: height };
      write(lookOf(member, held, { ...window, offset, zIndex, important, final, equalColumns }));
    },
    follow() {
      if (placeholder.previousElementSibling !== element) element.after(placeholder);
    },
    refresh() {
      placeholder = placeholderFor(element, entry.id, undefined, placeholder);
    },
    end() {
      clearTimeout(timer);
      placeholder.remove();
      for (const { release } of styles.values()) release();
      for (const release of marks) release();
      jumps?.();
    },
  };
}
