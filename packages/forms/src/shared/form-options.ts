/** Reads the site's options for forms: `"forms": { "drafts": true, "dataLayer": true }` in its configuration. */
import { siteOptions } from '@enliven/core';

export interface FormOptions {
  /** Saves what visitors type while the tab is open. @default false */
  drafts: boolean;
  /** Pushes events to the tag manager: true with consent, `"always"` without. @default false */
  dataLayer: boolean | 'always';
  /** Opens the provider's window for feed sign-ups. @default false */
  feeds: boolean;
}

/** Reads the options; all are off by default. */
export function formOptions(): FormOptions {
  const { drafts, dataLayer, feeds } = siteOptions('forms');
  return {
    drafts: drafts === true,
    dataLayer: dataLayer === 'always' ? dataLayer : dataLayer === true,
    feeds: feeds === true,
  };
}
