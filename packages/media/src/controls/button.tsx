/** Buttons of the control bar, in the boxes that themes style, and the volume: its button and its slider. */
import { type ReactNode, useState } from 'react';
import type { PartProps, VolumeSliderProps } from '../player/parts';
import type { Fullscreen } from '../player/use-fullscreen';
import { deviceOf, toggleMute } from '../shared/medium';
import { text } from '../shared/texts';
import { useReading } from '../shared/use-reading';

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

/** The mute button and volume slider: beside it for audio, above it on hover or focus for video. */
export function Volume({ id, media, medium, options, isVideo, disabled, interaction }: PartProps): ReactNode {
  const volume = useReading(medium, 'volumechange', (m) => (m.muted ? 0 : m.volume));
  const vertical = (isVideo ? options.videoVolume : options.audioVolume) === 'vertical';
  const [box, setBox] = useState<HTMLElement | null>(null);
  // Where a device has its own keys for it, a page cannot change it.
  if (options.hideVolumeOnTouchDevices && deviceOf(media.ownerDocument)) return null;
  const slider = { medium, volume, vertical, disabled, interaction };
  return (
    <>
      <Button
        className={`mejs-volume-button mejs-${volume > 0 ? 'mute' : 'unmute'}`}
        label={text(volume > 0 ? 'mute' : 'unmute')}
        controls={id}
        disabled={disabled}
        onPress={() => toggleMute(medium)}
        onBox={setBox}
      >
        {vertical && interaction && <interaction.VerticalVolume {...slider} box={box} />}
      </Button>
      {!vertical && <VolumeSlider {...slider} />}
    </>
  );
}

/** How loud, by a slider: upright above the button of a video, lying beside that of a recording. */
export function VolumeSlider({ medium, volume, vertical, disabled, interaction }: VolumeSliderProps): ReactNode {
  const [slider, setSlider] = useState<HTMLElement | null>(null);
  const name = `mejs-${vertical ? '' : 'horizontal-'}volume`;
  const loud = Math.round(volume * 100);
  const percent = `${loud}%`;
  const [from, along] = vertical ? ['bottom', 'height'] : ['left', 'width'];
  return (
    // biome-ignore lint/a11y/useValidAnchor: a slider, by the name that themes style.
    <a
      ref={setSlider}
      className={`${name}-slider`}
      role="slider"
      tabIndex={0}
      aria-label={text('volume-slider')}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={loud}
      aria-valuetext={percent}
      aria-disabled={disabled || undefined}
      style={{ touchAction: 'none', ...(vertical && { display: 'block' }) }}
    >
      {interaction && <interaction.VolumeHandle {...{ slider, disabled, medium, vertical }} />}
      {vertical && <span className="mejs-offscreen">{text('volume-slider')}</span>}
      <div className={`${name}-total`}>
        <div className={`${name}-current`} style={{ [from]: 0, [along]: percent }} />
        <div className={`${name}-handle`} style={{ [from]: percent }} />
      </div>
    </a>
  );
}
