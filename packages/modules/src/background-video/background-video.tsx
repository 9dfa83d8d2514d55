/** Plays background videos while they are visible, and reveals the content in front once a video can play or after a timeout. */
import {
  $pageVisible,
  $reducedMotion,
  ancestorsOf,
  type BehaviorProps,
  closestTo,
  deviceClasses,
  documentOf,
  matches,
  page,
  phrase,
  query,
  queryAll,
  useAttr,
  useClass,
  useEvent,
  useLatest,
  useOnScreen,
  useScope,
  useStore,
  useStyle,
  useSwitch,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';

interface BackgroundVideoParts {
  /** Container of the video. The style sheet shows one container per device and state. */
  box: HTMLElement;
  video: HTMLVideoElement;
  /** Divi 5: sources that receive their address when the video is displayed. */
  lazySources: HTMLSourceElement[];
  /** Keeps playing off screen. */
  outside: boolean;
}

export interface BackgroundVideoConfig {
  videos: BackgroundVideoParts[];
  mobile: boolean;
  /** Whether the visitor prefers reduced data use. */
  savesData: boolean;
}

function parts(box: HTMLElement): BackgroundVideoParts[] {
  const video = query(box, 'video');
  if (!video) return [];
  const lazySources = [...video.querySelectorAll('source')].filter(
    (it) => it.hasAttribute('data-src') && !it.hasAttribute('src'),
  );
  return [{ box, video, lazySources, outside: matches(box, OUTSIDE) }];
}

/** Reads the videos of this element. Videos of elements inside it are left out. */
export function config(element: Element): BackgroundVideoConfig {
  const boxes = queryAll<HTMLElement>(element, BOXES);
  const agent = documentOf(element).defaultView?.navigator as
    | (Navigator & { connection?: { saveData?: boolean } })
    | undefined;
  return {
    videos: boxes.filter((box) => closestTo(box, OWNERS) === element).flatMap(parts),
    mobile: deviceClasses(agent?.userAgent ?? '').includes('et_mobile_device'),
    savesData: agent?.connection?.saveData === true,
  };
}

/** Elements with a background video. */
const OWNERS = '.et_pb_section_video,.et-pb-has-background-video';
/** Containers of videos, in Divi 4 and 5. */
const BOXES = '.et_pb_section_video_bg,.et-pb-background-video';
/** Marks a video that keeps playing off screen. */
const OUTSIDE = '.et_pb_video_play_outside_viewport,.et-pb-background-video--play-outside-viewport';
/** Milliseconds after the page load after which the content in front is revealed in any case. */
const READY_TIMEOUT = 500;
/** Distance from the window at which a video loads, the same as for mounting behaviors. */
const NEAR = '300px 0px';
/** Matches every displayed element, anywhere on the page. */
const EVERYWHERE = '9999999px';

interface PlaySwitchProps {
  /** Container of the video. The button is inserted after it, where it does not affect `:nth-child` rules. */
  at: Element;
  /** Element in front of the video; hovering it shows the button. */
  owner: Element;
  paused: boolean;
  onPress(): void;
}

const BUTTON_STYLE = { position: 'absolute', bottom: '12px', zIndex: '10', visibility: 'visible' };
/** Distance between two buttons and of the first button from the edge, in pixels. */
const BUTTON_DISTANCE = 52;
const EDGE_DISTANCE = 12;

/** Returns the button's position. Buttons of nested owners are placed side by side. */
function buttonStyle(owner: Element): Partial<CSSStyleDeclaration> {
  const outer = ancestorsOf(owner).filter((one) => matches(one, OWNERS)).length;
  return { ...BUTTON_STYLE, insetInlineEnd: `${EDGE_DISTANCE + outer * BUTTON_DISTANCE}px` };
}

/** Play and pause button. Visible while paused, hovered or focused, and always on devices that cannot hover. */
function PlaySwitch({ at, owner, paused, onPress }: PlaySwitchProps): null {
  const [place] = useState(() => buttonStyle(owner));
  const button = useSwitch(at, {
    where: 'afterend',
    className: 'enliven-video-switch',
    stopped: paused,
    label: paused
      ? phrase('play_background_video', 'Play background video')
      : phrase('pause_background_video', 'Pause background video'),
    place,
    onPress(event) {
      // The owner may be a link (docs/reference/links.md#elements-that-handle-their-own-presses).
      event.stopPropagation();
      onPress();
    },
  });
  useFocusStyle(button);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touch] = useState(() => documentOf(at).defaultView?.matchMedia?.('(hover: none)').matches ?? false);
  useEvent(owner, 'mouseenter', () => setHovered(true));
  useEvent(owner, 'mouseleave', () => setHovered(false));
  useEvent(button, 'focus', () => setFocused(true));
  useEvent(button, 'blur', () => setFocused(false));
  useStyle(button, 'opacity', paused || hovered || focused || touch ? '1' : '0');
  return null;
}

/** Keeps WordPress' media player from pausing background videos when another player starts (docs/reference/video-and-audio.md#players). */
function useParallelPlayback(): void {
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
  const document = documentOf(element);
  const [loaded, setLoaded] = useState(() => document.readyState === 'complete');
  const [ready, setReady] = useState(mobile || videos.length === 0);
  useEvent(document.defaultView, 'load', () => setLoaded(true));
  useTimeout(() => setReady(true), loaded && !ready ? READY_TIMEOUT : null);
  useClass(element, 'et_pb_preload', ready ? false : undefined);
  useParallelPlayback();
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

/** `HTMLMediaElement.HAVE_FUTURE_DATA`: the `canplay` event has already fired. */
const CAN_PLAY = 3;

/** Background video that plays while visible, unless the visitor paused it or prefers reduced motion or data. */
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
  useStyle(box, 'display', mobile && matches(box, '.opened') ? 'none' : undefined);
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

/** Plays or pauses the video. @param onRefused called if the browser blocks autoplay */
function usePlay(video: HTMLVideoElement, playing: boolean, onRefused: () => void): void {
  const refused = useLatest(onRefused);
  useLayoutEffect(() => {
    if (!playing) return video.pause();
    void Promise.resolve(video.play()).catch((error: unknown) => {
      // Other errors are temporary, such as a pause before the first frame.
      if ((error as Error)?.name === 'NotAllowedError') refused.current();
    });
  }, [video, playing, refused]);
}

const ratioOf = ({ videoWidth, videoHeight }: HTMLVideoElement) =>
  videoHeight > 0 ? videoWidth / videoHeight : undefined;

/** Makes the video cover its container. Other scripts read its aspect ratio from `data-ratio` (docs/reference/video-and-audio.md#cover-fit). */
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

/** Sets the addresses of lazy sources once; a video that was shown does not load again. */
function useSources({ video, lazySources }: BackgroundVideoParts, wanted: boolean): void {
  const wasWanted = useRef(false);
  wasWanted.current ||= wanted;
  const canSetSources = wasWanted.current;
  useScope(
    (scope) => {
      if (!canSetSources || lazySources.length === 0) return;
      // Added first, so that it runs after the addresses are released.
      scope.add(() => video.load());
      for (const source of lazySources) scope.claim(source, 'attr:src', source.getAttribute('data-src'));
      video.load();
    },
    [video, lazySources, canSetSources],
  );
}
