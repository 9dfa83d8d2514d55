/** Buttons of the control bar, in the boxes that themes style. */
import type { ReactNode } from 'react';
import type { PartProps } from '../player/parts';
import type { Fullscreen } from '../player/use-fullscreen';
import { text } from '../shared/texts';

interface ButtonProps {
  /** Classes of the box. */
  className: string;
  label: string;
  /** Id of what it controls. */
  controls: string;
  disabled?: boolean;
  onPress(): void;
  /** States for screen readers. */
  aria?: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
  /** Gets the box. Keep one function. */
  onBox?(box: HTMLElement | null): void;
  children?: ReactNode;
}

export function Button({ className, label, controls, disabled, ...props }: ButtonProps): ReactNode {
  return (
    <div className={`mejs-button ${className}`} ref={props.onBox}>
      <button
        type="button"
        aria-controls={controls}
        title={label}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={() => disabled || props.onPress()}
        {...props.aria}
      />
      {props.children}
    </div>
  );
}

/** Plays, pauses, and plays again from the start. */
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

/** Fills the screen, where the browser lets it. */
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
