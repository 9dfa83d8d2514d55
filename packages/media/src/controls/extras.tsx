/** Optional controls: speed, picture-in-picture and controls of the site. Loads on sites that use them. */
import { report, useEvent } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PartProps } from '../player/parts';
import { featureOf } from '../shared/features';
import { ownText } from '../shared/texts';
import { useMediaValue } from '../shared/use-media-value';
import { Button } from './button';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** Speed button; each press selects the next speed. */
function Speed({ id, medium, disabled }: PartProps): ReactNode {
  const rate = useMediaValue(medium, 'ratechange loadedmetadata', (m) => m.playbackRate);
  const next = SPEEDS.find((speed) => speed > rate) ?? (SPEEDS[0] as number);
  return (
    <Button
      className="mejs-speed-button"
      label={`${ownText('speed', 'Speed')}: ${rate}×`}
      controls={id}
      disabled={disabled}
      onPress={() => {
        medium.playbackRate = next;
      }}
    >
      <span className="mejs-speed-value" aria-hidden="true">{`${rate}×`}</span>
    </Button>
  );
}

function PictureInPicture({ id, media, isVideo, disabled }: PartProps): ReactNode {
  const owner = media.ownerDocument;
  const video = media as HTMLVideoElement;
  const [on, setOn] = useState(false);
  useEvent(media, 'enterpictureinpicture', () => setOn(true));
  useEvent(media, 'leavepictureinpicture', () => setOn(false));
  if (!isVideo || !owner.pictureInPictureEnabled || video.disablePictureInPicture) return null;
  const toggle = () => (on ? owner.exitPictureInPicture() : video.requestPictureInPicture()).catch(() => {});
  return (
    <Button
      className="mejs-pip-button"
      label={ownText('picture-in-picture', 'Picture in picture')}
      controls={id}
      disabled={disabled}
      onPress={toggle}
      aria={{ 'aria-pressed': on }}
    />
  );
}

export default function Extra({ name, ...part }: PartProps & { name: string }): ReactNode {
  if (name === 'speed') return <Speed {...part} />;
  return name === 'pip' ? <PictureInPicture {...part} /> : <Custom {...part} name={name} />;
}

/** Control that the site defines. */
function Custom({ name, player }: PartProps & { name: string }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const build = featureOf(name);
    if (!build || !player || !ref.current) return;
    try {
      return build(ref.current, player, player.media) ?? undefined;
    } catch (error) {
      report(error, { package: '@enliven/media', behavior: 'player', element: ref.current });
    }
  }, [name, player]);
  return featureOf(name) ? <div className={`mejs-button mejs-${name}-button`} ref={ref} /> : null;
}
