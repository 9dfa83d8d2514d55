/** Where the site wants box shadows to lie over the content: its list of selectors is data of the page. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';

/** `:is` drops what does not parse, as long as nothing is left open; such signs are taken out. There is always one that names nothing. */
const selectorOf = (list: unknown) => {
  const plain = [list ?? []].flat().map((selector) => String(selector).replace(/[^\w\s.#>:-]/g, ''));
  return `:is(${['.no-box-shadow', ...plain].filter(Boolean)})`;
};

export const boxShadow: Behavior = /* @__PURE__ */ Object.defineProperty(
  defineModule({ name: 'box-shadow', selector: '', load: () => import('./box-shadow') }),
  'selector',
  // Asked for again with every scan: pages print their data late.
  { get: () => selectorOf((globalThis as { et_pb_box_shadow_elements?: unknown }).et_pb_box_shadow_elements) },
);
