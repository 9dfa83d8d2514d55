/** Draws a map with the first of the page's providers that can be used. Lazy part: fetched once a map comes near. */
import {
  $breakpoint,
  asNumber,
  asText,
  page,
  reportFailure,
  revealed,
  siteOptions,
  useInsert,
  useLatest,
  useStore,
  useStyle,
  useTimeout,
  watchSize,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import {
  type DrawnMap,
  GOOGLE_SCRIPT,
  grayFor,
  HOVER_PAUSE,
  hasGoogle,
  type MapConfig,
  type MapProvider,
  type MapView,
  PROVIDER_TIMEOUT,
} from './config';
import { initialMap, mapMachine, Places } from './places';

interface Source {
  name: string;
  /** What to do when it cannot be used. */
  remedy: string;
  /** @param signal ends the waiting */
  load(signal: AbortSignal): Promise<MapProvider>;
}

/**
 * Lists the providers that a page can use, in their order; the code of each is fetched when it is needed.
 * Returns the providers that the site has chosen: Google by its script or a key, Leaflet by an address of tiles.
 */
function sources(options: MapOptions, document: Document): Source[] {
  const { provider, key, tiles } = options;
  const found: Source[] = [];
  if (provider !== 'leaflet' && (key || hasGoogle(document))) {
    found.push({
      name: 'Google Maps',
      remedy: 'Check the key, and that a Content-Security-Policy allows maps.googleapis.com and maps.gstatic.com',
      load: async (signal) => (await import('./google/google-maps')).loadGoogle(document, key, signal),
    });
  }
  if (provider !== 'google' && tiles) {
    found.push({
      name: 'Leaflet',
      remedy: `Check that tiles come from ${tiles} and that a Content-Security-Policy allows them`,
      load: async () => (await import('./leaflet/leaflet-maps')).leafletMaps(options),
    });
  }
  return found;
}

/** Reads what the site's configuration says about maps. */
export interface MapOptions {
  /** Use this one only. */
  provider: 'google' | 'leaflet' | undefined;
  /** Google's key, where the page does not bring Google's script itself. */
  key: string | undefined;
  /** Address of map tiles with `{z}`, `{x}` and `{y}`; `{s}` and `{r}` as Leaflet knows them. */
  tiles: string | undefined;
  /** Whom the tiles are from, and where that is said. */
  attribution: string | undefined;
  attributionUrl: string | undefined;
  /** The closest zoom there are tiles for. @default 19 */
  maxZoom: number;
}

const MAX_ZOOM = 19;

export function mapOptions(): MapOptions {
  const { provider, key, tiles, attribution, attributionUrl, maxZoom } = siteOptions('map');
  return {
    provider: provider === 'google' || provider === 'leaflet' ? provider : undefined,
    key: asText(key),
    tiles: asText(tiles),
    attribution: asText(attribution),
    attributionUrl: asText(attributionUrl),
    maxZoom: asNumber(maxZoom) ?? MAX_ZOOM,
  };
}

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

/** Loads one provider and draws the map into an inserted element. */
function Attempt({ element, box, source, view, gray, onDrawn, onFail }: AttemptProps): null {
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
    const jQuery = page().global('jQuery') as ((target: Element) => Data) | undefined;
    if (!map || typeof jQuery !== 'function') return;
    jQuery(element).data?.('map', map);
    return () => void jQuery(element).removeData?.('map');
  }, [element, map]);
}
