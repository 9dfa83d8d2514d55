/** The countdown timer: days, hours, minutes and seconds until a moment. */
export { countdown } from './behavior';
