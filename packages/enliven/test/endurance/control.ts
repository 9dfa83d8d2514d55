/** Script that runs in a page and returns the center of a control in the window. */

const CONTROLS =
  'a,button,[role=button],[role=tab],[tabindex],input,select,textarea,summary,label,video,audio,.et_pb_toggle_title,.et_clickable,.mobile_menu_bar';

/** @param chance number from 0 to 1 that selects the control */
export function control([controls, chance]: [string, number]): { x: number; y: number } | undefined {
  const seen = [...document.querySelectorAll(controls)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 1 && height > 1 && x > 0 && y > 0 && x < innerWidth && y < innerHeight ? [{ x, y }] : [];
  });
  return seen[Math.floor(chance * seen.length)];
}

/** Arguments of `control`. */
export const controlBy = (chance: number): [string, number] => [CONTROLS, chance];
