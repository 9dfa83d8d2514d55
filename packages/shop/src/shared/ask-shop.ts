/** Asks the shop for something, e.g. `update_checkout` (docs/reference/shop.md#events). */
import { bridges, emitShop } from './shop-events';

/** Through the jQuery that the platform listens with, else natively. */
export function askShop(owner: Document, name: string): void {
  const { body } = owner;
  const found = [...(bridges.get(owner)?.instances ?? [])].find(([jQuery, forward]) =>
    jQuery._data?.(body, 'events')?.[name]?.some(({ handler }) => handler !== forward),
  );
  if (found) found[0](body).trigger(name);
  else emitShop(body, name);
}
