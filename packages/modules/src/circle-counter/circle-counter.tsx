/** A circle counter (docs/reference/counters.md#circle-counters): a ring that closes to a percentage once it is in view. */
import { $viewport, type BehaviorProps, useAttr, useEvent, useInsert, useStore, useStyle } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useCount } from '../shared/use-count';
import { useAttributes, useHovered, useInView, useSticky } from '../shared/use-element-state';
import { useWidth } from '../shared/use-measured';
import { useText } from '../shared/use-text';
import type { CircleCounterConfig } from './config';
import { drawRing, resolveColor } from './draw-ring';

export { config } from './config';

const CANVAS = { tag: 'canvas' } as const;

/** Nothing without a place for the ring. */
export default function CircleCounter(props: BehaviorProps<CircleCounterConfig>): ReactNode {
  const { host, percent } = props.config;
  return host && percent ? <Ring {...props} host={host} percent={percent} /> : null;
}

interface RingProps extends BehaviorProps<CircleCounterConfig> {
  host: Element;
  percent: Element;
}

/** Answers `containerWidthChanged` on the root, as other scripts send it, besides measuring by itself. */
function Ring({ element, config, host, percent }: RingProps): ReactNode {
  useAttributes(element, 'data-number-value');
  const viewport = useStore($viewport, ({ width }) => width);
  const hovered = useHovered(config.hovers ? host : null);
  const sticky = useSticky(element);
  const ringStyle = config.ringStyle(viewport, hovered ? 'hover' : sticky ? 'sticky' : 'value');
  const number = Number.parseFloat(ringStyle.value);
  const size = useWidth(host);
  const seen = useInView(element);
  const canvas = useInsert(host, CANVAS) as HTMLCanvasElement | null;
  const write = useText(config.text);
  const shown = useRef(0);

  function paint(): void {
    if (!canvas || size === 0) return;
    const [bar, track] = [resolveColor(canvas, ringStyle.bar), resolveColor(canvas, ringStyle.track)];
    drawRing(canvas, size, shown.current, { ...ringStyle, bar, track });
  }

  useAttr(percent, 'role', 'img');
  useAttr(percent, 'aria-label', ringStyle.value + config.sign);
  useStyle(percent.querySelector('p'), 'visibility', seen ? 'visible' : undefined);
  useCount(element, seen ? number || 0 : undefined, (value, ended) => {
    shown.current = value;
    write(ended ? ringStyle.value : value.toFixed());
    paint();
  });
  useEvent(element, 'containerWidthChanged', paint);
  useLayoutEffect(() => canvas?.setAttribute('aria-hidden', 'true'), [canvas]);
  // Changed sizes and colors do not restart the count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `paint` is new in every render and reads just these.
  useLayoutEffect(paint, [canvas, size, ringStyle.bar, ringStyle.track, ringStyle.alpha]);
  return null;
}
