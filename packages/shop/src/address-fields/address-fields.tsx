/** Fields of an address: state, labels, required marks and order depend on the country (docs/reference/shop.md#addresses). */
import {
  type BehaviorProps,
  closestTo,
  documentOf,
  member,
  numberAttribute,
  query,
  queryAll,
  useClaims,
  useEvent,
  useScope,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { printedValue } from '../shared/is-changed';
import { emitShop } from '../shared/shop-events';
import { useJQueryEvent } from '../shared/use-jquery-event';
import type { AddressConfig } from './config';
import { rulesOf, statesOf, WIDTHS } from './country-rules';
import { createStateField } from './state-field';

export { config } from './config';

const WRAPPERS =
  '.woocommerce-billing-fields,.woocommerce-shipping-fields,.woocommerce-address-fields,.woocommerce-shipping-calculator';
const KEYS = ['address_1', 'address_2', 'city', 'state', 'postcode'];

interface Row {
  key: string;
  row: HTMLElement;
}

function wrapperOf(country: Element): Element {
  const row = closestTo(country, '.form-row');
  return closestTo(country, WRAPPERS) ?? (row && member(row, 'parentElement')) ?? country;
}

const rowsOf = (wrapper: Element): Row[] =>
  KEYS.flatMap((key) => {
    const row = query<HTMLElement>(wrapper, `[id$="_${key}_field"]`);
    return row ? [{ key, row }] : [];
  });

/** Returns the text of a label, without the mark for required fields. */
const labelTextOf = (row: Element) =>
  [...(query(row, 'label')?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);

export default function AddressFields({ element, config }: BehaviorProps<AddressConfig>): ReactNode {
  const { countries, locale, texts } = config;
  const field = element as HTMLSelectElement;
  const [wrapper] = useState(() => wrapperOf(element));
  const [rows] = useState(() => rowsOf(wrapper));
  const [country, setCountry] = useState(field.value);
  const [printed] = useState(() => printedValue(element as HTMLInputElement));
  const states = useMemo(() => statesOf(countries, country), [countries, country]);
  // The server's markup for the first country stays.
  const rules = useMemo(
    () => (country === printed ? [] : rows.map((row) => ({ ...row, ...rulesOf(locale, country, row.key) }))),
    [locale, country, printed, rows],
  );

  useScope(
    (scope) => {
      for (const { row, label } of rules) {
        const text = label && labelTextOf(row);
        if (!text) continue;
        const before = text.nodeValue;
        text.nodeValue = `${label}\u00a0`;
        scope.add(() => {
          text.nodeValue = before;
        });
      }
      // Rows follow the order of the country.
      const all = rules[0] ? queryAll<HTMLElement>(wrapper, '.form-row[data-priority]') : [];
      const box = all[0] && member(all[0], 'parentElement');
      if (!box) return;
      const priority = (row: HTMLElement) =>
        rules.find((one) => one.row === row)?.priority ?? numberAttribute(row, 'data-priority', 'count');
      const before = [...member(box, 'childNodes')];
      const active = documentOf(box).activeElement as HTMLElement | null;
      const own = all.filter((row) => member(row, 'parentElement') === box);
      member(box, 'append')(...own.sort((one, other) => priority(one) - priority(other)));
      if (member(box, 'contains')(active)) active?.focus({ preventScroll: true });
      scope.add(() => member(box, 'append')(...before));
    },
    [rules, wrapper],
  );

  useEffect(() => {
    const old = query(rules.find(({ key }) => key === 'state')?.row, '[name$="state"]');
    if (!old) return;
    const next = createStateField(old, states, texts.choose);
    member(old, 'replaceWith')(next);
    for (const name of ['changed', 'changing']) emitShop(element, `country_to_state_${name}`, country, wrapper);
    return () => next.replaceWith(old);
  }, [country, element, rules, states, texts, wrapper]);

  useClaims(
    rules.flatMap(({ key, row, placeholder, required, hidden, width }): WantedClaim[] => {
      const input = query(row, 'input,select');
      const mark = required !== undefined && query(row, 'label :is(.required,.optional)');
      const isState = key === 'state';
      const hasNoStates = isState && states && !Object.keys(states)[0];
      return [
        // The server may have hidden the state of the first country.
        [(hidden || isState) && row, 'style:display', hidden || hasNoStates ? 'none' : null],
        // A hidden field would be sent; its value comes back with the row.
        [hidden && !isState && input, 'prop:value', ''],
        [required !== undefined && row, 'class:validate-required', required],
        [placeholder && input, 'attr:placeholder', placeholder],
        [placeholder && input, 'attr:data-placeholder', placeholder],
        [mark, 'prop:textContent', required ? '*' : `(${texts.optional})`],
        [mark, 'class:required', required],
        [mark, 'class:optional', !required],
        [mark, 'attr:title', required ? texts.required : null],
        ...WIDTHS.map((name): WantedClaim => [width && row, `class:${name}`, name === width]),
      ];
    }),
  );
  const readCountry = () => setCountry(field.value);
  // Scripts that replace selects by drawn lists notify jQuery only.
  useJQueryEvent(element, documentOf(element), 'change', readCountry);
  // Browsers restore values without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent(documentOf(element).defaultView, 'pageshow', readCountry);
  return null;
}
