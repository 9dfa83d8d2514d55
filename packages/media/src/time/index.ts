/** Times as text: written as players show them, read as people and caption files write them. */
export { isDropFrame } from './drop-frame';
export { smpteToSeconds, timeCodeToSeconds } from './to-seconds';
export { secondsToTimeCode, type TimeCodeOptions } from './to-time-code';
