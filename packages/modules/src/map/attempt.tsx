/** Loads one provider and draws the map into an inserted element. */
import { revealed, useInsert, useLatest, useStyle, useTimeout, watchSize } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import { PROVIDER_TIMEOUT } from './config';
import type { DrawnMap, MapView } from './provider';
import type { Source } from './sources';

interface AttemptProps {
  element: Element;
  box: HTMLElement;
  source: Source;
  view: Omit<MapView, 'onFailure'>;
  gray: number;
  onDrawn(): void;
  onFail(reason: string): void;
}

const INSERTION = { where: 'afterbegin', className: 'enliven-map' } as const;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

export function Attempt({ element, box, source, view, gray, onDrawn, onFail }: AttemptProps): null {
  const place = useInsert(box, INSERTION);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const latest = useLatest({ view, onDrawn, onFail });
  useTimeout(() => onFail(`no answer within ${PROVIDER_TIMEOUT / 1000} seconds`), drawn ? null : PROVIDER_TIMEOUT);

  useLayoutEffect(() => {
    if (!place) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    let own: DrawnMap | undefined;
    const fail = (error: unknown) => !signal.aborted && latest.current.onFail(reasonOf(error));
    async function draw(at: HTMLElement): Promise<void> {
      const provider = await source.load(signal);
      if (signal.aborted) return;
      Object.assign(at.style, { position: 'absolute', inset: '0' });
      const { view: now } = latest.current;
      own = provider.draw(at, { ...now, onOpen: () => latest.current.view.onOpen(), onFailure: fail });
      setDrawn(own);
      latest.current.onDrawn();
    }
    draw(place).catch(fail);
    return () => {
      waiting.abort();
      own?.remove();
      setDrawn(undefined);
    };
  }, [place, source, latest]);

  useLayoutEffect(() => drawn?.gray(gray), [drawn, gray]);
  useLayoutEffect(() => {
    if (!place || !drawn) return;
    const offRevealed = revealed.on((content) => content.contains(place) && drawn.fit());
    const stop = watchSize(
      [place],
      () => {},
      () => drawn.fit(),
    );
    return () => {
      offRevealed();
      stop();
    };
  }, [place, drawn]);
  useStyle(box, 'overflow', drawn ? 'hidden' : undefined);
  useMapData(element, drawn?.map);
  return null;
}

interface Data {
  data(name: string, value: unknown): unknown;
  removeData(name: string): unknown;
}

/** Sets the provider's map as jQuery data, which other scripts read: `$('.et_pb_map_container').data('map')`. */
function useMapData(element: Element, map: unknown): void {
  useLayoutEffect(() => {
    const jQuery = (element.ownerDocument.defaultView as { jQuery?: (target: Element) => Data } | null)?.jQuery;
    if (!map || typeof jQuery !== 'function') return;
    jQuery(element).data?.('map', map);
    return () => void jQuery(element).removeData?.('map');
  }, [element, map]);
}
