/** An upright slider for loudness: there for as long as somebody is at its button. */
import { useEvent } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { VolumeSlider } from '../controls/volume-slider';
import type { UprightProps } from '../player/parts';

export function Upright({ box, ...props }: UprightProps): ReactNode {
  // Somebody was there before it was.
  const [open, setOpen] = useState(() => !!box?.matches(':hover,:focus-within'));
  useEvent(box, 'mouseenter', () => setOpen(true));
  useEvent(box, 'mouseleave', () => setOpen(false));
  useEvent(box, 'focusin', () => setOpen(true));
  useEvent<FocusEvent>(box, 'focusout', ({ relatedTarget }) => setOpen(!!box?.contains(relatedTarget as Node | null)));
  return open && <VolumeSlider {...props} />;
}
