/** Bar counters (contract §16): bars that grow to their percentage once the list is in view. */
import { $reducedMotion, type BehaviorProps, type Page, useAttr, useClass, useStore, useStyle } from '@enliven/core';
import { type ReactNode, useRef } from 'react';
import { useAttributes } from '../shared/use-attributes';
import { useInView } from '../shared/use-in-view';

export interface Bar {
  container: Element;
  /** Two on top of each other, so that the text can have two colors. */
  amounts: Element[];
  /** The server prints no percentage into the bar. */
  silent: boolean;
}

export interface BarCountersConfig {
  bars: Bar[];
  generation: 4 | 5;
}

export function config(element: Element, { generation }: Page): BarCountersConfig {
  const bars = [...element.querySelectorAll('.et_pb_counter_container')].map((container) => {
    const amounts = [...container.querySelectorAll('.et_pb_counter_amount')];
    return { container, amounts, silent: !container.textContent?.trim() };
  });
  return { bars, generation };
}

/** The theme's own growth, for bars whose percentage changes later. */
const GROWTH = 'slideWidth 1s cubic-bezier(0.77,0,.175,1) 1';

/** Classes: `et-animated` on the root from the moment it is in view. */
export default function BarCounters({ element, config }: BehaviorProps<BarCountersConfig>): ReactNode {
  const seen = useInView(element);
  useAttributes(element, 'data-width');
  useClass(element, 'et-animated', seen ? true : undefined);
  // biome-ignore lint/suspicious/noArrayIndexKey: the server's bars neither move nor change their number.
  return config.bars.map((bar, at) => <BarCounter key={at} bar={bar} grows={config.generation === 5} />);
}

function BarCounter({ bar: { container, amounts, silent }, grows }: { bar: Bar; grows: boolean }): ReactNode {
  const width = amounts[0]?.getAttribute('data-width')?.trim();
  useAttr(container, 'role', silent && width ? 'img' : undefined);
  useAttr(container, 'aria-label', silent ? width : undefined);
  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
  return amounts.map((amount, at) => <Amount key={at} amount={amount} again={at > 0} grows={grows} />);
}

/** @param again the text was read in the amount below this one */
function Amount({ amount, again, grows }: { amount: Element; again: boolean; grows: boolean }): ReactNode {
  const reduced = useStore($reducedMotion);
  const percent = Number.parseFloat(amount.getAttribute('data-width') ?? '');
  const first = useRef(percent);
  const regrows = grows && percent !== first.current && !(amount as HTMLElement).style.transition;
  useStyle(amount, 'width', Number.isFinite(percent) ? `${percent}%` : undefined);
  useStyle(amount, 'animation', reduced ? 'none' : regrows ? GROWTH : undefined);
  useAttr(amount, 'aria-hidden', again ? true : undefined);
  return null;
}
