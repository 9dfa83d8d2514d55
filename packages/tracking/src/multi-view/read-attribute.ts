/** Reads Divi 4's multi-view data: JSON in an attribute of the element (docs/reference/tracking.md#divi-4). */
import { asRecord, asText, attribute } from '@enliven/core';
import { readValues } from './read-value';
import { type Kind, type Rule, select } from './rule';

const KINDS: readonly Kind[] = ['content', 'attrs', 'styles', 'classes', 'visibility'];
/** Characters: several versions of a whole module's content. */
const LONGEST = 400_000;

function parse(text: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** Nothing for data that does not parse, or says nothing about which module it is of. */
export function readAttribute(source: Element): readonly Rule[] {
  const { schema, slug, target, hover_selector } = parse(attribute(source, 'data-et-multi-view', LONGEST));
  const module = asText(slug);
  if (!module) return [];
  const selector = asText(target);
  const find = () => (selector ? select(source.ownerDocument, selector) : [source]);
  const contexts = asRecord(schema);
  return KINDS.flatMap((kind): Rule | [] => {
    const values = readValues(kind, contexts[kind]);
    if ('hover' in values) values['desktop--hover'] = values.hover;
    delete values.hover;
    return Object.keys(values)[0]
      ? { kind, values, module, trigger: asText(hover_selector), source, eager: true, selector, find }
      : [];
  });
}
