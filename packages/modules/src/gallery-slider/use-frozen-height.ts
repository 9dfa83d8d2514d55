/** Keeps a picture that was shown from growing until the slider's width changes (docs/reference/sliders.md#moves). */
import { claim, measure, type Release, watchSize } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

interface Freezer {
  freeze(slide: HTMLElement): void;
  thaw(): void;
}

function freezer(): Freezer {
  const frozen = new Map<Element, Release>();
  let callOff = () => {};
  return {
    freeze(slide) {
      callOff();
      callOff = measure(
        () => {
          // A picture that is still on its way, or never comes, must not be held to the height of its alternative text.
          const ready = [...slide.querySelectorAll('img')].every(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          );
          return ready && getComputedStyle(slide).maxHeight === 'none' ? slide.offsetHeight : 0;
        },
        (height) => {
          if (height > 0) frozen.set(slide, claim(slide, 'style:max-height', `${height}px`));
        },
      );
    },
    thaw() {
      callOff();
      for (const release of frozen.values()) release();
      frozen.clear();
    },
  };
}

/** @returns what freezes a slide */
export function useFrozenHeight(element: Element): (slide: HTMLElement) => void {
  const [{ freeze, thaw }] = useState(freezer);
  useLayoutEffect(() => {
    let width = element.clientWidth;
    const stop = watchSize(
      [element],
      () => element.clientWidth,
      (now) => {
        if (now !== width) thaw();
        width = now;
      },
    );
    return () => {
      stop();
      thaw();
    };
  }, [element, thaw]);
  return freeze;
}
