/** Several recordings in one player. */
import type { ReactNode } from 'react';

export default function Playlist(): ReactNode {
  return null;
}
