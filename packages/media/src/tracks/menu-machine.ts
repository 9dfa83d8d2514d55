/** Where the keyboard is in an open menu: `(focus, key, count) → focus` (APG menu button). */

/** @returns the item that gets the focus; undefined for keys that are none of the menu's */
export function nextItem(at: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
