/** A logo in the middle of a module's menu: a copy of the one above it. */

/** The item of `count` before which the logo stands. */
export const logoIndex = (count: number): number => Math.round(count / 2);

/** @returns the function that takes it away */
export function placeLogo(module: Element): () => void {
  const nothing = () => {};
  if (!module.matches('[class*="--style-inline_centered_logo"]')) return nothing;
  const menu = module.querySelector('.et_pb_menu__menu nav>ul');
  const logo = module.querySelector('.et_pb_menu__logo-wrap');
  if (!menu || !logo || menu.querySelector('.et_pb_menu__logo')) return nothing;
  const item = module.ownerDocument.createElement('li');
  item.className = 'et_pb_menu__logo-slot';
  item.setAttribute('data-enliven-ignore', '');
  const copy = logo.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  item.append(copy);
  menu.insertBefore(item, menu.children[logoIndex(menu.childElementCount)] ?? null);
  return () => item.remove();
}
