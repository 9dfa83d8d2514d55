/** Lets scripts that measure players in blog posts do so once the page has loaded (docs/reference/video-and-audio.md#audio). */
import { useEvent } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/** One `resize` is enough for all recordings of a page. */
const told = new WeakSet<Document>();

export function useMeasuredRail(element: Element): void {
  const document = element.ownerDocument;
  const [loaded, setLoaded] = useState(() => document.readyState === 'complete');
  useEvent(document.defaultView, 'load', () => setLoaded(true));
  useLayoutEffect(() => {
    if (!loaded || told.has(document) || !element.closest('.et_audio_content')) return;
    told.add(document);
    document.defaultView?.dispatchEvent(new Event('resize'));
  }, [element, document, loaded]);
}
