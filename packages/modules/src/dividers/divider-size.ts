/** Keeps the pattern of a divider on whole pixels (docs/reference/small-modules.md#dividers). */

/** @returns `background-size` for a width in pixels; undefined where the style sheet's own is fine */
export function dividerSize(natural: string, width: number): string | undefined {
  const [first = '', second = 'auto'] = natural.split(',')[0]?.trim().split(/\s+/) ?? [];
  const percent = /^([\d.]+)%$/.exec(first)?.[1];
  if (percent === undefined || Number(percent) === 100 || width <= 0) return undefined;
  return `${Math.floor((Number(percent) * width) / 100)}px ${second}`;
}

/** How far a divider reaches over a section's edge that lies between two pixels. @param facing another divider lies there */
export function overlap(edge: number, facing: boolean): string | undefined {
  const fraction = Math.round((edge - Math.floor(edge)) * 1000) / 1000;
  return fraction === 0 ? undefined : `${-(fraction + (facing ? 1 : 0))}px`;
}
