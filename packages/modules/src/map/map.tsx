/** A map with pins (contract §21): drawn when it comes near, and a list of its places for everyone else. */
import {
  $breakpoint,
  type BehaviorProps,
  phrase,
  remark,
  useAttr,
  useClass,
  useOnScreen,
  useStore,
  useStyle,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { Attempt } from './attempt';
import { grayFor, type MapConfig } from './config';
import { HOVER_PAUSE, NEAR } from './constants';
import { initialMap, mapMachine } from './map-machine';
import { mapOptions } from './options';
import { Places } from './places';
import { sources } from './sources';
import { useSecondChance } from './use-second-chance';

export { config } from './config';

const PARALLAX = '.et_parallax_bg,.et-pb-parallax-background';

export default function MapModule({ element, config }: BehaviorProps<MapConfig>): ReactNode {
  return config.box ? <LiveMap element={element} config={config} box={config.box} /> : null;
}

function LiveMap({ element, config, box }: BehaviorProps<MapConfig> & { box: HTMLElement }): ReactNode {
  const document = element.ownerDocument;
  const [state, send] = useReducer(mapMachine, initialMap);
  const [opened, setOpened] = useState(0);
  const near = useOnScreen(element, NEAR);
  const gray = useStore($breakpoint, (name) => grayFor(config.grays, name));
  const begun = state.phase !== 'far';
  // What the page has is known when it is asked, and may be more the next time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const providers = useMemo(() => sources(mapOptions(), document), [document, state.round, begun]);

  useEffect(() => {
    if (near) send({ type: 'near', providers: sources(mapOptions(), document).length });
  }, [near, document]);
  const retry = () => send({ type: 'retry', providers: sources(mapOptions(), document).length });
  useSecondChance(document, state.phase === 'failed', retry);

  const titles = config.pins.map(({ title }) => title).filter(Boolean);
  const label = titles.length > 0 ? phrase('map_of', 'Map: %1', titles.join(', ')) : phrase('map', 'Map');
  const parallax = useMemo(() => document.querySelector(PARALLAX) !== null, [document]);
  useAttr(element, 'role', 'region');
  useAttr(element, 'aria-label', label);
  useAttr(element, 'data-map-initialized', config.generation === 5 ? 'true' : undefined);
  useClass(document.body, 'parallax-map-support', parallax || undefined);
  useStyle(box, 'position', 'relative');
  useStyle(box, 'overflow', state.phase === 'drawn' ? 'hidden' : 'auto');

  /** Content that changes on hover follows an opened window, as with the theme's script (contract §21.4). */
  function onOpen(): void {
    element.dispatchEvent(new MouseEvent('mouseleave'));
    setOpened((times) => times + 1);
  }

  const source = begun && state.phase !== 'failed' ? providers[state.provider] : undefined;
  const isGoogle = providers.some(({ name }) => name.startsWith('Google'));
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
          onFail={(reason) => {
            send({ type: 'fail', providers: providers.length });
            remark(`${source.name} cannot be used: ${reason}. ${source.remedy}.`, {
              package: '@enliven/modules',
              behavior: 'map',
              element,
            });
          }}
        />
      )}
      {opened > 0 && <Entering key={opened} element={element} />}
      <Places
        box={box}
        config={config}
        phase={state.phase}
        google={isGoogle}
        {...(providers.length > 0 && { onRetry: retry })}
      />
    </>
  );
}

function Entering({ element }: { element: Element }): null {
  useTimeout(() => element.dispatchEvent(new MouseEvent('mouseenter')), HOVER_PAUSE);
  return null;
}
