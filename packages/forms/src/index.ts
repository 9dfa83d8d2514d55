/** Every behavior of `@enliven/forms`, one by one and as a list. */
export { behaviors } from './behaviors';
export { type PluginFormDetail, pluginForm } from './plugin-form';
