/** Times as text: written as players show them, read as people and caption files write them. */

export { smpteToSeconds, timeCodeToSeconds } from './to-seconds';
export { isDropFrame, secondsToTimeCode, type TimeCodeOptions } from './to-time-code';
