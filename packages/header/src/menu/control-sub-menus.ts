/** Controller of open sub-menus: under the mouse, around the focus, or after a tap. */
import {
  ancestorsOf,
  closestTo,
  isPlainPress,
  matches,
  query,
  queryAll,
  type Release,
  type Scope,
  subMenus,
  type WantedClaim,
} from '@enliven/core';
import { isPlaceholder, isTouch, type OpenRequest, type ParentItem, parentItem, pressOf } from './parent-items';

/** Milliseconds in which a closed sub-menu fades out. */
const FADING = 200;

interface Opened extends ParentItem {
  /** Whether it is open by focus or touch. The style sheet shows sub-menus under the mouse. */
  held: boolean;
  closing?: Release | undefined;
}

/** Returns the parent items around an element, the outermost first. */
function parentsAround(target: Element, menu: Element): ParentItem[] {
  const within = [target, ...ancestorsOf(target)];
  return within
    .slice(0, within.indexOf(menu))
    .reverse()
    .flatMap((one) => (one.localName === 'li' && parentItem(one)) || []);
}

/** Opens and closes the sub-menus of a menu. @param first the request that came before this code */
export function controlSubMenus(menu: Element, scope: Scope, first: OpenRequest | undefined): void {
  const owner = menu.ownerDocument;
  const claims = scope.claims();
  const opened = new Map<Element, Opened>();
  /** Items closed by Escape or a second press, which stay closed until mouse and focus have left them. */
  const dismissed = new Set<ParentItem>();
  let pointer = '';
  let pressing = false;
  let wasOpen = false;

  const isOpen = (item: Element) => {
    const one = opened.get(item);
    return one !== undefined && one.closing === undefined;
  };

  function show(): void {
    const wanted: WantedClaim[] = [];
    for (const { item, link, held, closing } of opened.values()) {
      wanted.push([item, 'class:et-hover', true]);
      if (closing !== undefined) continue;
      wanted.push([item, 'class:et-show-dropdown', true], [link, 'attr:aria-expanded', 'true']);
      if (held) wanted.push([item, 'class:et-touch-hover', true]);
    }
    // The style sheet shows sub-menus under the mouse, regardless of their classes.
    for (const { list } of dismissed) wanted.push([list, 'style:visibility', 'hidden !important']);
    claims.set(wanted);
  }

  function open(chain: readonly ParentItem[], held: boolean): void {
    for (const parent of chain) {
      const before = opened.get(parent.item);
      before?.closing?.();
      opened.set(parent.item, { ...parent, held: held || (before?.held === true && before.closing === undefined) });
    }
  }

  function close(one: Opened, delay = FADING): void {
    if (one.closing !== undefined) return;
    one.closing = scope.timeout(() => {
      if (opened.get(one.item) === one) opened.delete(one.item);
      show();
    }, delay);
  }

  function closeOthers(chain: readonly ParentItem[], held: boolean, delay?: number): void {
    for (const one of opened.values())
      if ((held || !one.held) && !chain.some(({ item }) => item === one.item)) close(one, delay);
  }

  function openOnly(chain: readonly ParentItem[]): void {
    for (const one of dismissed) dismissed.delete(one);
    open(chain, true);
    closeOthers(chain, true);
    show();
  }

  const allowed = (chain: readonly ParentItem[]) => {
    const until = chain.findIndex(({ item }) => [...dismissed].some((one) => one.item === item));
    return until < 0 ? chain : chain.slice(0, until);
  };

  /** Lets dismissed items open again once neither mouse nor focus is on them. */
  function forget(target: Element | null): void {
    for (const one of dismissed)
      if (!target || !(one.item.contains(target) || one.item.contains(owner.activeElement))) dismissed.delete(one);
  }

  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    forget(target as Element);
    const chain = allowed(parentsAround(target as Element, menu));
    open(chain, false);
    closeOthers(chain, false, 0);
    show();
  };
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    forget(null);
    closeOthers([], false, 0);
    show();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    // The click of the press decides.
    if (pressing) return;
    const chain = allowed(parentsAround(target as Element, menu));
    open(chain, true);
    closeOthers(chain, true);
    show();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    const next = relatedTarget as Element | null;
    forget(next);
    if (!next || !menu.contains(next)) {
      closeOthers([], true);
      show();
    }
  };
  /** Handles presses anywhere on the page. */
  const onDown = ({ target, pointerType }: PointerEvent) => {
    if (!menu.contains(target as Node)) {
      if (opened.size + dismissed.size === 0) return;
      forget(target as Element);
      closeOthers([], true);
      return show();
    }
    const item = closestTo(target, 'li');
    pointer = pointerType;
    pressing = true;
    wasOpen = item !== null && isOpen(item);
  };
  const onClick = (event: MouseEvent) => {
    const link = closestTo(event.target, 'a');
    const parent = link?.parentElement && menu.contains(link) ? parentItem(link.parentElement) : undefined;
    const wasHeld = pressing ? wasOpen : parent !== undefined && isOpen(parent.item);
    pressing = false;
    if (!link || parent?.link !== link || event.defaultPrevented || !isPlainPress(event)) return;
    const touched = isTouch(pointer) && event.detail !== 0;
    const empty = isPlaceholder(link);
    if (!empty && !(touched && !wasHeld)) return;
    event.preventDefault();
    const chain = parentsAround(link, menu);
    if (empty && wasHeld && (touched || event.detail === 0)) {
      const one = opened.get(parent.item);
      if (one) hide(one);
    } else openOnly(chain);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    pressing = false;
    if (key === 'Escape') return dismiss();
    const link = closestTo(target, 'a');
    const parent = link?.parentElement && menu.contains(link) ? parentItem(link.parentElement) : undefined;
    if (!link || parent?.link !== link || !isPlainPress(event)) return;
    const press = pressOf(event, link);
    if (!press) return;
    event.preventDefault();
    if (press === 'enter') enter(link);
    else if (!event.repeat) link.click();
  };

  /** Opens the sub-menus around a link, and focuses the first link inside. */
  function enter(link: Element): void {
    const chain = parentsAround(link, menu);
    openOnly(chain);
    query<HTMLElement>(chain.at(-1)?.list, 'a')?.focus();
  }

  /** Closes a sub-menu and all inside, including for the style sheet, in which a tapped element keeps the hover state. */
  function hide(one: Opened): void {
    dismissed.add(one);
    for (const other of opened.values()) if (one.item.contains(other.item)) close(other, 0);
    show();
  }

  /** Closes the innermost sub-menu; the focus returns to its link. */
  function dismiss(): void {
    const last = [...opened.values()].filter(({ closing }) => closing === undefined).at(-1);
    if (!last) return;
    const focused = last.list.contains(owner.activeElement);
    hide(last);
    if (focused) last.link.focus();
  }

  scope.on(menu, 'pointerover', onOver);
  scope.on(menu, 'pointerleave', onLeave);
  scope.on(menu, 'focusin', onFocusIn);
  scope.on(menu, 'focusout', onFocusOut);
  scope.on(menu, 'click', onClick);
  // Escape also closes a sub-menu that the mouse has opened, wherever the focus is.
  scope.on(owner, 'keydown', onKey);
  scope.on(owner, 'pointerdown', onDown);
  scope.add(
    subMenus.on(({ item, open: wanted, delay }) => {
      if (!menu.contains(item)) return;
      const one = opened.get(item);
      if (wanted) openOnly(parentsAround(item, menu));
      else if (one) close(one, delay);
      show();
    }),
  );
  // The mouse whose approach fetched this code is over an item already.
  const hovered = queryAll(menu, ':hover').at(-1);
  if (hovered) {
    open(parentsAround(hovered, menu), false);
    show();
  }
  const active = owner.activeElement;
  // A visitor who has moved the focus meanwhile keeps it.
  if (first?.enter && first.link === active) enter(first.link);
  else if (first) openOnly(parentsAround(first.link, menu));
  else if (active && menu.contains(active) && matches(active, ':focus-visible')) openOnly(parentsAround(active, menu));
}
