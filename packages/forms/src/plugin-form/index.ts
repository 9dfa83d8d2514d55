/** Descriptor of the form of Contact Form 7. */
import type { Behavior } from '@enliven/core';
import type { PluginFormConfig } from './config';

export type { PluginFormDetail } from './events';

/** Forms of the plugin that prints `.wpcf7`: validated, sent and answered in place. */
export const pluginForm: Behavior<PluginFormConfig | undefined> = {
  name: 'plugin-form',
  package: '@enliven/forms',
  selector: '.wpcf7',
  press: '.wpcf7-submit',
  incumbents: ['contact-form-7'],
  load: () => import('./plugin-form'),
};
