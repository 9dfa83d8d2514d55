/** A gallery as slider (docs/reference/sliders.md#gallery-controls): the engine, with controls placed by the picture. */
import type { BehaviorProps } from '@enliven/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { SliderConfig } from '../shared/slider/slider-config';
import { SliderEngine } from '../shared/slider/slider-engine';
import { useSlides } from '../shared/slider/use-slides';
import { ARROW_HALF } from './constants';
import type { ControlPlace } from './control-place';
import { Picture } from './picture';
import { useFrozenHeight } from './use-frozen-height';

export { sliderConfig as config } from '../shared/slider/slider-config';

export default function GallerySlider({ element, config }: BehaviorProps<SliderConfig>): ReactNode {
  const live = useSlides(element, config);
  const freeze = useFrozenHeight(element);
  const [place, setPlace] = useState<ControlPlace>();
  const { top, bottom } = place ?? {};
  const arrowStyle = useMemo(() => ({ color: 'inherit', ...(top && { top, marginTop: `-${ARROW_HALF}px` }) }), [top]);
  return (
    <SliderEngine
      key={live.version}
      element={element as HTMLElement}
      config={live.config}
      start={live.start}
      arrowStyle={arrowStyle}
      dotsBottom={bottom}
      onArrived={freeze}
    >
      {(active) =>
        live.config.generation === 5 && (
          <Picture element={element} slide={live.config.slides[active]} onPlace={setPlace} />
        )
      }
    </SliderEngine>
  );
}
