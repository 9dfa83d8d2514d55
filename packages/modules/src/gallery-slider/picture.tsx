/** Follows the picture that is shown, to place the controls by it. */
import { watchSize } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { type ControlPlace, controlPlace } from './control-place';

interface PictureProps {
  element: Element;
  slide: Element | undefined;
  onPlace(place: ControlPlace | undefined): void;
}

export function Picture({ element, slide, onPlace }: PictureProps): null {
  useLayoutEffect(() => {
    const picture = slide?.querySelector('.et_pb_gallery_image');
    if (!picture) return;
    return watchSize(
      [element, picture],
      () => controlPlace(element.getBoundingClientRect(), picture.getBoundingClientRect()),
      onPlace,
    );
  }, [element, slide, onPlace]);
  return null;
}
