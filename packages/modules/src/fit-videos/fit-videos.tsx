/** Gives an embedded video the width of its column and keeps its shape (docs/reference/video-and-audio.md#embedded-videos). */
import {
  $viewport,
  attribute,
  type BehaviorProps,
  measure,
  useAttr,
  useClass,
  useEvent,
  useStore,
  useStyle,
  watchVisible,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react';

export interface FitVideosConfig {
  /** Undefined if the element is not a video or is excluded. */
  shape?: Shape;
}

interface Shape {
  /** Height in percent of the width. */
  ratio: number;
  wrapper: HTMLElement | undefined;
}

/** Where the theme has them fitted. */
const PLACES = '.et_pb_slide_video,.et_pb_module,#main-content';
const WRAPPER = 'fluid-width-video-wrapper';
/** Modules and whole columns have room of their own around what they hold. */
const ROOMY = '.et_pb_module,.et_pb_column,#main-content,.entry-content,body';
/** 16:9, in percent of the width. */
const DEFAULT_RATIO = 56.25;

const pixels = (element: Element, name: string): number => {
  const text = attribute(element, name) ?? '';
  return /^\d+(\.\d+)?(px)?$/.test(text.trim()) ? Number.parseFloat(text) : 0;
};

/** In percent, as `padding-top` counts. */
function ratioOf(element: Element): number {
  const [width, height] = [pixels(element, 'width'), pixels(element, 'height')];
  return width > 0 && height > 0 ? (height / width) * 100 : DEFAULT_RATIO;
}

/** Returns the parent as wrapper if it holds nothing else: moving a frame would reload it. */
function wrapperOf(element: Element): HTMLElement | undefined {
  const parent = element.parentElement;
  const alone = [...(parent?.childNodes ?? [])].every(
    (node) =>
      node === element ||
      node.nodeType === node.COMMENT_NODE ||
      (node.nodeType === node.TEXT_NODE && !node.textContent?.trim()),
  );
  return parent && alone && !parent.matches(ROOMY) ? parent : undefined;
}

function isVideo(element: Element): boolean {
  if (!element.closest(PLACES)) return false;
  if (element.closest(`.fitvidsignore,.${WRAPPER}`) || element.parentElement?.closest('object')) return false;
  if (element.localName !== 'iframe') return true;
  const address = element.getAttribute('src') ?? '';
  return address.startsWith('data:image') || isVideoAddress(address, element.ownerDocument.baseURI);
}

export const config = (element: Element): FitVideosConfig =>
  isVideo(element) ? { shape: { ratio: ratioOf(element), wrapper: wrapperOf(element) } } : {};

let count = 0;

export default function FitVideos({ element, config: { shape } }: BehaviorProps<FitVideosConfig>): ReactNode {
  const [, update] = useReducer((count: number) => count + 1, 0);
  // Dispatched by a lazy-loading script that has set the address.
  useEvent(element.ownerDocument, 'lazyloaded', update);
  return shape && !element.classList.contains('lazyloading') ? <Fitted element={element} shape={shape} /> : null;
}

/** Whether visitors have seen the page: from then on every change of a height moves what they look at. */
const isPainted = (): boolean => performance.getEntriesByType?.('paint').length > 0;

/** Largest shift in pixels that a visitor does not see as a jump; browsers do not count such shifts either. */
const STEADY = 3;

/** Whether the video in its new height would move what is in the window. A layout read. */
function wouldMove(element: Element, { ratio, wrapper }: Shape): boolean {
  const { top, bottom, height } = (wrapper ?? element).getBoundingClientRect();
  const wanted = ((element.parentElement?.clientWidth ?? 0) * ratio) / 100;
  const { clientHeight } = element.ownerDocument.documentElement;
  return bottom > 0 && top < clientHeight && Math.abs(wanted - height) >= STEADY;
}

/** Whether a video may take the height of its shape: not while that moves what a visitor sees, in a window that keeps its width. */
function useRoom(element: Element, shape: Shape): boolean {
  const [isFree, setFree] = useState(() => !isPainted());
  const width = useStore($viewport, (viewport) => viewport.width);
  const [before] = useState(width);
  useLayoutEffect(() => {
    if (isFree) return;
    let stop = () => {};
    const cancel = measure(
      () => wouldMove(element, shape),
      (moves) => {
        if (!moves) return setFree(true);
        stop = watchVisible(element, (visible) => {
          // Above the window, only browsers that keep the visitor's place take the change without a jump.
          const keepsPlace = globalThis.CSS?.supports?.('overflow-anchor', 'auto');
          if (!visible && (keepsPlace || element.getBoundingClientRect().top > 0)) setFree(true);
        });
      },
    );
    return () => {
      cancel();
      stop();
    };
  }, [isFree, element, shape]);
  return isFree || width !== before;
}

function Fitted({ element, shape }: { element: Element; shape: Shape }): null {
  const { ratio } = shape;
  const hasRoom = useRoom(element, shape);
  const wrapper = hasRoom ? shape.wrapper : undefined;
  const [name] = useState(() =>
    element.localName === 'iframe' && !element.hasAttribute('name') ? `fitvid${count++}` : undefined,
  );
  useAttr(element, 'name', name);
  useAttr(element, 'width', hasRoom ? null : undefined);
  useAttr(element, 'height', hasRoom ? null : undefined);
  useStyle(element, 'width', '100%');
  // Without a wrapper the ratio is set directly.
  useStyle(element, 'height', wrapper ? '100%' : hasRoom ? 'auto' : undefined);
  useStyle(element, 'aspect-ratio', wrapper || !hasRoom ? undefined : `100 / ${ratio}`);
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

/** Whether an address is that of a video. @param base resolves relative addresses */
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
