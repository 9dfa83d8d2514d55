/** Fits embedded videos to the width of their column and keeps their aspect ratio (docs/reference/video-and-audio.md#embedded-videos). */
import {
  $viewport,
  attribute,
  type BehaviorProps,
  closestTo,
  documentOf,
  matches,
  measure,
  member,
  useAttr,
  useClass,
  useEvent,
  useScope,
  useStore,
  useStyle,
  watchVisible,
} from '@enliven/core';
import { type ReactNode, useReducer, useState } from 'react';

export interface FitVideosConfig {
  /** Undefined if the element is not a video or is excluded. */
  shape?: Shape;
}

interface Shape {
  /** Height in percent of the width. */
  ratio: number;
  wrapper: HTMLElement | undefined;
}

/** Elements in which the theme fits videos. */
const PLACES = '.et_pb_slide_video,.et_pb_module,#main-content';
const WRAPPER = 'fluid-width-video-wrapper';
/** Parents with padding of their own, which cannot serve as wrappers. */
const NO_WRAPPER = '.et_pb_module,.et_pb_column,#main-content,.entry-content,body';
/** 16:9, in percent of the width. */
const DEFAULT_RATIO = 56.25;

const pixels = (element: Element, name: string): number => {
  const text = attribute(element, name) ?? '';
  return /^\d+(\.\d+)?(px)?$/.test(text.trim()) ? Number.parseFloat(text) : 0;
};

/** Returns the height in percent of the width, the unit of `padding-top`. */
function ratioOf(element: Element): number {
  const [width, height] = [pixels(element, 'width'), pixels(element, 'height')];
  return width > 0 && height > 0 ? (height / width) * 100 : DEFAULT_RATIO;
}

/** Returns the parent as wrapper if it has no other content. A new wrapper would reload the frame. */
function wrapperOf(element: Element): HTMLElement | undefined {
  const parent = member(element, 'parentElement');
  if (!parent || matches(parent, NO_WRAPPER)) return undefined;
  const isOnlyChild = [...member(parent, 'childNodes')].every(
    (node) => node === element || node instanceof Comment || (node instanceof Text && !node.textContent?.trim()),
  );
  return isOnlyChild ? parent : undefined;
}

function isVideo(element: Element): boolean {
  if (!closestTo(element, PLACES)) return false;
  if (closestTo(element, `.fitvidsignore,.${WRAPPER}`) || closestTo(member(element, 'parentElement'), 'object'))
    return false;
  if (member(element, 'localName') !== 'iframe') return true;
  const address = member(element, 'getAttribute')('src') ?? '';
  return address.startsWith('data:image') || isVideoAddress(address, documentOf(element).baseURI);
}

export const config = (element: Element): FitVideosConfig =>
  isVideo(element) ? { shape: { ratio: ratioOf(element), wrapper: wrapperOf(element) } } : {};

let count = 0;

export default function FitVideos({ element, config: { shape } }: BehaviorProps<FitVideosConfig>): ReactNode {
  const [, update] = useReducer((count: number) => count + 1, 0);
  // A lazy-loading script dispatches this event after it has set the address.
  useEvent(documentOf(element), 'lazyloaded', update);
  return shape && !matches(element, '.lazyloading') ? <Fitted element={element} shape={shape} /> : null;
}

/** Returns whether the page was painted; from then on every height change shifts visible content. */
const isPainted = (): boolean => performance.getEntriesByType?.('paint').length > 0;

/** Largest shift in pixels that visitors do not notice; browsers ignore such layout shifts as well. */
const SHIFT_TOLERANCE = 3;

const widthOf = (element: Element | null): number => (element ? member(element, 'clientWidth') : 0);

/** Returns whether the video's new height would shift visible content. Reads the layout. */
function wouldShiftContent(element: Element, { ratio, wrapper }: Shape): boolean {
  const { top, bottom, height } = member(wrapper ?? element, 'getBoundingClientRect')();
  const wanted = (widthOf(member(element, 'parentElement')) * ratio) / 100;
  const { clientHeight } = documentOf(element).documentElement;
  return bottom > 0 && top < clientHeight && Math.abs(wanted - height) >= SHIFT_TOLERANCE;
}

/** Returns whether a video may take its new height: not while that would shift visible content, unless the window is resized. */
function useCanResize(element: Element, shape: Shape): boolean {
  const [isFree, setFree] = useState(() => !isPainted());
  const width = useStore($viewport, (viewport) => viewport.width);
  const [initialWidth] = useState(width);
  useScope(
    (scope) => {
      if (isFree) return;
      const onVisible = (visible: boolean) => {
        // Above the window, only browsers with scroll anchoring apply the change without a shift.
        const hasScrollAnchoring = globalThis.CSS?.supports?.('overflow-anchor', 'auto');
        if (!visible && (hasScrollAnchoring || member(element, 'getBoundingClientRect')().top > 0)) setFree(true);
      };
      const apply = (shifts: boolean) => {
        if (shifts) scope.add(watchVisible(element, onVisible));
        else setFree(true);
      };
      scope.add(measure(() => wouldShiftContent(element, shape), apply));
    },
    [isFree, element, shape],
  );
  return isFree || width !== initialWidth;
}

function Fitted({ element, shape }: { element: Element; shape: Shape }): null {
  const { ratio } = shape;
  const canResize = useCanResize(element, shape);
  const wrapper = canResize ? shape.wrapper : undefined;
  const [name] = useState(() =>
    member(element, 'localName') === 'iframe' && !member(element, 'hasAttribute')('name')
      ? `fitvid${count++}`
      : undefined,
  );
  useAttr(element, 'name', name);
  useAttr(element, 'width', canResize ? null : undefined);
  useAttr(element, 'height', canResize ? null : undefined);
  useStyle(element, 'width', '100%');
  // Without a wrapper, the element itself gets the aspect ratio.
  useStyle(element, 'height', wrapper ? '100%' : canResize ? 'auto' : undefined);
  useStyle(element, 'aspect-ratio', wrapper || !canResize ? undefined : `100 / ${ratio}`);
  useStyle(element, 'position', wrapper ? 'absolute' : undefined);
  useStyle(element, 'inset', wrapper ? '0' : undefined);
  useClass(wrapper, WRAPPER, true);
  useStyle(wrapper, 'position', 'relative');
  useStyle(wrapper, 'padding-top', `${ratio}%`);
  return null;
}

const HOSTS = [
  'youtube.com',
  'youtube-nocookie.com',
  'vimeo.com',
  'hulu.com',
  'dailymotion.com',
  'funnyordie.com',
  'ted.com',
  'revision3.com',
  'flickr.com',
  'blip.tv',
  'collegehumor.com',
];

/** Returns whether an address belongs to a video. @param base resolves relative addresses */
export function isVideoAddress(address: string, base: string): boolean {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return false;
  }
  const isOn = (host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);
  return HOSTS.some(isOn) || (isOn('kickstarter.com') && url.pathname.endsWith('video.html'));
}
