/** Data of countries that the platform prints for its scripts. */
import { asRecord, asText, type Page, phrase } from '@enliven/core';
import { parseJson } from './country-rules';

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
