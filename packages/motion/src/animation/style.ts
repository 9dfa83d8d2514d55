/** The name of an entrance animation, taken apart: `slideLeft` is a slide from the left. */

export const FAMILIES = ['fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll'] as const;
export const DIRECTIONS = ['', 'top', 'right', 'bottom', 'left'] as const;

/** `custom` has keyframes the page brings along, or is unknown; nothing is known about where it begins. */
export type Family = (typeof FAMILIES)[number] | 'custom';
/** `''` is the center. */
export type Direction = (typeof DIRECTIONS)[number];

/** Style sheets of pages hold keyframes under this name for modules that have transforms of their own. */
const CUSTOM = 'transformAnim';
const STYLE = /^(fade|slide|bounce|zoom|flip|fold|roll)(Top|Right|Bottom|Left)?$/;

/** Takes the name of an entrance animation apart: `slideLeft` is a slide from the left. */
export function parseStyle(style: string): { family: Family; direction: Direction } {
  const [, family = 'custom', direction = ''] = STYLE.exec(style) ?? [];
  return { family: family as Family, direction: direction.toLowerCase() as Direction };
}

/** What marks an animation besides the name of its style. */
const MARKS = ['et_animated', 'et_is_animating', 'infinite', 'et-waypoint', CUSTOM];

export const isAnimationClass = (name: string): boolean => MARKS.includes(name) || STYLE.test(name);

const animationClasses = (): string[] => [
  ...MARKS,
  ...FAMILIES.flatMap((family) =>
    DIRECTIONS.map((direction) => family + direction.charAt(0).toUpperCase() + direction.slice(1)),
  ),
];

/** Everything an animation leaves on an element's class list, to be taken off when it is over. */
export const ANIMATION_CLASSES: readonly string[] = /* @__PURE__ */ animationClasses();
