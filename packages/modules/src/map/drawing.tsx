/** Draws a map with the first provider that works. Loads when a map is near the window. */
import {
  $breakpoint,
  asNumber,
  asText,
  documentOf,
  matches,
  member,
  page,
  reportFailure,
  revealed,
  siteOptions,
  useInsert,
  useLatest,
  useScope,
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

interface ProviderSource {
  name: string;
  /** Advice for the site owner if the provider fails. */
  remedy: string;
  /** Loads the provider. @param signal aborts loading */
  load(signal: AbortSignal): Promise<MapProvider>;
}

/**
 * Returns the providers that the site has configured, in order of preference: Google by its script or a key, Leaflet by a tile
 * address. The code of a provider loads on demand.
 */
function providerSources(options: MapOptions, document: Document): ProviderSource[] {
  const { provider, key, tiles } = options;
  const sources: ProviderSource[] = [];
  if (provider !== 'leaflet' && (key || hasGoogle(document))) {
    sources.push({
      name: 'Google Maps',
      remedy: 'Check the key, and that a Content-Security-Policy allows maps.googleapis.com and maps.gstatic.com',
      load: async (signal) => (await import('./google/google-maps')).loadGoogle(document, key, signal),
    });
  }
  if (provider !== 'google' && tiles) {
    sources.push({
      name: 'Leaflet',
      remedy: `Check that tiles come from ${tiles} and that a Content-Security-Policy allows them`,
      load: async () => (await import('./leaflet/leaflet-maps')).leafletMaps(options),
    });
  }
  return sources;
}

/** Site configuration of maps. */
export interface MapOptions {
  /** Restricts maps to one provider. */
  provider: 'google' | 'leaflet' | undefined;
  /** Google API key, for pages without Google's script. */
  key: string | undefined;
  /** Address of map tiles with `{z}`, `{x}` and `{y}`, and Leaflet's `{s}` and `{r}`. */
  tiles: string | undefined;
  /** Attribution of the tiles, and the address of its link. */
  attribution: string | undefined;
  attributionUrl: string | undefined;
  /** Largest zoom of the tiles. @default 19 */
  maxZoom: number;
}

const MAX_ZOOM = 19;

/** Reads the site configuration of maps. */
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
  /** Accessible name of the map. */
  label: string;
}

/** Map and list of places. @public map.tsx uses the whole module. */
export function Drawing({ element, box, config, label }: DrawingProps): ReactNode {
  const document = documentOf(element);
  const [state, send] = useReducer(mapMachine, initialMap);
  const [openCount, setOpenCount] = useState(0);
  const gray = useStore($breakpoint, (name) => grayFor(config.grays, name));
  // Providers are read again in each round, since Google's script may have loaded meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const providers = useMemo(() => providerSources(mapOptions(), document), [document, state.round]);
  const count = providers.length;
  useLayoutEffect(() => send({ type: 'near', providers: count }), [count]);
  const retry = () => send({ type: 'retry', providers: providerSources(mapOptions(), document).length });
  useRetry(document, state.phase === 'failed', retry);

  /** Restarts hover effects after an info window opens, as the theme's script does (docs/reference/maps.md#google-maps). */
  function onOpen(): void {
    member(element, 'dispatchEvent')(new MouseEvent('mouseleave'));
    setOpenCount((count) => count + 1);
  }

  function onFail(reason: string): void {
    send({ type: 'fail', providers: count });
    reportFailure(`${source?.name} cannot be used: ${reason}. ${source?.remedy}.`, {
      package: '@enliven/modules',
      behavior: 'map',
      element,
    });
  }

  const isActive = state.phase === 'loading' || state.phase === 'drawn';
  const source = isActive ? providers[state.provider] : undefined;
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
      {openCount > 0 && <HoverEffect key={openCount} element={element} />}
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

/** Dispatches `mouseenter` after a pause. */
function HoverEffect({ element }: { element: Element }): null {
  useTimeout(() => member(element, 'dispatchEvent')(new MouseEvent('mouseenter')), HOVER_PAUSE);
  return null;
}

/** Retries a failed map when the browser is online again or Google's script has loaded. */
function useRetry(document: Document, failed: boolean, retry: () => void): void {
  const latest = useLatest(retry);
  useScope(
    (scope) => {
      const view = document.defaultView;
      if (!failed || !view) return;
      scope.on(view, 'online', () => latest.current());
      const onLoad = ({ target }: Event) => {
        if (target instanceof view.Element && matches(target, GOOGLE_SCRIPT)) latest.current();
      };
      // Events of scripts do not bubble, but can be captured.
      document.addEventListener('load', onLoad, true);
      scope.add(() => document.removeEventListener('load', onLoad, true));
    },
    [document, failed, latest],
  );
}

interface AttemptProps {
  element: Element;
  box: HTMLElement;
  source: ProviderSource;
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
  const container = useInsert(box, INSERTION);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const latest = useLatest({ view, onDrawn, onFail });
  useTimeout(() => onFail(`no answer within ${PROVIDER_TIMEOUT / 1000} seconds`), drawn ? null : PROVIDER_TIMEOUT);

  useLayoutEffect(() => {
    if (!container) return;
    const controller = new AbortController();
    const { signal } = controller;
    let map: DrawnMap | undefined;
    const fail = (error: unknown) => !signal.aborted && latest.current.onFail(reasonOf(error));
    async function draw(target: HTMLElement): Promise<void> {
      const provider = await source.load(signal);
      if (signal.aborted) return;
      Object.assign(member(target, 'style'), { position: 'absolute', inset: '0' });
      const { view: currentView } = latest.current;
      map = provider.draw(target, { ...currentView, onOpen: () => latest.current.view.onOpen(), onFailure: fail });
      setDrawn(map);
      latest.current.onDrawn();
    }
    draw(container).catch(fail);
    return () => {
      controller.abort();
      map?.remove();
      setDrawn(undefined);
    };
  }, [container, source, latest]);

  useLayoutEffect(() => drawn?.gray(gray), [drawn, gray]);
  useScope(
    (scope) => {
      if (!container || !drawn) return;
      const fit = () => drawn.fit();
      scope.add(revealed.on((content) => member(content, 'contains')(container) && fit()));
      scope.add(watchSize([container], () => {}, fit));
    },
    [container, drawn],
  );
  useStyle(box, 'overflow', drawn ? 'hidden' : undefined);
  useMapData(element, drawn?.map);
  return null;
}

interface JQueryData {
  data(name: string, value: unknown): unknown;
  removeData(name: string): unknown;
}

/** Sets the provider's map as jQuery data, which other scripts read: `$('.et_pb_map_container').data('map')`. */
function useMapData(element: Element, map: unknown): void {
  useLayoutEffect(() => {
    const jQuery = page().global('jQuery') as ((target: Element) => JQueryData) | undefined;
    if (!map || typeof jQuery !== 'function') return;
    jQuery(element).data?.('map', map);
    return () => void jQuery(element).removeData?.('map');
  }, [element, map]);
}
