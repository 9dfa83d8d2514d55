/** Fields of an address, which follow its country. */
export { addressFields } from './behavior';
