/** Plays background videos while they are visible, and shows the content in front of them once one can play or after a time limit. */
import {
  $pageVisible,
  $reducedMotion,
  type BehaviorProps,
  claim,
  useAttr,
  useClass,
  useEvent,
  useLatest,
  useOnScreen,
  useStore,
  useStyle,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type BackgroundVideoConfig, type BackgroundVideoParts, EVERYWHERE, NEAR, READY_TIMEOUT } from './config';
import { PlaySwitch } from './play-switch';

export { config } from './config';

/** WordPress' media player shall not stop these when another one begins (docs/reference/video-and-audio.md#players). */
function usePlayersSideBySide(element: Element): void {
  useLayoutEffect(() => {
    const view = element.ownerDocument.defaultView as { _wpmejsSettings?: { pauseOtherPlayers?: unknown } } | null;
    const settings = view?._wpmejsSettings;
    if (typeof settings !== 'object' || settings === null || settings.pauseOtherPlayers === false) return;
    const before = { ...settings };
    settings.pauseOtherPlayers = false;
    return () => {
      if ('pauseOtherPlayers' in before) settings.pauseOtherPlayers = before.pauseOtherPlayers;
      else delete settings.pauseOtherPlayers;
    };
  }, [element]);
}

export default function BackgroundVideos({ element, config }: BehaviorProps<BackgroundVideoConfig>): ReactNode {
  const { videos, mobile, savesData } = config;
  const document = element.ownerDocument;
  const [loaded, setLoaded] = useState(() => document.readyState === 'complete');
  const [ready, setReady] = useState(mobile || videos.length === 0);
  useEvent(document.defaultView, 'load', () => setLoaded(true));
  useTimeout(() => setReady(true), loaded && !ready ? READY_TIMEOUT : null);
  useClass(element, 'et_pb_preload', ready ? false : undefined);
  usePlayersSideBySide(element);
  return videos.map((parts, at) => (
    <BackgroundVideo
      // biome-ignore lint/suspicious/noArrayIndexKey: the server's videos neither move nor change their number.
      key={at}
      owner={element}
      parts={parts}
      mobile={mobile}
      savesData={savesData}
      onReady={() => setReady(true)}
    />
  ));
}

interface BackgroundVideoProps {
  owner: Element;
  parts: BackgroundVideoParts;
  mobile: boolean;
  savesData: boolean;
  /** Called when the video can play or has failed. */
  onReady(): void;
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: `canplay` has been sent already. */
const CAN_PLAY = 3;

/** Plays one background video while it is visible, unless the visitor has stopped it or prefers reduced motion. */
function BackgroundVideo({ owner, parts, mobile, savesData, onReady }: BackgroundVideoProps): ReactNode {
  const { box, video, outside } = parts;
  const near = useOnScreen(box, outside ? EVERYWHERE : NEAR);
  const seen = useOnScreen(box, outside ? EVERYWHERE : undefined);
  const pageVisible = useStore($pageVisible);
  const startsPaused = useStore($reducedMotion) || savesData;
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const paused = choice ? choice === 'pause' : startsPaused;

  useAttr(video, 'aria-hidden', true);
  // Otherwise the browser starts the video off screen.
  useAttr(video, 'autoplay', null);
  useStyle(box, 'display', mobile && box.classList.contains('opened') ? 'none' : undefined);
  useCover(video);
  useSources(parts, near && !(savesData && paused));
  usePlay(video, seen && pageVisible && !paused, () => setChoice('pause'));

  useEvent(video, 'canplay', onReady);
  useEvent(video, 'error', onReady);
  useEvent([...video.querySelectorAll('source')].at(-1), 'error', onReady);
  const ready = useLatest(onReady);
  useLayoutEffect(() => {
    if (video.readyState >= CAN_PLAY) ready.current();
  }, [video, ready]);

  return (
    near && <PlaySwitch at={box} owner={owner} paused={paused} onPress={() => setChoice(paused ? 'play' : 'pause')} />
  );
}

/** @param onRefused called if the browser does not allow autoplay */
function usePlay(video: HTMLVideoElement, playing: boolean, onRefused: () => void): void {
  const refused = useLatest(onRefused);
  useLayoutEffect(() => {
    if (!playing) return video.pause();
    void Promise.resolve(video.play()).catch((error: unknown) => {
      // Other errors are temporary, e.g. a pause before the first frame.
      if ((error as Error)?.name === 'NotAllowedError') refused.current();
    });
  }, [video, playing, refused]);
}

const ratioOf = ({ videoWidth, videoHeight }: HTMLVideoElement) =>
  videoHeight > 0 ? videoWidth / videoHeight : undefined;

/** `data-ratio` is what other scripts find the video's shape by (docs/reference/video-and-audio.md#cover-fit). */
function useCover(video: HTMLVideoElement): void {
  const [ratio, setRatio] = useState(() => ratioOf(video));
  useEvent(video, 'loadeddata', () => setRatio(ratioOf(video)));
  useAttr(video, 'data-ratio', ratio);
  useStyle(video, 'position', 'absolute');
  useStyle(video, 'top', '0px');
  useStyle(video, 'left', '0px');
  useStyle(video, 'width', '100%');
  useStyle(video, 'height', '100%');
  useStyle(video, 'max-width', 'none');
  useStyle(video, 'margin', '0px');
  useStyle(video, 'object-fit', 'cover');
  useStyle(video, 'object-position', '50% 0px');
}

/** Sets the addresses once; a video that was shown is not fetched again. */
function useSources({ video, lazySources }: BackgroundVideoParts, wanted: boolean): void {
  const wasWanted = useRef(false);
  wasWanted.current ||= wanted;
  const setSources = wasWanted.current;
  useLayoutEffect(() => {
    if (!setSources || lazySources.length === 0) return;
    const releases = lazySources.map((source) => claim(source, 'attr:src', source.getAttribute('data-src')));
    video.load();
    return () => {
      for (const release of releases) release();
      video.load();
    };
  }, [video, lazySources, setSources]);
}
