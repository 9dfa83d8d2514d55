/** Slider, fullwidth slider, post slider or slider of a gallery post (docs/reference/sliders.md#variants). */
import type { BehaviorProps } from '@enliven/core';
import type { ReactNode } from 'react';
import { SliderEngine, useSlides } from '../shared/slider/slider-engine';
import type { SliderConfig } from '../shared/slider/slider-state';

export { sliderConfig as config } from '../shared/slider/slider-state';

export default function Slider({ element, config }: BehaviorProps<SliderConfig>): ReactNode {
  const slider = useSlides(element, config);
  return (
    <SliderEngine key={slider.version} element={element as HTMLElement} config={slider.config} start={slider.start} />
  );
}
