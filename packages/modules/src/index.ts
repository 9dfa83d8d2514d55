/** Every behavior of `@enliven/modules`, one by one and as a list. */
export { accordion } from './accordion';
export { behaviors } from './behaviors';
export { tabs } from './tabs';
export { toggle } from './toggle';
