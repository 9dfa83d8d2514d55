/** Comments: buttons, labels, replies in place and sending by keyboard. */
export { comments } from './behavior';
