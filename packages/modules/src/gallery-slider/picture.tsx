/** Follows the picture that is shown, to place the controls by it. */
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
    if (!picture || typeof ResizeObserver !== 'function') return;
    // Runs after layout, so reading here costs nothing.
    const observer = new ResizeObserver(() =>
      onPlace(controlPlace(element.getBoundingClientRect(), picture.getBoundingClientRect())),
    );
    observer.observe(element);
    observer.observe(picture);
    return () => observer.disconnect();
  }, [element, slide, onPlace]);
  return null;
}
