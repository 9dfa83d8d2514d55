/** What lies over a video: its poster, what loads, what failed, and the big button (contract §2.1). */
import { type ReactNode, useRef } from 'react';
import type { PartProps } from '../player/parts';
import { text } from '../shared/texts';
import { useLazy } from '../shared/use-lazy';
import { useReading } from '../shared/use-reading';
import type { ErrorProps } from './error';
import { useProgress } from './use-progress';

export interface LayersProps extends PartProps {
  poster: string;
  /** The poster has come. */
  onPoster(image: HTMLImageElement): void;
  hasEnded: boolean;
  controlsHidden: boolean;
  showControls(): void;
  hideControls(): void;
}

const loadWords = () => import('./error');

const FULL = { width: '100%', height: '100%' };
const shown = (on: boolean): 'flex' | 'none' => (on ? 'flex' : 'none');

export function Layers(props: LayersProps): ReactNode {
  const { medium, session, options, isVideo, poster, hasEnded } = props;
  const { phase, wanted } = session.state;
  const paused = useReading(medium, 'play playing pause ended emptied', (m) => m.paused);
  const [began, waiting] = useProgress(medium);
  const failed = phase === 'failed';
  const covered = !began || (hasEnded && options.showPosterWhenEnded) || (paused && options.showPosterWhenPaused);
  const loading = !failed && ((phase === 'starting' && wanted) || (waiting && !paused));
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
          <img
            className="mejs-poster-img"
            src={poster}
            alt=""
            onLoad={(event) => props.onPoster(event.currentTarget)}
          />
        </div>
      )}
      {isVideo && (
        <div className="mejs-overlay mejs-layer" style={{ ...FULL, display: shown(loading) }}>
          <div className="mejs-overlay-loading" role="status" aria-label={loading ? text('loading') : undefined}>
            <span className="mejs-overlay-loading-bg-img" />
          </div>
        </div>
      )}
      <ErrorLayer
        state={session.state}
        poster={isVideo ? poster : ''}
        isVideo={isVideo}
        onRetry={session.retry}
        custom={options.given.customError}
      />
      {isVideo && <PlayOverlay {...props} paused={paused} loading={loading} failed={failed} />}
    </>
  );
}

/** Where the network is down, what else there is to say may not come either: then the message stands alone. */
function ErrorLayer({ isVideo, ...props }: ErrorProps & { isVideo: boolean }): ReactNode {
  const failed = props.state.phase === 'failed';
  const Words = useLazy(loadWords, failed);
  const size = isVideo ? FULL : { width: '100%', height: 'auto', position: 'relative' as const };
  return (
    <div className="mejs-overlay mejs-layer" style={{ ...size, display: shown(failed) }}>
      <div className="mejs-overlay-error" role="alert">
        {Words ? <Words {...props} /> : failed && <p>{props.state.message}</p>}
      </div>
    </div>
  );
}

type OverlayProps = LayersProps & { paused: boolean; loading: boolean; failed: boolean };

/** The whole picture plays and pauses; while nothing plays it shows a button. */
function PlayOverlay({ session, options, paused, loading, failed, ...props }: OverlayProps): ReactNode {
  // Whether the bar was in sight when a finger came down: by the time it is up, that may have called the bar.
  const touched = useRef<'hidden' | 'shown'>(undefined);
  // The button goes, and the keys are to stay with the player.
  const play = () => {
    session.play();
    props.shell.container.focus({ preventScroll: true });
  };
  const press = () => {
    if (touched.current && !paused) return touched.current === 'hidden' ? props.showControls() : props.hideControls();
    if (paused) play();
    else if (options.clickToPlayPause) session.pause();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; keys have the button inside and those of the player.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      className="mejs-overlay mejs-layer mejs-overlay-play"
      style={{ width: '100%', height: '100%', display: shown(!failed && !loading) }}
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType !== 'touch' ? undefined : props.controlsHidden ? 'hidden' : 'shown';
      }}
      onClick={press}
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
