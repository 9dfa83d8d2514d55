/** The fields of an address follow its country: state, label, what must be filled in, order (docs/reference/shop.md#addresses). */
import {
  asBoolean,
  asList,
  asNumber,
  asRecord,
  asText,
  type BehaviorProps,
  membersOf,
  numberAttribute,
  type Page,
  phrase,
  useClaims,
  useEvent,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { printedValue } from '../shared/is-touched';
import { emitShop } from '../shared/shop-events';
import { useHeard } from '../shared/use-heard';

export interface FieldRule {
  label?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  hidden?: boolean | undefined;
  priority?: number | undefined;
  /** One of `WIDTHS`. */
  width?: string | undefined;
}

/** Characters; all states of all countries have a third of that. */
const LONGEST = 500_000;

/** JSON as text, which WordPress may have escaped. */
export function parseJson(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string' || value.length > LONGEST) return asRecord(value);
  try {
    return asRecord(JSON.parse(value.replaceAll('&quot;', '"')));
  } catch {
    return asRecord(undefined);
  }
}

/** Code → name; undefined where nothing is known of the country, empty where it has none. */
export function statesOf(countries: Record<string, unknown>, country: string): Record<string, string> | undefined {
  if (!(country in countries)) return undefined;
  const states = Object.entries(asRecord(countries[country])).flatMap(([code, name]) => {
    const text = asText(name);
    return text ? [[code, text] as const] : [];
  });
  return Object.fromEntries(states);
}

const WIDTHS = ['form-row-first', 'form-row-last', 'form-row-wide'];

const flag = (value: unknown) => (value === undefined ? undefined : asBoolean(value));

/** The country's rules on top of those of all countries. */
export function rulesOf(locale: Record<string, unknown>, country: string, field: string): FieldRule {
  const all = asRecord(asRecord(locale.default)[field]);
  const data = { ...all, ...asRecord(asRecord(locale[country])[field]) };
  return {
    label: asText(data.label),
    placeholder: asText(data.placeholder),
    required: flag(data.required),
    hidden: flag(data.hidden),
    priority: asNumber(data.priority),
    width: asList(data.class).find((name): name is string => WIDTHS.includes(name as string)),
  };
}

const CARRIED = ['id', 'name', 'placeholder', 'autocomplete', 'data-input-classes', 'data-placeholder'];

/** @param states undefined where nothing is known of them @returns the field that takes its place */
export function stateField(old: Element, states: Record<string, string> | undefined, choose: string): HTMLElement {
  const { value, localName } = old as HTMLInputElement;
  const codes = states && Object.keys(states);
  const list = codes?.[0] !== undefined;
  const field = old.ownerDocument.createElement(list ? 'select' : 'input');
  for (const name of CARRIED) {
    const text = old.getAttribute(name);
    if (text !== null) field.setAttribute(name, text);
  }
  for (const [code = '', text = ''] of list ? [['', choose], ...Object.entries(states ?? {})] : []) {
    const option = old.ownerDocument.createElement('option');
    option.value = code;
    option.text = text;
    field.append(option);
  }
  if (!list) field.setAttribute('type', codes ? 'hidden' : 'text');
  if (!list && codes) field.setAttribute('readonly', 'readonly');
  field.className = `${list ? 'state_select' : codes ? 'hidden' : 'input-text'} ${old.getAttribute('data-input-classes') ?? ''}`;
  if (codes ? codes.includes(value) : localName !== 'select') field.value = value;
  return field;
}

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
    const row = membersOf(wrapper).querySelector<HTMLElement>(`[id$="_${key}_field"]`);
    return row ? [{ key, row }] : [];
  });

/** The words of a label; what says that it must be filled in stands beside them. */
const wordsOf = (row: Element) =>
  [...(row.querySelector('label')?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);

export default function AddressFields({ element, config }: BehaviorProps<AddressConfig>): ReactNode {
  const { countries, locale, texts } = config;
  const field = element as HTMLSelectElement;
  const [wrapper] = useState(() => wrapperOf(element));
  const [rows] = useState(() => rowsOf(wrapper));
  const [country, setCountry] = useState(field.value);
  const [printed] = useState(() => printedValue(element as HTMLInputElement));
  const states = useMemo(() => statesOf(countries, country), [countries, country]);
  // What the server has printed for the first one stays.
  const rules = useMemo(
    () => (country === printed ? [] : rows.map((row) => ({ ...row, ...rulesOf(locale, country, row.key) }))),
    [locale, country, printed, rows],
  );

  useLayoutEffect(() => {
    const undo: (() => void)[] = [];
    for (const { row, label } of rules) {
      const words = label && wordsOf(row);
      if (!words) continue;
      const before = words.nodeValue;
      words.nodeValue = `${label}\u00a0`;
      undo.push(() => {
        words.nodeValue = before;
      });
    }
    // Rows stand in the order of the country.
    const all = rules[0] ? [...membersOf(wrapper).querySelectorAll<HTMLElement>('.form-row[data-priority]')] : [];
    const box = all[0]?.parentElement;
    if (box) {
      const priority = (row: HTMLElement) =>
        rules.find((one) => one.row === row)?.priority ?? numberAttribute(row, 'data-priority', 'count');
      const before = [...box.childNodes];
      const active = box.ownerDocument.activeElement as HTMLElement | null;
      box.append(
        ...all.filter((row) => row.parentElement === box).sort((one, other) => priority(one) - priority(other)),
      );
      if (box.contains(active)) active?.focus({ preventScroll: true });
      undo.push(() => box.append(...before));
    }
    return () => {
      for (const back of undo) back();
    };
  }, [rules, wrapper]);

  useEffect(() => {
    const old = rules.find(({ key }) => key === 'state')?.row.querySelector('[name$="state"]');
    if (!old) return;
    const next = stateField(old, states, texts.choose);
    old.replaceWith(next);
    for (const name of ['changed', 'changing']) emitShop(element, `country_to_state_${name}`, country, wrapper);
    return () => next.replaceWith(old);
  }, [country, element, rules, states, texts, wrapper]);

  useClaims(
    rules.flatMap(({ key, row, placeholder, required, hidden, width }): WantedClaim[] => {
      const input = row.querySelector('input,select');
      const mark = required !== undefined && row.querySelector('label :is(.required,.optional)');
      const isState = key === 'state';
      const none = isState && states && !Object.keys(states)[0];
      return [
        // The server may have hidden the state of the first country.
        [(hidden || isState) && row, 'style:display', hidden || none ? 'none' : null],
        // It would be sent all the same; it is there again with the row.
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
  const follow = () => setCountry(field.value);
  // Lists that a script draws tell jQuery alone.
  useHeard(element, element.ownerDocument, 'change', follow);
  // What a browser has restored by now, without an event (docs/reference/shop.md#what-a-browser-restores).
  useEvent(element.ownerDocument.defaultView, 'pageshow', follow);
  return null;
}
