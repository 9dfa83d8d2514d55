/** Bar counters (docs/reference/counters.md#bar-counters): bars that grow to their percentage once the list is in view. */
import {
  $reducedMotion,
  attribute,
  type BehaviorProps,
  member,
  type Page,
  queryAll,
  useClaims,
  useClass,
  useStore,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { usePrintedCounters } from '../shared/use-count';
import { useAttributes, useInView } from '../shared/use-element';
import { useSlice } from '../shared/use-slice';

export interface Bar {
  container: Element;
  /** Two overlapping elements, so that the text can have two colors. */
  amounts: HTMLElement[];
  /** Whether the server prints no percentage into the bar. */
  withoutText: boolean;
}

export interface BarCountersConfig {
  bars: Bar[];
  generation: 4 | 5;
}

export function config(element: Element, { generation }: Page): BarCountersConfig {
  const bars = queryAll(element, '.et_pb_counter_container').map((container) => {
    const amounts = queryAll<HTMLElement>(container, '.et_pb_counter_amount');
    return { container, amounts, withoutText: !member(container, 'textContent')?.trim() };
  });
  return { bars, generation };
}

/** The theme's animation, for bars whose percentage changes later. */
const GROW_ANIMATION = 'slideWidth 1s cubic-bezier(0.77,0,.175,1) 1';

const widthOf = (amount: Element | undefined) => attribute(amount, 'data-width')?.trim() ?? '';

/** Classes: `et-animated` on the root once it is in view. */
export default function BarCounters({ element, config }: BehaviorProps<BarCountersConfig>): ReactNode {
  const { bars, generation } = config;
  const reduced = useStore($reducedMotion);
  const seen = useInView(element);
  const reach = useSlice(bars.length);
  const [first] = useState(() => new Map(bars.flatMap(({ amounts }) => amounts).map((one) => [one, widthOf(one)])));
  usePrintedCounters(element);
  useAttributes(element, 'data-width');
  useClass(element, 'et-animated', seen ? true : undefined);

  function amountClaims(amount: HTMLElement, at: number): WantedClaim[] {
    const width = widthOf(amount);
    const percent = Number.parseFloat(width);
    const grows = generation === 5 && width !== first.get(amount) && !member(amount, 'style').transition;
    const claims: WantedClaim[] = Number.isFinite(percent) ? [[amount, 'style:width', `${percent}%`]] : [];
    if (reduced || grows) claims.push([amount, 'style:animation', reduced ? 'none' : GROW_ANIMATION]);
    // The amount below has the same text.
    if (at > 0) claims.push([amount, 'attr:aria-hidden', 'true']);
    return claims;
  }

  useClaims(
    bars.slice(0, reach).flatMap(({ container, amounts, withoutText }): WantedClaim[] => {
      const text = withoutText && widthOf(amounts[0]);
      const textAlternative: WantedClaim[] = text
        ? [
            [container, 'attr:role', 'img'],
            [container, 'attr:aria-label', text],
          ]
        : [];
      return [...textAlternative, ...amounts.flatMap(amountClaims)];
    }),
  );
  return null;
}
