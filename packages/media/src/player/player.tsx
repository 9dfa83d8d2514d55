/** Audio or video in a player of ours. */
import type { ReactNode } from 'react';

export { config } from './config';

export default function Player(): ReactNode {
  return null;
}
