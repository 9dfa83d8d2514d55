/** Plays, pauses, and plays again from the start. */
import type { ReactNode } from 'react';
import type { PartProps } from '../player/parts';
import { text } from '../shared/texts';
import { Button } from './button';

export function PlayPause({ id, session, disabled, paused, hasEnded }: PartProps): ReactNode {
  const starting = session.state.phase === 'starting' && session.state.wanted;
  const plays = !paused || starting;
  return (
    <Button
      className={`mejs-playpause-button mejs-${plays ? 'pause' : hasEnded ? 'replay' : 'play'}`}
      label={text(plays ? 'pause' : 'play')}
      controls={id}
      disabled={disabled}
      onPress={() => (plays ? session.pause() : session.play())}
    />
  );
}
