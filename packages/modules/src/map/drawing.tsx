/** Draws a map with the first of the page's providers that can be used. */
import { $breakpoint, reportFailure, useLatest, useStore, useTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { Attempt } from './attempt';
import { grayFor, HOVER_PAUSE, type MapConfig } from './config';
import { initialMap, mapMachine } from './map-machine';
import { Places } from './places';
import { GOOGLE_SCRIPT } from './provider';
import { mapOptions, sources } from './sources';

interface DrawingProps {
  element: Element;
  box: HTMLElement;
  config: MapConfig;
  /** For screen readers. */
  label: string;
}

/** @public map.tsx takes it from the chunk as a whole. */
export function Drawing({ element, box, config, label }: DrawingProps): ReactNode {
  const document = element.ownerDocument;
  const [state, send] = useReducer(mapMachine, initialMap);
  const [opened, setOpened] = useState(0);
  const gray = useStore($breakpoint, (name) => grayFor(config.grays, name));
  // What the page has is known when it is asked, and may be more in the next round.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const providers = useMemo(() => sources(mapOptions(), document), [document, state.round]);
  const count = providers.length;
  useLayoutEffect(() => send({ type: 'near', providers: count }), [count]);
  const retry = () => send({ type: 'retry', providers: sources(mapOptions(), document).length });
  useRetry(document, state.phase === 'failed', retry);

  /** Content that changes on hover follows an opened window, as with the theme's script (docs/reference/maps.md#googles-maps). */
  function onOpen(): void {
    element.dispatchEvent(new MouseEvent('mouseleave'));
    setOpened((times) => times + 1);
  }

  function onFail(reason: string): void {
    send({ type: 'fail', providers: count });
    reportFailure(`${source?.name} cannot be used: ${reason}. ${source?.remedy}.`, {
      package: '@enliven/modules',
      behavior: 'map',
      element,
    });
  }

  const active = state.phase === 'loading' || state.phase === 'drawn';
  const source = active ? providers[state.provider] : undefined;
  return (
    <>
      {source && (
        <Attempt
          key={`${state.round} ${state.provider}`}
          element={element}
          box={box}
          source={source}
          view={{ ...config, label, onOpen }}
          gray={gray}
          onDrawn={() => send({ type: 'drawn' })}
          onFail={onFail}
        />
      )}
      {opened > 0 && <Entering key={opened} element={element} />}
      <Places
        box={box}
        config={config}
        phase={state.phase}
        google={providers.some(({ name }) => name.startsWith('Google'))}
        {...(count > 0 && { onRetry: retry })}
      />
    </>
  );
}

function Entering({ element }: { element: Element }): null {
  useTimeout(() => element.dispatchEvent(new MouseEvent('mouseenter')), HOVER_PAUSE);
  return null;
}

/** Retries a failed map when the connection is back or Google's script has loaded. */
function useRetry(document: Document, failed: boolean, retry: () => void): void {
  const latest = useLatest(retry);
  useLayoutEffect(() => {
    const view = document.defaultView;
    if (!failed || !view) return;
    const onOnline = () => latest.current();
    // Events of scripts do not bubble, but can be captured.
    const onLoad = ({ target }: Event) => {
      if (target instanceof view.Element && target.matches(GOOGLE_SCRIPT)) latest.current();
    };
    view.addEventListener('online', onOnline);
    document.addEventListener('load', onLoad, true);
    return () => {
      view.removeEventListener('online', onOnline);
      document.removeEventListener('load', onLoad, true);
    };
  }, [document, failed, latest]);
}
