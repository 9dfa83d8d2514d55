/** One background video: it plays while somebody can see it, and never against the visitor's wishes. */
import {
  $pageVisible,
  $reducedMotion,
  useAttr,
  useEvent,
  useLatest,
  useOnScreen,
  useStore,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { BackgroundVideoParts } from './config';
import { EVERYWHERE, NEAR } from './constants';
import { PlaySwitch } from './play-switch';
import { useCover } from './use-cover';
import { useSources } from './use-sources';

interface BackgroundVideoProps {
  owner: Element;
  parts: BackgroundVideoParts;
  mobile: boolean;
  savesData: boolean;
  /** It can play, or never will: what is in front may be shown. */
  onReady(): void;
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: `canplay` has been sent already. */
const CAN_PLAY = 3;

export function BackgroundVideo({ owner, parts, mobile, savesData, onReady }: BackgroundVideoProps): ReactNode {
  const { box, video, outside } = parts;
  const near = useOnScreen(box, outside ? EVERYWHERE : NEAR);
  const seen = useOnScreen(box, outside ? EVERYWHERE : undefined);
  const pageVisible = useStore($pageVisible);
  const still = useStore($reducedMotion) || savesData;
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const paused = choice ? choice === 'pause' : still;

  useAttr(video, 'aria-hidden', true);
  // The browser would begin by itself, also off screen.
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

/** @param onRefused the browser lets nothing begin by itself here */
function usePlay(video: HTMLVideoElement, playing: boolean, onRefused: () => void): void {
  const refused = useLatest(onRefused);
  useLayoutEffect(() => {
    if (!playing) return video.pause();
    void Promise.resolve(video.play()).catch((error: unknown) => {
      // Any other reason is a matter of the moment, e.g. a pause before the first frame.
      if ((error as Error)?.name === 'NotAllowedError') refused.current();
    });
  }, [video, playing, refused]);
}
