/** The sidebar module: search widgets without a button, or without the room for one. */
export { sidebar } from './behavior';
