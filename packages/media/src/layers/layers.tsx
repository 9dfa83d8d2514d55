/** What lies over a video: its poster, what loads, what failed, and the big button (contract §2.1). */
import { useLazy } from '@enliven/core';
import type { ReactNode } from 'react';
import type { PartProps } from '../player/parts';
import { text } from '../shared/texts';
import type { Doubt, TroubleProps } from './trouble';

export interface LayersProps extends PartProps {
  poster: string;
  /** Something has been played. */
  began: boolean;
  /** What plays waits for more. */
  waiting: boolean;
  doubt: Doubt | undefined;
}

const loadTrouble = () => import('./trouble');

const FULL = { width: '100%', height: '100%' };
const shown = (on: boolean): 'flex' | 'none' => (on ? 'flex' : 'none');

export function Layers(props: LayersProps): ReactNode {
  const { media, session, options, isVideo, poster, began, paused, hasEnded, inUse, doubt } = props;
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
      {isVideo && inUse && <inUse.Loading on={loading} />}
      <div
        className="mejs-overlay mejs-layer"
        style={{ ...(isVideo ? FULL : { width: '100%', position: 'relative' }), display: shown(failed) }}
      >
        <div className="mejs-overlay-error" role="alert">
          <ErrorWords
            {...{ media, session, doubt }}
            poster={isVideo ? poster : ''}
            custom={options.given.customError}
          />
        </div>
      </div>
      {isVideo && <PlayOverlay {...props} on={!failed && !loading} />}
    </>
  );
}

/** Where the network is down, what else there is to say may not come either: then the message stands alone. */
function ErrorWords(props: TroubleProps): ReactNode {
  const { phase, message } = props.session.state;
  const failed = phase === 'failed';
  const Trouble = useLazy(loadTrouble, failed || !!props.doubt);
  return Trouble ? <Trouble {...props} /> : failed && <p>{message}</p>;
}

/** The whole picture plays and pauses; while nothing plays it shows a button. */
function PlayOverlay({ session, options, paused, shell, on }: LayersProps & { on: boolean }): ReactNode {
  // The button goes, and the keys are to stay with the player.
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
