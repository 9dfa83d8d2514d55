/** Reads Divi 5's multi-view data: one list for the whole page (docs/reference/tracking.md#divi-5). */
import { asBoolean, asList, asRecord, asText, isIgnored } from '@enliven/core';
import { readValues } from './read-value';
import { type Kind, type Rule, select } from './rule';

const KINDS: Readonly<Record<string, Kind>> = {
  setContent: 'content',
  setAttrs: 'attrs',
  setStyle: 'styles',
  setClassName: 'classes',
  setVisibility: 'visibility',
};

/** More entries than any page has. */
const MOST = 1000;

/** What is in another module, or around another target, is not the module's own. */
function own(found: readonly Element[], order: string): readonly Element[] {
  return found.filter((element) => {
    const module = element.closest('.et_pb_module');
    const isNested = module && !module.matches(order) && module.parentElement?.closest(order);
    return !isNested && !found.some((other) => other !== element && element.contains(other));
  });
}

/** One rule for each entry that says something. */
export function readList(data: unknown, root: Element): readonly Rule[] {
  return asList(data)
    .slice(0, MOST)
    .flatMap((entry): Rule | [] => {
      const { action, moduleId, moduleName, selector, hoverSelector, data: given, switchOnLoad } = asRecord(entry);
      const kind = Object.hasOwn(KINDS, `${action}`) && KINDS[`${action}`];
      const where = asText(selector);
      if (!kind || !where) return [];
      // `divi/tab-6` has the class `et_pb_tab_6`.
      const order = `.et_pb_${(asText(moduleId) ?? '').replace(/^.*\//, '').replaceAll('-', '_')}`;
      const find = () => {
        const found = select(root, where).filter((element) => !isIgnored(element));
        return kind === 'content' && /^\.\w+$/.test(order) ? own(found, order) : found;
      };
      return {
        kind,
        action: `${action}`,
        values: readValues(kind, given),
        module: asText(moduleName) ?? '',
        trigger: asText(hoverSelector),
        selector: where,
        eager: asBoolean(switchOnLoad),
        find,
      };
    });
}
