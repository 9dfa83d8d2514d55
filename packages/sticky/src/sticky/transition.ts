/** The transitions of a module around the moment it sticks (docs/reference/sticky.md#start-and-end, docs/reference/sticky.md#width-and-offsets). */

const OFFSETS = ['top', 'right', 'bottom', 'left'];

/** The lists of a computed style. */
export interface ComputedTransition {
  transitionProperty: string;
  transitionDuration: string;
  transitionTimingFunction: string;
  transitionDelay: string;
}

/** Entries of a list; commas within functions such as `cubic-bezier()` are none of its. */
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

/** Milliseconds of the first duration: how long what ends takes to end. */
export function transitionTime(transitionDuration: string): number {
  const [first = ''] = entries(transitionDuration);
  const number = Number.parseFloat(first);
  return Number.isFinite(number) ? Math.max(0, number * (first.endsWith('ms') ? 1 : 1000)) : 0;
}

/** The transition without the offsets, so that a module jumps to its edge while the rest changes; `none` for nothing. */
export function withoutOffsets(style: ComputedTransition): string {
  // Shorter lists are repeated, as the browser does.
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
