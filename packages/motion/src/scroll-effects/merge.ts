/** Several effects as one style (docs/reference/scroll-effects.md#merging). */
import type { MotionProperty, Resolved } from './resolve';

/** Several effects as one style. */
export type MotionStyle = Partial<Record<MotionProperty, string>>;

/** Functions are merged by name: the last one's argument at the first one's place. */
export function merge(resolved: readonly Resolved[]): MotionStyle {
  const named = new Map(resolved.map((one) => [one.name, one]));
  const style: MotionStyle = {};
  for (const { property, name, value } of named.values()) {
    const text = name ? `${name}(${value})` : value;
    style[property] = style[property] ? `${style[property]} ${text}` : text;
  }
  return style;
}
