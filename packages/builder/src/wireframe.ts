/** What of a module a wireframe shows (docs/reference/module-tree.md#wireframes). */
import type { ModuleNode } from './node';

const SHOWN =
  /^(locked|global_module|admin_label|collapsed|ab_.*|disabled|disabled_on|column_structure|type|_deleted)$/;

/** The attributes that a wireframe depends on: two modules with the same ones look the same in it. */
export const wireframeAttrs = ({ attrs }: Pick<ModuleNode, 'attrs'>): Record<string, string> =>
  Object.fromEntries(Object.entries(attrs).filter(([name]) => SHOWN.test(name)));
