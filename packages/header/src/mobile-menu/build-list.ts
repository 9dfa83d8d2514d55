/** Copies a menu of wide windows for narrow ones, without what must exist only once (docs/reference/header.md#mobile-menu). */

/** Logos, and what is only for wide windows. */
const LEFT_OUT = '.menu_slide,.et_pb_menu__logo-slot,.centered-inline-logo-wrap,[data-enliven-ignore]';
/** What the menu of wide windows looks like now is nothing for its copy. */
const STATES = ['et-hover', 'et-show-dropdown', 'et-touch-hover', 'et-reverse-direction-nav', 'mega-menu-parent'];
const STATE_ATTRIBUTES = ['id', 'style', 'aria-expanded', 'role', 'data-reverse-reason'];

export interface BuiltList {
  list: HTMLElement;
  /** Takes the copy away; a list that was there stays. */
  remove(): void;
}

/** Classic headers have one; each module's is counted by its menu's place on the page. */
function idOf(nav: Element, source: Element): string {
  if (nav.closest('#et-top-navigation')) return 'mobile_menu';
  const menus = [...nav.ownerDocument.querySelectorAll('.et-menu-nav ul.nav')];
  return `mobile_menu${menus.indexOf(source) + 1}`;
}

function clean(list: Element): void {
  for (const element of list.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of list.querySelectorAll('*')) {
    for (const name of STATE_ATTRIBUTES) element.removeAttribute(name);
    element.classList.remove(...STATES);
  }
}

export function buildMobileList(nav: Element, source: Element): BuiltList {
  if (nav.contains(source)) return { list: source as HTMLElement, remove() {} };
  const owner = nav.ownerDocument;
  const list = source.cloneNode(true) as HTMLElement;
  const id = idOf(nav, source);
  const second = id === 'mobile_menu' ? owner.getElementById('et-secondary-nav') : null;
  if (second) list.append(...(second.cloneNode(true) as Element).children);
  clean(list);
  for (const { name } of [...list.attributes]) list.removeAttribute(name);
  list.id = id;
  list.className = 'et_mobile_menu';
  list.setAttribute('data-enliven-ignore', '');
  list.querySelector('li')?.classList.add('et_first_mobile_item');
  if (source.matches('.et_disable_top_tier'))
    for (const link of list.querySelectorAll(':scope>li>a')) if (link.nextElementSibling) link.removeAttribute('href');
  nav.append(list);
  return { list, remove: () => list.remove() };
}
