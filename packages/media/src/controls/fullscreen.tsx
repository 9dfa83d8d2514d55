/** Fills the screen, where the browser lets it. */
import type { ReactNode } from 'react';
import type { PartProps } from '../player/parts';
import type { Fullscreen } from '../player/use-fullscreen';
import { text } from '../shared/texts';
import { Button } from './button';

export function FullscreenButton({ id, isVideo, disabled, screen }: PartProps & { screen: Fullscreen }): ReactNode {
  if (!isVideo || !screen.possible) return null;
  return (
    <Button
      className={`mejs-fullscreen-button${screen.on ? ' mejs-unfullscreen' : ''}`}
      label={text('fullscreen')}
      controls={id}
      disabled={disabled}
      onPress={screen.toggle}
      aria={{ 'aria-pressed': screen.on }}
    />
  );
}
