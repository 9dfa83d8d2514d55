/** Current time and duration. */
import type { ReactNode } from 'react';
import type { Options } from '../player/options';
import type { PartProps } from '../player/parts';
import { lengthOf, type Medium } from '../shared/medium';
import { text } from '../shared/texts';
import { useReading } from '../shared/use-reading';

export const isLive = ({ duration }: Pick<Medium, 'duration'>, { forceLive }: Options): boolean =>
  forceLive || duration === Infinity;

/** A time as it is spoken. */
export function spokenTime(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  return h > 0 ? text('hours', h, m, s) : text('minutes', m, s);
}

export function CurrentTime({ medium, timeCode }: PartProps): ReactNode {
  const shown = useReading(medium, 'timeupdate seeking seeked durationchange emptied', (m) =>
    timeCode(m.currentTime, lengthOf(m)),
  );
  return (
    <div className="mejs-time mejs-currenttime-container" role="timer" aria-live="off">
      <span className="mejs-currenttime">{shown}</span>
    </div>
  );
}

export function Duration({ medium, options, timeCode }: PartProps): ReactNode {
  const shown = useReading(medium, 'durationchange loadedmetadata emptied', (m) =>
    timeCode(isLive(m, options) ? 0 : lengthOf(m), lengthOf(m)),
  );
  return (
    <div className="mejs-time mejs-duration-container">
      <span className="mejs-duration">{shown}</span>
    </div>
  );
}
