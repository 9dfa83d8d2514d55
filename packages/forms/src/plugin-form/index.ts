/** Forms of the plugin that prints `.wpcf7`: validated, sent and answered in place. */
export { pluginForm } from './behavior';
export type { PluginFormDetail } from './events';
