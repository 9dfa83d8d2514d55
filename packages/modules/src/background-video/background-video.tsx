/** Plays background videos while they are visible, and shows the content in front of them once one can play or after a time limit. */
import {
  $pageVisible,
  $reducedMotion,
  type BehaviorProps,
  claim,
  deviceClasses,
  page,
  phrase,
  useAttr,
  useClass,
  useEvent,
  useLatest,
  useOnScreen,
  useStore,
  useStyle,
  useSwitch,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';

interface BackgroundVideoParts {
  /** The video's box, of which the style sheet shows one for each device and state. */
  box: HTMLElement;
  video: HTMLVideoElement;
  /** Divi 5: sources that get their address only when the video is displayed. */
  lazySources: HTMLSourceElement[];
  /** Goes on playing off screen. */
  outside: boolean;
}

export interface BackgroundVideoConfig {
  videos: BackgroundVideoParts[];
  mobile: boolean;
  /** Whether the visitor asks for reduced data use. */
  savesData: boolean;
}

function parts(box: HTMLElement): BackgroundVideoParts[] {
  const video = box.querySelector('video');
  if (!video) return [];
  const lazySources = [...video.querySelectorAll('source')].filter(
    (it) => it.hasAttribute('data-src') && !it.hasAttribute('src'),
  );
  return [{ box, video, lazySources, outside: box.matches(OUTSIDE) }];
}

/** Only the element's own: what stands in it may have videos behind itself. */
export function config(element: Element): BackgroundVideoConfig {
  const boxes = [...element.querySelectorAll<HTMLElement>(BOXES)];
  const agent = element.ownerDocument.defaultView?.navigator as
    | (Navigator & { connection?: { saveData?: boolean } })
    | undefined;
  return {
    videos: boxes.filter((box) => box.closest(OWNERS) === element).flatMap(parts),
    mobile: deviceClasses(agent?.userAgent ?? '').includes('et_mobile_device'),
    savesData: agent?.connection?.saveData === true,
  };
}

/** What a background video stands behind. */
const OWNERS = '.et_pb_section_video,.et-pb-has-background-video';
/** The video's own box, Divi 4 and 5. */
const BOXES = '.et_pb_section_video_bg,.et-pb-background-video';
/** Marks one that goes on playing off screen. */
const OUTSIDE = '.et_pb_video_play_outside_viewport,.et-pb-background-video--play-outside-viewport';
/** Milliseconds after the page has loaded until what is in front is shown whatever the video does. */
const READY_TIMEOUT = 500;
/** How far from the window a video begins to load: as far as behaviors wake. */
const NEAR = '300px 0px';
/** Anywhere on the page: what is displayed at all. */
const EVERYWHERE = '9999999px';

interface PlaySwitchProps {
  /** It stands right behind the video's box, where it changes no style sheet's counting. */
  at: Element;
  /** What the video stands behind: the button shows while the pointer is over it. */
  owner: Element;
  paused: boolean;
  onPress(): void;
}

const PLACE = { position: 'absolute', bottom: '12px', zIndex: '10', visibility: 'visible' };
/** Pixels between two buttons, and how far the first stands from the edge. */
const STEP = 52;
const EDGE = 12;

/** What stands in front of one video may have another behind itself: their buttons stand side by side. */
function placeIn(owner: Element): Partial<CSSStyleDeclaration> {
  let outer = 0;
  for (let at = owner.parentElement?.closest(OWNERS); at; at = at.parentElement?.closest(OWNERS)) outer += 1;
  return { ...PLACE, insetInlineEnd: `${EDGE + outer * STEP}px` };
}

/** Seen while the video stands still, under the pointer, with the focus, and wherever nothing can hover. */
function PlaySwitch({ at, owner, paused, onPress }: PlaySwitchProps): null {
  const [place] = useState(() => placeIn(owner));
  const button = useSwitch(at, {
    where: 'afterend',
    className: 'enliven-video-switch',
    stopped: paused,
    label: paused
      ? phrase('play_background_video', 'Play background video')
      : phrase('pause_background_video', 'Pause background video'),
    place,
    onPress(event) {
      // What the video stands behind may be a link (docs/reference/links.md#what-answers-by-itself).
      event.stopPropagation();
      onPress();
    },
  });
  useFocusStyle(button);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touch] = useState(() => at.ownerDocument.defaultView?.matchMedia?.('(hover: none)').matches ?? false);
  useEvent(owner, 'mouseenter', () => setHovered(true));
  useEvent(owner, 'mouseleave', () => setHovered(false));
  useEvent(button, 'focus', () => setFocused(true));
  useEvent(button, 'blur', () => setFocused(false));
  useStyle(button, 'opacity', paused || hovered || focused || touch ? '1' : '0');
  return null;
}

/** WordPress' media player shall not stop these when another one begins (docs/reference/video-and-audio.md#players). */
function usePlayersSideBySide(): void {
  useLayoutEffect(() => {
    const settings = page().global('_wpmejsSettings') as { pauseOtherPlayers?: unknown } | null | undefined;
    if (typeof settings !== 'object' || settings === null || settings.pauseOtherPlayers === false) return;
    const before = { ...settings };
    settings.pauseOtherPlayers = false;
    return () => {
      if ('pauseOtherPlayers' in before) settings.pauseOtherPlayers = before.pauseOtherPlayers;
      else delete settings.pauseOtherPlayers;
    };
  }, []);
}

export default function BackgroundVideos({ element, config }: BehaviorProps<BackgroundVideoConfig>): ReactNode {
  const { videos, mobile, savesData } = config;
  const document = element.ownerDocument;
  const [loaded, setLoaded] = useState(() => document.readyState === 'complete');
  const [ready, setReady] = useState(mobile || videos.length === 0);
  useEvent(document.defaultView, 'load', () => setLoaded(true));
  useTimeout(() => setReady(true), loaded && !ready ? READY_TIMEOUT : null);
  useClass(element, 'et_pb_preload', ready ? false : undefined);
  usePlayersSideBySide();
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
