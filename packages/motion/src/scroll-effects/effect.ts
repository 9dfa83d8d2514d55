/** Types of scroll effects. */

export const RESOLVERS = ['translateY', 'translateX', 'opacity', 'scale', 'rotate', 'blur'] as const;

/** The CSS function or property that an effect changes. */
export type Resolver = (typeof RESOLVERS)[number];

export const TRIGGERS = ['top', 'middle', 'bottom'] as const;
/** The point of the element whose position in the window counts. */
export type Trigger = (typeof TRIGGERS)[number];

/** One scroll effect: four limits and three values. */
export interface Effect {
  resolver: Resolver;
  /** Percent of the window: 0 is its bottom edge, 100 its top edge. In ascending order. */
  start: number;
  midStart: number;
  midEnd: number;
  end: number;
  /** Percent, degrees, hundreds of pixels, or units of a blur, depending on the resolver. */
  startValue: number;
  midValue: number;
  endValue: number;
  /** Of a blur. @default 'px' */
  unit?: string;
}

/** A transform function and its argument: `['rotateZ', '5deg']`. */
export type StaticTransform = readonly [name: string, argument: string];

/** The effects and static transforms of an element. */
export interface ElementEffects {
  /** Empty: effects of another breakpoint end. */
  effects: readonly Effect[];
  /** The module's own transforms, which come before those of the effects. */
  statics: readonly StaticTransform[];
}

/** All effects of one selector at one breakpoint. */
export interface ScrollItem extends ElementEffects {
  id: string;
  trigger: Trigger;
}
