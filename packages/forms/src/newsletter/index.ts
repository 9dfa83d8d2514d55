/** The newsletter sign-up: checked, sent and answered in place. */
export { newsletter } from './behavior';
