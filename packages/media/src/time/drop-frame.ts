/** Drop-frame time codes: at 29.97 frames a second, numbers of frames are skipped so that the code keeps up with the clock. */

/** Whether time codes of this rate skip numbers. */
export const isDropFrame = (fps: number): boolean => Math.abs(fps - 29.97) < 0.01 || Math.abs(fps - 59.94) < 0.02;

/** Frames a second that the code counts with. */
const nominal = (fps: number): number => Math.round(fps);
/** Numbers skipped each minute, except each tenth. */
const dropped = (fps: number): number => nominal(fps) / 15;

/** The frame's number in the code, skipped ones counted. @param frame which frame of the film it is */
export function codeOfFrame(frame: number, fps: number): number {
  const drop = dropped(fps);
  const minute = nominal(fps) * 60 - drop;
  const tenMinutes = minute * 10 + drop;
  const rest = frame % tenMinutes;
  const skips = 9 * Math.floor(frame / tenMinutes) + Math.max(0, Math.floor((rest - drop) / minute));
  return frame + drop * skips;
}

/** Which frame of the film has this code. */
export function frameOfCode(minutes: number, seconds: number, frames: number, fps: number): number {
  const code = (minutes * 60 + seconds) * nominal(fps) + frames;
  return code - dropped(fps) * (minutes - Math.floor(minutes / 10));
}
