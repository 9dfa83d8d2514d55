/** One provider's attempt at a map: fetched, drawn into an element of ours, and removed with it. */
import { revealed, useInsert, useLatest, useStyle, useTimeout, watchSize } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import { PROVIDER_PATIENCE } from './constants';
import type { DrawnMap, MapView } from './provider';
import type { Source } from './sources';
import { useMapData } from './use-map-data';

interface AttemptProps {
  element: Element;
  box: HTMLElement;
  source: Source;
  view: Omit<MapView, 'onLost'>;
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
  useTimeout(() => onFail(`no answer within ${PROVIDER_PATIENCE / 1000} seconds`), drawn ? null : PROVIDER_PATIENCE);

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
      own = provider.draw(at, { ...now, onOpen: () => latest.current.view.onOpen(), onLost: fail });
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
