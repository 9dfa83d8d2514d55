/** Mounts a player for audio or video (docs/reference/players.md). */
import type { BehaviorProps } from '@enliven/core';
import type { ReactNode } from 'react';
import type { PlayerConfig } from './config';
import { Frame } from './frame';

export { config } from './config';

export default function Player({ config }: BehaviorProps<PlayerConfig>): ReactNode {
  const { media } = config;
  return media ? <Frame {...config} media={media} /> : null;
}
