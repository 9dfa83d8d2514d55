/** A map with pins (docs/reference/maps.md): a list of its places for everyone, and what draws it once it comes near. */
import { type BehaviorProps, phrase, reportFailure, useAttr, useClass, useOnScreen, useStyle } from '@enliven/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { hasGoogle, type MapConfig, NEAR } from './config';
import { Places } from './places';

export { config } from './config';

const PARALLAX = '.et_parallax_bg,.et-pb-parallax-background';

export default function MapModule({ element, config }: BehaviorProps<MapConfig>): ReactNode {
  return config.box ? <NamedMap element={element} config={config} box={config.box} /> : null;
}

function NamedMap({ element, config, box }: BehaviorProps<MapConfig> & { box: HTMLElement }): ReactNode {
  const document = element.ownerDocument;
  const near = useOnScreen(element, NEAR);
  const drawing = useDrawing(element, near);
  const titles = config.pins.map(({ title }) => title).filter(Boolean);
  const label = titles.length > 0 ? phrase('map_of', 'Map: %1', titles.join(', ')) : phrase('map', 'Map');
  const parallax = useMemo(() => document.querySelector(PARALLAX) !== null, [document]);
  useAttr(element, 'role', 'region');
  useAttr(element, 'aria-label', label);
  useAttr(element, 'data-map-initialized', config.generation === 5 ? 'true' : undefined);
  useClass(document.body, 'parallax-map-support', parallax || undefined);
  useStyle(box, 'position', 'relative');
  useStyle(box, 'overflow', 'auto');
  return typeof drawing === 'object' ? (
    <drawing.Drawing element={element} box={box} config={config} label={label} />
  ) : (
    <Places box={box} config={config} phase={drawing ?? 'far'} google={hasGoogle(document)} />
  );
}

/** The code that draws, once the map is near. */
function useDrawing(element: Element, near: boolean): typeof import('./drawing') | 'failed' | undefined {
  const [drawing, setDrawing] = useState<typeof import('./drawing') | 'failed'>();
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    import('./drawing').then(
      (module) => wanted && setDrawing(module),
      (error) => {
        if (!wanted) return;
        setDrawing('failed');
        reportFailure(
          `the code that draws it did not arrive: ${error}. Check that all files of the build are on the server.`,
          {
            package: '@enliven/modules',
            behavior: 'map',
            element,
          },
        );
      },
    );
    return () => {
      wanted = false;
    };
  }, [element, near]);
  return drawing;
}
