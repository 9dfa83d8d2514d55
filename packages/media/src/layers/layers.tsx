/** Layers over a video: poster, loading, error and play button (docs/reference/players.md#markup-of-a-player). */
import { useLazy } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../player/parts';
import { NETWORK_ERROR } from '../player/sources';
import { ownText, text } from '../shared/texts';
import type { ErrorDetailsProps, FailureSign } from './error-details';

export interface LayersProps extends PartProps {
  poster: string;
  /** Whether playback has started once. */
  began: boolean;
  /** Whether playback waits for data. */
  waiting: boolean;
  failureSign: FailureSign | undefined;
}

/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;

const loadErrorDetails = () => import('./error-details');

const FULL = { width: '100%', height: '100%' };
const shown = (on: boolean): 'flex' | 'none' => (on ? 'flex' : 'none');

export function Layers(props: LayersProps): ReactNode {
  const { media, session, options, isVideo, poster, began, paused, hasEnded, interaction, failureSign } = props;
  const { phase, wanted } = session.state;
  const failed = phase === 'failed';
  const covered = !began || (hasEnded && options.showPosterWhenEnded) || (paused && options.showPosterWhenPaused);
  const loading = !failed && ((phase === 'starting' && wanted) || (props.waiting && !paused));
  return (
    <>
      {poster && (
        <div
          className="mejs-poster mejs-layer"
          style={{
            ...FULL,
            display: covered && !failed ? 'block' : 'none',
            backgroundImage: `url(${JSON.stringify(poster)})`,
          }}
        >
          <img className="mejs-poster-img" src={poster} alt="" />
        </div>
      )}
      {isVideo && interaction && <interaction.Loading on={loading} />}
      <div
        className="mejs-overlay mejs-layer"
        style={{ ...(isVideo ? FULL : { width: '100%', position: 'relative' }), display: shown(failed) }}
      >
        <div className="mejs-overlay-error" role="alert">
          <ErrorMessage
            {...{ media, session, failureSign }}
            poster={isVideo ? poster : ''}
            custom={options.rawOptions.customError}
          />
        </div>
      </div>
      {isVideo && <PlayOverlay {...props} on={!failed && !loading} />}
    </>
  );
}

/** Fallback error with a retry button, since the details may fail to load without a network. */
function ErrorMessage(props: ErrorDetailsProps): ReactNode {
  const { media, session, failureSign } = props;
  const { phase, message } = session.state;
  const failed = phase === 'failed';
  const [alone, setAlone] = useState(false);
  const ErrorDetails = useLazy(loadErrorDetails, failed || !!failureSign, () => {
    setAlone(true);
    if (!failed && (media.error || media.networkState === NO_SOURCE || failureSign?.stalled))
      session.fail(NETWORK_ERROR);
  });
  if (ErrorDetails) return <ErrorDetails {...props} />;
  if (!failed) return null;
  if (!alone) return <p>{message}</p>;
  return (
    <div className="mejs-cannotplay">
      <p>{message}</p>
      <button type="button" className="mejs-try-again" onClick={session.retry}>
        {ownText('try-again', 'Try again')}
      </button>
    </div>
  );
}

/** Layer over the video that plays and pauses on click, with a button while paused. */
function PlayOverlay({ session, options, paused, shell, on }: LayersProps & { on: boolean }): ReactNode {
  // Keeps the focus in the player when the button disappears.
  const play = () => {
    session.play();
    shell.container.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; keys have the button inside and those of the player.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      className="mejs-overlay mejs-layer mejs-overlay-play"
      style={{ ...FULL, display: shown(on) }}
      onClick={() => (paused ? play() : options.clickToPlayPause && session.pause())}
    >
      {paused && (
        // biome-ignore lint/a11y/useSemanticElements: themes style a div here.
        <div
          className="mejs-overlay-button"
          role="button"
          tabIndex={0}
          aria-label={text('play')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            event.stopPropagation();
            play();
          }}
        />
      )}
    </div>
  );
}
