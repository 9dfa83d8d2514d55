/** Mega menus of modules from edge to edge begin where their bar ends. */
import { $viewport, claimSet, measureLaidOut, revealed, type Wanted } from '@enliven/core';

const ITEMS = '.et_pb_menu__menu>nav>ul>li.mega-menu.menu-item-has-children';

/** @returns the function that ends it */
export function placeMegaMenus(module: Element): () => void {
  const items = [...module.querySelectorAll(ITEMS)];
  const row = module.querySelector('.et_pb_row');
  if (!items[0] || !row) return () => {};
  const claims = claimSet();
  let cancel = () => {};

  function read(): Wanted[] {
    const bar = row?.getBoundingClientRect() as DOMRect;
    return items.flatMap((item): Wanted[] => {
      const list = item.querySelector('.sub-menu');
      const box = item.getBoundingClientRect();
      if (!list || box.height === 0) return [];
      const upwards = item.parentElement?.matches('.upwards');
      return [
        upwards
          ? [list, 'style:bottom', `${bar.bottom - box.top - 1}px`]
          : [list, 'style:top', `${box.bottom - bar.top - 1}px`],
      ];
    });
  }

  function update(): void {
    cancel();
    cancel = measureLaidOut(read, claims.set);
  }
  const off = [$viewport.listen(update), revealed.on((element) => element.contains(module) && update())];
  update();
  return () => {
    for (const stop of off) stop();
    cancel();
    claims.set([]);
  };
}
