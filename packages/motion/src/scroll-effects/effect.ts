/** What a scroll effect is: four limits, three values, and what they change. */

export const RESOLVERS = ['translateY', 'translateX', 'opacity', 'scale', 'rotate', 'blur'] as const;

/** What an effect changes. */
export type Resolver = (typeof RESOLVERS)[number];

export const TRIGGERS = ['top', 'middle', 'bottom'] as const;
/** The point of the element whose way through the window counts. */
export type Trigger = (typeof TRIGGERS)[number];

/** One scroll effect: four limits, three values, and what they change. */
export interface Effect {
  resolver: Resolver;
  /** Percent of the window: 0 is its bottom edge, 100 its top edge. In ascending order. */
  start: number;
  midStart: number;
  midEnd: number;
  end: number;
  /** Percent, degrees, hundreds of pixels, or units of a blur, as the resolver has it. */
  startValue: number;
  midValue: number;
  endValue: number;
  /** Of a blur. @default 'px' */
  unit?: string;
}

/** A transform function and its argument: `['rotateZ', '5deg']`. */
export type StaticTransform = readonly [name: string, argument: string];

/** What something looks like on its way. */
export interface ElementEffects {
  /** Empty: whatever ran there at another breakpoint ends. */
  effects: readonly Effect[];
  /** Transforms of its own, which come before those of the effects. */
  statics: readonly StaticTransform[];
}

/** Everything that happens to the elements of one selector at one breakpoint. */
export interface ScrollItem extends ElementEffects {
  id: string;
  trigger: Trigger;
}
