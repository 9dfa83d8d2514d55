/** Content of the lightbox: an image, a frame, an element of this page, or a fetched page. */
import { type Motion, phrase, reportFailure, useAnimation } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LightboxItem } from './lightbox';

export type Status = 'loading' | 'ready' | 'error';

interface ContentProps {
  item: LightboxItem;
  status: Status;
  onStatus(status: Status): void;
}

interface ImageProps extends ContentProps {
  /** Direction of the zoom from or to the thumbnail; null for none. */
  zoom: 'in' | 'out' | null;
  /** `2 of 5`; empty for a single image. */
  counter: string;
}

export function ImageContent({ item, status, onStatus, zoom, counter }: ImageProps): ReactNode {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const { thumbnail } = item;
  const direction = status === 'ready' && thumbnail ? zoom : null;
  const motion = useMemo(
    () => (direction && thumbnail ? zoomMotion(thumbnail, direction) : null),
    [direction, thumbnail],
  );
  useAnimation(image, motion, () => {});
  return (
    <div className={status === 'ready' ? 'mfp-figure' : 'mfp-figure mfp-loading'}>
      <figure>
        <img
          ref={setImage}
          className="mfp-img"
          alt={item.alt}
          src={item.src}
          onLoad={() => onStatus('ready')}
          onError={() => onStatus('error')}
        />
        <figcaption>
          <div className="mfp-bottom-bar">
            <div className="mfp-title">{item.title}</div>
            <div className="mfp-counter">{counter}</div>
          </div>
        </figcaption>
      </figure>
    </div>
  );
}

export function FrameContent({ item, onStatus }: ContentProps): ReactNode {
  return (
    <div className="mfp-iframe-scaler">
      <iframe
        className="mfp-iframe"
        src={item.src}
        title={item.title || item.alt || phrase('lightbox_frame', 'Embedded page')}
        allow="autoplay; fullscreen"
        onLoad={() => onStatus('ready')}
      />
    </div>
  );
}

/** Moves an element of this page into the dialog, and back when the dialog closes. */
export function InlineContent({ item, onStatus }: ContentProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const owner = item.link.ownerDocument;
    const content = item.href.startsWith('#') ? owner.getElementById(item.href.slice(1)) : null;
    if (!content || !box.current || content.contains(item.link)) return onStatus('error');
    const isHidden = content.classList.contains('mfp-hide');
    const placeholder = owner.createComment('');
    content.replaceWith(placeholder);
    content.classList.remove('mfp-hide');
    box.current.append(content);
    onStatus('ready');
    return () => {
      if (isHidden) content.classList.add('mfp-hide');
      placeholder.replaceWith(content);
    };
  }, [item, onStatus]);
  return <div ref={box} />;
}

/** Fetches a page of this site and shows it without scripts. */
export function FetchedContent({ item, onStatus }: ContentProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const controller = new AbortController();
    async function show(): Promise<void> {
      const { fetchContent } = await import('./fetch-content');
      const nodes = await fetchContent(item, controller.signal);
      box.current?.replaceChildren(...nodes);
      onStatus('ready');
    }
    show().catch((error) => {
      if (controller.signal.aborted) return;
      onStatus('error');
      reportFailure(error, { package: '@enliven/modules', behavior: 'lightbox', element: item.link });
    });
    return () => controller.abort();
  }, [item, onStatus]);
  return <div ref={box} />;
}

/** Returns the transform that puts the image over its thumbnail; null if one of them has no box. */
function overThumbnail(image: Element, thumbnail: Element): string | null {
  const from = thumbnail.getBoundingClientRect();
  const to = image.getBoundingClientRect();
  if (!from.width || !to.width) return null;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}

/** Creates the zoom of an image from or to its thumbnail. */
function zoomMotion(thumbnail: Element, direction: 'in' | 'out'): Motion {
  return {
    duration: ZOOM_DURATION,
    easing: 'ease-in-out',
    frames(image) {
      const transform = overThumbnail(image, thumbnail);
      if (!transform) return null;
      const frames = [{ transform }, { transform: 'none' }];
      return direction === 'in' ? frames : frames.reverse();
    },
  };
}

/** Milliseconds from closing to removal. */
export const REMOVAL_DELAY = 500;
/** Milliseconds of a zoom. */
const ZOOM_DURATION = 500;
/** Milliseconds until the inserted dialog starts to fade in. */
export const READY_DELAY = 16;
