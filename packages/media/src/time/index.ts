/** Formatting and parsing of times. */

export { smpteToSeconds, timeCodeToSeconds } from './to-seconds';
export { isDropFrame, secondsToTimeCode, type TimeCodeOptions } from './to-time-code';
