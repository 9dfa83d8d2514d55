/** Nested lists of a menu, each with a button beside its link that opens it. */
import { closestTo, matches, phrase, queryAll, useMotions, useScope, type WantedClaim } from '@enliven/core';
import type { ReactNode } from 'react';
import { isPlaceholder } from '../menu/parent-items';
import { slide } from '../shared/slide';

const DURATION = 700;
/** Symmetric ease-in-out curve. */
const EASING = 'cubic-bezier(0.65, 0, 0.35, 1)';
const OPENING = slide(true, DURATION, EASING);
const CLOSING = slide(false, DURATION, EASING);

const child = (item: Element, selector: string) =>
  [...item.children].find((one): one is HTMLElement => matches(one, selector));

const OPENED = 'et_pb_slide_dropdown_opened';

/** Inserts the buttons and opens the lists. @param collapses also hides lists that the style sheet shows, as in mobile menus */
export function useSubLists(container: HTMLElement, collapses = false): void {
  const play = useMotions();
  useScope(
    (scope) => {
      const claims = scope.claims();
      const fullscreen = matches(container.ownerDocument.body, '.et_header_style_fullscreen');
      const open = new Set<HTMLElement>();
      const closing = new Set<HTMLElement>();
      const arrows = new Map<HTMLElement, HTMLElement>();
      /** Lists that another script has opened or closed, for which the style sheet no longer decides. */
      const switched = new Set<HTMLElement>();
      const observer = new MutationObserver(follow);

      function show(): void {
        claims.set(
          [...arrows].flatMap(([arrow, list]): WantedClaim[] => {
            arrow.setAttribute('aria-expanded', `${open.has(list)}`);
            arrow.classList.toggle('et_pb_submenu_opened', open.has(list));
            if (!open.has(list) && !closing.has(list))
              return [
                [(collapses || switched.has(list)) && list, 'style:display', collapses ? 'none !important' : 'none'],
                [switched.has(list) && list, `class:${OPENED}`, false],
              ];
            return [
              [list, 'style:display', 'block'],
              [open.has(list) && list, `class:${OPENED}`, true],
            ];
          }),
        );
        // Our own changes are not observed.
        observer.takeRecords();
      }

      /** Adopts the state of lists that other scripts have opened or closed, by class or display. */
      function follow(): void {
        let isNews = false;
        for (const list of arrows.values()) {
          const { display } = list.style;
          const isOpen = display ? display !== 'none' : list.classList.contains(OPENED);
          if (closing.has(list) || isOpen === open.has(list)) continue;
          switched.add(list);
          if (!open.delete(list)) open.add(list);
          isNews = true;
        }
        if (isNews) show();
      }

      function toggle(list: HTMLElement): void {
        const opens = !open.delete(list);
        if (opens) open.add(list);
        else closing.add(list);
        show();
        play(list, opens ? OPENING : CLOSING, () => {
          if (!opens) closing.delete(list);
          show();
        });
      }

      for (const item of queryAll<HTMLElement>(container, collapses ? 'li' : '.et_pb_fullscreen_nav_container li')) {
        const link = child(item, 'a');
        const list = child(item, 'ul');
        if (!link || !list) continue;
        const arrow = item.ownerDocument.createElement('span');
        arrow.className = 'et_mobile_menu_arrow';
        arrow.tabIndex = 0;
        arrow.setAttribute('role', 'button');
        arrow.setAttribute('aria-label', phrase('submenu_of', 'Submenu of %1', link.textContent?.trim() ?? ''));
        arrow.setAttribute('data-enliven-ignore', '');
        // At the link's first line, which has padding in slide-in menus.
        arrow.style.top = fullscreen || collapses ? '0' : '7px';
        if (collapses) {
          // The theme's style sheets have no rules for buttons here.
          Object.assign(arrow.style, {
            position: 'absolute',
            insetInlineEnd: '0',
            padding: '9px 14px',
            cursor: 'pointer',
          });
          arrow.textContent = '▾';
          item.style.position = 'relative';
        }
        link.after(arrow);
        arrows.set(arrow, list);
        observer.observe(list, { attributeFilter: ['class', 'style'] });
      }

      const pressed = (target: EventTarget | null): HTMLElement | undefined => {
        const link = closestTo<HTMLElement>(target, 'a,.et_mobile_menu_arrow');
        if (!link) return undefined;
        const arrow = matches(link, 'a') ? link.nextElementSibling : link;
        return isPlaceholder(link) ? arrows.get(arrow as HTMLElement) : undefined;
      };
      const onClick = (event: MouseEvent) => {
        const list = pressed(event.target);
        if (!list) return;
        event.preventDefault();
        follow();
        toggle(list);
      };
      const onKey = (event: KeyboardEvent) => {
        const arrow = event.target as HTMLElement;
        if (!arrows.has(arrow) || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        if (!event.repeat) arrow.click();
      };
      // Captured before the menu's own listener, which closes it after a click on a link.
      container.addEventListener('click', onClick, true);
      container.addEventListener('keydown', onKey);
      scope.add(() => {
        observer.disconnect();
        container.removeEventListener('click', onClick, true);
        container.removeEventListener('keydown', onKey);
        for (const arrow of arrows.keys()) arrow.remove();
      });
      show();
    },
    [container, play, collapses],
  );
}

export default function CollapsedLists({ list }: { list: HTMLElement }): ReactNode {
  useSubLists(list, true);
  return null;
}
