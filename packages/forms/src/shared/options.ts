/** What a site asks of its forms: `"forms": { "drafts": true, "dataLayer": true }` in its configuration. */
import { siteOptions } from '@enliven/core';

export interface FormOptions {
  /** Keeps what is typed for as long as the tab is open. @default false */
  drafts: boolean;
  /** Tells the tag manager: true once the visitor has agreed, `"always"` where the site asks nobody. @default false */
  dataLayer: boolean | 'always';
  /** Signs up for feeds in a window of the provider's. @default false */
  feeds: boolean;
}

/** Everything is off where nothing, or nonsense, is configured. */
export function formOptions(): FormOptions {
  const { drafts, dataLayer, feeds } = siteOptions('forms');
  return {
    drafts: drafts === true,
    dataLayer: dataLayer === 'always' ? dataLayer : dataLayer === true,
    feeds: feeds === true,
  };
}
