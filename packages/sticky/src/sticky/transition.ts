/** Parses computed transitions (docs/reference/sticky.md#start-and-end, docs/reference/sticky.md#width-and-offsets). */

const OFFSETS = ['top', 'right', 'bottom', 'left'];

/** The transition lists of a computed style. */
export interface ComputedTransition {
  transitionProperty: string;
  transitionDuration: string;
  transitionTimingFunction: string;
  transitionDelay: string;
}

/** Splits a list at its commas, except those inside functions such as `cubic-bezier()`. */
function entries(list: string): string[] {
  const all = [''];
  let depth = 0;
  for (const part of list.split(/([(),])/)) {
    if (part === '(') depth++;
    if (part === ')') depth--;
    if (part === ',' && depth === 0) all.push('');
    else all[all.length - 1] += part;
  }
  return all.map((entry) => entry.trim());
}

/** Returns the first duration, in milliseconds. */
export function transitionTime(transitionDuration: string): number {
  const [first = ''] = entries(transitionDuration);
  const number = Number.parseFloat(first);
  return Number.isFinite(number) ? Math.max(0, number * (first.endsWith('ms') ? 1 : 1000)) : 0;
}

/** Returns the transition without offset properties, so that a module jumps to its edge while other properties change; `none` if empty. */
export function withoutOffsets(style: ComputedTransition): string {
  // Shorter lists repeat, as in CSS.
  const cyclic = (list: string) => {
    const all = entries(list);
    return (at: number) => all[at % all.length] ?? '';
  };
  const [duration, curve, delay] = [
    style.transitionDuration,
    style.transitionTimingFunction,
    style.transitionDelay,
  ].map(cyclic);
  const kept = entries(style.transitionProperty).flatMap((property, at) =>
    OFFSETS.includes(property) || !property
      ? []
      : [[property, duration?.(at), curve?.(at), delay?.(at)].join(' ').trim()],
  );
  return kept.join(', ') || 'none';
}
