/** Map with pins (docs/reference/maps.md): a list of places, and the map once it is near the window. */
import {
  type BehaviorProps,
  documentOf,
  phrase,
  reportFailure,
  useAttr,
  useClass,
  useOnScreen,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { hasGoogle, type MapConfig, NEAR } from './config';
import { Places } from './places';

export { config } from './config';

const PARALLAX = '.et_parallax_bg,.et-pb-parallax-background';

export default function MapModule({ element, config }: BehaviorProps<MapConfig>): ReactNode {
  return config.box ? <NamedMap element={element} config={config} box={config.box} /> : null;
}

function NamedMap({ element, config, box }: BehaviorProps<MapConfig> & { box: HTMLElement }): ReactNode {
  const document = documentOf(element);
  const isNear = useOnScreen(element, NEAR);
  const drawing = useDrawing(element, isNear);
  const titles = config.pins.map(({ title }) => title).filter(Boolean);
  const label = titles.length > 0 ? phrase('map_of', 'Map: %1', titles.join(', ')) : phrase('map', 'Map');
  const hasParallax = useMemo(() => document.querySelector(PARALLAX) !== null, [document]);
  useAttr(element, 'role', 'region');
  useAttr(element, 'aria-label', label);
  useAttr(element, 'data-map-initialized', config.generation === 5 ? 'true' : undefined);
  useClass(document.body, 'parallax-map-support', hasParallax || undefined);
  useStyle(box, 'position', 'relative');
  useStyle(box, 'overflow', 'auto');
  return typeof drawing === 'object' ? (
    <drawing.Drawing element={element} box={box} config={config} label={label} />
  ) : (
    <Places box={box} config={config} phase={drawing ?? 'far'} google={hasGoogle(document)} />
  );
}

/** Loads the code that draws the map once the map is near. */
function useDrawing(element: Element, isNear: boolean): typeof import('./drawing') | 'failed' | undefined {
  const [drawing, setDrawing] = useState<typeof import('./drawing') | 'failed'>();
  useEffect(() => {
    if (!isNear) return;
    let isMounted = true;
    import(/* chunk: "start" */ './drawing').then(
      (module) => isMounted && setDrawing(module),
      (error) => {
        if (!isMounted) return;
        setDrawing('failed');
        reportFailure(
          `the code that draws the map failed to load: ${error}. Check that all files of the build are on the server.`,
          {
            package: '@enliven/modules',
            behavior: 'map',
            element,
          },
        );
      },
    );
    return () => {
      isMounted = false;
    };
  }, [element, isNear]);
  return drawing;
}
