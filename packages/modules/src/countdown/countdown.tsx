/** A countdown timer (docs/reference/counters.md#countdowns): one tick a second while it is seen and something is left. */
import {
  $pageVisible,
  $viewport,
  type BehaviorProps,
  environmentStore,
  useAttr,
  useClass,
  useOnScreen,
  useProp,
  useStore,
} from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useWidth } from '../shared/use-measured';
import { type CountdownConfig, describeMoment, type UnitParts } from './config';
import { NARROW_CONTAINER, NARROW_WINDOW, timeLeft, type UnitLeft } from './time-left';

export { config } from './config';

/** Classes: `zero` on a unit, and on the colon after it, once nothing is left of it and of those before. */
export default function Countdown({ element, config }: BehaviorProps<CountdownConfig>): ReactNode {
  const { units, container, end, title, generation } = config;
  const onScreen = useOnScreen(element);
  const left = timeLeft(end - useSecond(onScreen, end));
  const moment = useMoment(config, onScreen);
  const width = useWidth(generation === 4 ? container : null);
  const inNarrowWindow = useStore($viewport, (viewport) => generation === 5 && viewport.width <= NARROW_WINDOW);
  const short = config.narrow || inNarrowWindow || (width > 0 && width <= NARROW_CONTAINER);

  // A timer is not announced with every tick; its name contains the end.
  useAttr(element, 'role', 'timer');
  useAttr(element, 'aria-label', [title, moment].filter(Boolean).join(': ') || undefined);
  return units.map((parts) => <UnitView key={parts.unit} parts={parts} left={left[parts.unit]} short={short} />);
}

interface UnitViewProps {
  parts: UnitParts;
  left: UnitLeft;
  short: boolean;
}

function UnitView({ parts, left, short }: UnitViewProps): ReactNode {
  useProp(parts.value, 'textContent', left.text);
  useProp(parts.label, 'textContent', (short ? parts.short : parts.full) ?? undefined);
  useClass(parts.root, 'zero', left.zero);
  useClass(parts.separator, 'zero', left.zero);
  return null;
}

/** Returns the end in words once the timer has been on screen, in a task of its own. */
function useMoment({ end, language }: CountdownConfig, onScreen: boolean): string {
  const [moment, setMoment] = useState('');
  useEffect(() => {
    if (onScreen) setMoment(describeMoment(end, language));
  }, [onScreen, end, language]);
  return moment;
}

/** Returns Unix time in seconds; not updated unless `active`, and after `end`. */
function useSecond(active: boolean, end: number): number {
  const [second, setSecond] = useState(() => $second.get());
  const running = active && second < end;
  useLayoutEffect(() => {
    if (!running) return;
    const stop = $second.listen(setSecond);
    setSecond($second.get());
    return stop;
  }, [running]);
  return second;
}

/**
 * The current second, in Unix time. No timer runs without a listener or on a hidden page; the value is read from the clock.
 */
export const $second = environmentStore<number>(
  () => Math.ceil(Date.now() / 1000),
  (update) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      clearTimeout(timer);
      update();
      if ($pageVisible.get()) timer = setTimeout(tick, 1000 - (Date.now() % 1000) + 1);
    }
    const stop = $pageVisible.listen(tick);
    tick();
    return () => {
      stop();
      clearTimeout(timer);
    };
  },
);
