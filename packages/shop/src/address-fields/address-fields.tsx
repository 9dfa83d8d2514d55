/** The fields of an address follow its country: state, label, what must be filled in, order (docs/reference/shop.md#addresses). */
import {
  asRecord,
  asText,
  type BehaviorProps,
  type Page,
  phrase,
  useClaims,
  useEvent,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { emitShop } from '../shared/shop-events';
import { parseJson, rulesOf, statesOf } from './read-locale';
import { stateField } from './state-field';

export interface AddressConfig {
  countries: Record<string, unknown>;
  locale: Record<string, unknown>;
  texts: { choose: string; required: string; optional: string };
}

export function config(_element: Element, { global }: Page): AddressConfig {
  const { countries, i18n_select_state_text } = asRecord(global('wc_country_select_params'));
  const { locale, i18n_required_text, i18n_optional_text } = asRecord(global('wc_address_i18n_params'));
  return {
    countries: parseJson(countries),
    locale: parseJson(locale),
    texts: {
      choose: asText(i18n_select_state_text) ?? phrase('select_state', 'Select an option…'),
      required: asText(i18n_required_text) ?? phrase('required', 'required'),
      optional: asText(i18n_optional_text) ?? phrase('optional', 'optional'),
    },
  };
}

const WRAPPERS =
  '.woocommerce-billing-fields,.woocommerce-shipping-fields,.woocommerce-address-fields,.woocommerce-shipping-calculator';
const KEYS = ['address_1', 'address_2', 'city', 'state', 'postcode'];

interface Row {
  key: string;
  row: HTMLElement;
}

const wrapperOf = (country: Element): Element =>
  country.closest(WRAPPERS) ?? country.closest('.form-row')?.parentElement ?? country;

const rowsOf = (wrapper: Element): Row[] =>
  KEYS.flatMap((key) => {
    const row = wrapper.querySelector<HTMLElement>(`[id$="_${key}_field"]`);
    return row ? [{ key, row }] : [];
  });

export default function AddressFields({ element, config }: BehaviorProps<AddressConfig>): ReactNode {
  const { countries, locale, texts } = config;
  const field = element as HTMLSelectElement;
  const [wrapper] = useState(() => wrapperOf(element));
  const [rows] = useState(() => rowsOf(wrapper));
  const [country, setCountry] = useState(field.value);
  const printed = useRef(country);
  const states = useMemo(() => statesOf(countries, country), [countries, country]);
  const stateRow = rows.find(({ key }) => key === 'state')?.row;

  useEffect(() => {
    const old = stateRow?.querySelector('[name$="state"]');
    // What the server has printed for the first one stays.
    if (!old || country === printed.current) return;
    const next = stateField(old, states, texts.choose);
    old.replaceWith(next);
    emitShop(element, 'country_to_state_changed', country, wrapper);
    return () => next.replaceWith(old);
  }, [country, element, stateRow, states, texts, wrapper]);

  // Rows stand in the order of the country.
  useLayoutEffect(() => {
    if (country === printed.current) return;
    const all = [...wrapper.querySelectorAll<HTMLElement>('.form-row[data-priority]')];
    const box = all[0]?.parentElement;
    if (!box) return;
    const priority = (row: HTMLElement) => {
      const key = rows.find((one) => one.row === row)?.key;
      return (key ? rulesOf(locale, country, key).priority : undefined) ?? (Number(row.dataset.priority) || 0);
    };
    const order = all.filter((row) => row.parentElement === box).sort((one, other) => priority(one) - priority(other));
    const before = [...box.childNodes];
    const active = box.ownerDocument.activeElement as HTMLElement | null;
    box.append(...order);
    if (box.contains(active)) active?.focus({ preventScroll: true });
    return () => box.append(...before);
  }, [country, locale, rows, wrapper]);

  // The words of a label; what says that it must be filled in stands beside them.
  useLayoutEffect(() => {
    if (country === printed.current) return;
    const undo = rows.map(({ key, row }) => {
      const { label } = rulesOf(locale, country, key);
      const text = [...(row.querySelector('label')?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3);
      const before = text?.nodeValue ?? '';
      if (label && text) text.nodeValue = `${label}\u00a0`;
      return () => {
        if (text) text.nodeValue = before;
      };
    });
    return () => {
      for (const back of undo) back();
    };
  }, [country, locale, rows]);

  const changed = country !== printed.current;
  useClaims(
    rows.flatMap(({ key, row }): Wanted[] => {
      if (!changed) return [];
      const { placeholder, required, hidden } = rulesOf(locale, country, key);
      const input = row.querySelector('input,select');
      const words = row.querySelector('label');
      const mark = words?.querySelector('.required,.optional');
      const none = key === 'state' && states !== undefined && Object.keys(states).length === 0;
      return [
        ...(hidden || none ? [[row, 'style:display', 'none'] as const] : []),
        ...(required === undefined ? [] : [[row, 'class:validate-required', required] as const]),
        ...(placeholder && input ? [[input, 'attr:placeholder', placeholder] as const] : []),
        ...(mark && required !== undefined
          ? [[mark, 'prop:textContent', required ? '*' : `(${texts.optional})`] as const]
          : []),
      ];
    }),
  );
  useEvent(element, 'change', () => setCountry(field.value));
  return null;
}
