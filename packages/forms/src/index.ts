/** Behaviors of `@enliven/forms`, individually and as a list. */
export { behaviors } from './behaviors';
export { contactForm, type FormSubmitDetail } from './contact-form';
export { newsletter } from './newsletter';
export { type PluginFormDetail, pluginForm } from './plugin-form';
