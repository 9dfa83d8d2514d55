/** Follows slides that other scripts add or take away. */
import { useLayoutEffect, useState } from 'react';
import { type SliderConfig, slidesOf } from './slider-config';

export interface LiveSlides {
  config: SliderConfig;
  /** Changes whenever the slides do: then the engine begins anew. */
  version: number;
  /** The slide that was shown before that, if it is still there. */
  start: number;
}

const same = (a: readonly Element[], b: readonly Element[]) => a.length === b.length && a.every((e, at) => e === b[at]);

export function useSlides(element: Element, config: SliderConfig): LiveSlides {
  const [live, setLive] = useState<LiveSlides>({ config, version: 0, start: 0 });
  useLayoutEffect(() => {
    const list = live.config.slides[0]?.parentElement ?? element.querySelector('.et_pb_slides,.et_pb_gallery_items');
    if (!list || typeof MutationObserver !== 'function') return;
    const observer = new MutationObserver(() => {
      const slides = slidesOf(element);
      if (same(slides, live.config.slides)) return;
      const start = slides.findIndex((slide) => slide.classList.contains('et-pb-active-slide'));
      setLive({ config: { ...live.config, slides }, version: live.version + 1, start: Math.max(0, start) });
    });
    observer.observe(list, { childList: true });
    return () => observer.disconnect();
  }, [element, live]);
  return live;
}
