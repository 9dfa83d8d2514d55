/** Buttons of the control bar and the volume slider, with class names that themes style. */
import { type ReactNode, useState } from 'react';
import type { PartProps, VolumeSliderProps } from '../player/parts';
import type { Fullscreen } from '../player/use-fullscreen';
import { deviceOf, toggleMute } from '../shared/medium';
import { text } from '../shared/texts';
import { useMediaValue } from '../shared/use-media-value';

interface ButtonProps {
  /** Classes of the container. */
  className: string;
  label: string;
  /** Id of the controlled element. */
  controls: string;
  disabled?: boolean;
  onPress(): void;
  /** ARIA states. */
  aria?: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
  /** Receives the container. Must be a stable function. */
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

/** Button that plays, pauses and replays. */
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

/** Fullscreen button, if the browser supports it. */
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

/** Mute button and volume slider, which is beside the button for audio and above it on hover or focus for video. */
export function Volume({ id, media, medium, options, isVideo, disabled, interaction }: PartProps): ReactNode {
  const volume = useMediaValue(medium, 'volumechange', (m) => (m.muted ? 0 : m.volume));
  const vertical = (isVideo ? options.videoVolume : options.audioVolume) === 'vertical';
  const [box, setBox] = useState<HTMLElement | null>(null);
  // Pages cannot change the volume of devices with hardware keys.
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

/** Volume slider: vertical above the button for video, horizontal beside it for audio. */
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
