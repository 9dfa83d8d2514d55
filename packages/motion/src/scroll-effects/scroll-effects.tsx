/** Scroll effects of a page (contract A). */
import type { ReactNode } from 'react';

export default function ScrollEffects(): ReactNode {
  return null;
}
