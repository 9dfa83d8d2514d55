/** Dot navigation: a link for each section of the page, with the current one marked (docs/reference/header.md#dot-navigation). */
import {
  $scroll,
  $viewport,
  type BehaviorProps,
  chromeHeights,
  closestTo,
  matches,
  measureLaidOut,
  member,
  phrase,
  revealed,
  SCROLL_DURATION,
  type Scope,
  useScope,
  watchSize,
} from '@enliven/core';
import type { ReactNode } from 'react';
import { scrollToTarget } from '../shared/scroll-to-target';
import { dotsMargin, readingOffset, sectionAt } from './section-at';

const ADMIN_BAR_ABOVE = 600;

const isShown = (element: Element) => member(element, 'getClientRects')().length > 0;

function sectionsOf(owner: Document): HTMLElement[] {
  const all = (selector: string) => [...owner.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const own = all('.et-l--post .et_builder_inner_content>.et_pb_section');
  const body = all('.et-l--body .et_builder_inner_content>.et_pb_section').filter(
    (section) => !closestTo(section, '.et-l--post'),
  );
  return body.length > 0 && own.length <= 1 ? body : own;
}

function makeDots(owner: Document, sections: readonly HTMLElement[]) {
  const nav = owner.createElement('nav');
  const list = nav.appendChild(owner.createElement('ul'));
  nav.setAttribute('aria-label', phrase('sections', 'Sections'));
  nav.setAttribute('data-enliven-ignore', '');
  list.className = 'et_pb_side_nav et-visible';
  list.style.marginTop = `${dotsMargin(sections.length)}px`;
  const links = sections.map((section, index) => {
    const item = list.appendChild(owner.createElement('li'));
    item.className = 'side_nav_item';
    const link = item.appendChild(owner.createElement('a'));
    link.id = `side_nav_item_id_${index}`;
    link.href = `#${encodeURIComponent(section.id)}`;
    link.textContent = phrase('section', 'Section %1', index + 1);
    return link;
  });
  return { nav, links };
}

/** Inserts the dots and keeps them up to date. */
function showDots(content: Element, scope: Scope): void {
  const owner = content.ownerDocument;
  const view = owner.defaultView as Window;
  const is = (selector: string) => matches(owner.body, selector);
  let sections: readonly HTMLElement[] = [];
  let dots: ReturnType<typeof makeDots> | undefined;
  let tops: readonly number[] = [];
  let offset = 0;
  let end = 0;
  let active = -1;
  let cancel = () => {};
  let stopScroll = () => {};

  function follow(): void {
    if (!dots) return;
    const { y } = $scroll.get();
    const now = sectionAt(tops, offset, y, y > 0 && y >= end);
    if (now === active) return;
    active = now;
    for (const [index, link] of dots.links.entries()) {
      link.classList.toggle('active', index === now);
      if (index === now) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  function onClick(event: MouseEvent): void {
    const index = dots?.links.indexOf(closestTo(event.target, 'a') as HTMLAnchorElement) ?? -1;
    const section = sections[index];
    if (!section) return;
    event.preventDefault();
    stopScroll();
    stopScroll = scrollToTarget(section, SCROLL_DURATION, index === 0 && !is('.et-tb-has-body'));
  }

  function build(found: readonly HTMLElement[]): void {
    dots?.nav.remove();
    sections = found;
    active = -1;
    dots = found.length > 1 ? makeDots(owner, found) : undefined;
    dots?.nav.addEventListener('click', onClick);
    if (dots) content.append(dots.nav);
  }

  function read() {
    const { adminBar, topHeader, header } = chromeHeights(owner);
    const found = sectionsOf(owner);
    return {
      found,
      tops: found.map((section) => section.getBoundingClientRect().top + view.scrollY),
      end: owner.documentElement.scrollHeight - view.innerHeight - 1,
      offset: readingOffset(
        { adminBar: $viewport.get().width > ADMIN_BAR_ABOVE ? adminBar : 0, topHeader, header },
        {
          fixedNav: is('.et_fixed_nav'),
          vertical: is('.et_vertical_nav'),
          classic: header > 0 && !is('.et-tb-has-header,.et-tb-has-body'),
        },
      ),
    };
  }

  function update(): void {
    cancel();
    cancel = measureLaidOut(read, (now) => {
      ({ tops, end, offset } = now);
      if (now.found.length !== sections.length || now.found.some((one, at) => one !== sections[at])) build(now.found);
      follow();
    });
  }

  scope.add(() => {
    cancel();
    stopScroll();
    dots?.nav.remove();
  });
  scope.subscribe($scroll, follow);
  scope.subscribe($viewport, update);
  // Content below the sections moves the end of the page.
  scope.add(watchSize([content, owner.body], update));
  // A header that becomes fixed moves all sections and the end of the page, and changes no size.
  scope.on(view, 'ETDiviFixedHeaderTransitionEnd', update);
  scope.add(revealed.on(update));
  update();
}

export default function DotNav({ element }: BehaviorProps): ReactNode {
  useScope((scope) => showDots(element, scope), [element]);
  return null;
}
