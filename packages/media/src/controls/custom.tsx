/** A control that the site brings itself. */
import { report } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PartProps } from '../player/parts';
import { featureOf } from '../shared/features';

export function Custom({ name, player }: PartProps & { name: string }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const build = featureOf(name);
    if (!build || !player || !ref.current) return;
    try {
      return build(ref.current, player, player.media) ?? undefined;
    } catch (error) {
      report(error, { package: '@enliven/media', behavior: 'player', element: ref.current });
    }
  }, [name, player]);
  return featureOf(name) ? <div className={`mejs-button mejs-${name}-button`} ref={ref} /> : null;
}
