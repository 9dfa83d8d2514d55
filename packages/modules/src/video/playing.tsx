/** The player of a pressed cover: it begins, can be stopped, and has the focus the cover's button had. */
import { claim, useAttr } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import { addressOf, autoplayAddress } from './autoplay-address';
import { isFrame, type Player } from './find-player';

interface PlayingProps {
  player: Player;
  cover: Element;
}

/** What the server left out and a player that begins by itself needs. */
function missingAttributes(player: Player): { allow?: string; controls?: string } {
  if (!isFrame(player)) return player.hasAttribute('controls') ? {} : { controls: '' };
  const allow = player.getAttribute('allow') ?? '';
  // Without this permission the browser lets no page of another site begin by itself.
  return /\bautoplay\b/.test(allow) ? {} : { allow: `autoplay; ${allow}`.trim() };
}

/** Mounted anew for each press, so that an address a slider has put back begins again. */
export function Playing({ player, cover }: PlayingProps): null {
  const [missing] = useState(() => missingAttributes(player));
  useAttr(player, 'allow', missing.allow);
  useAttr(player, 'controls', missing.controls);
  useLayoutEffect(() => {
    // Nobody else's focus is taken away, e.g. when another script plays it.
    if (cover.contains(cover.ownerDocument.activeElement)) player.focus({ preventScroll: true });
    if (isFrame(player)) {
      const address = autoplayAddress(addressOf(player));
      return player.getAttribute('src') === address ? undefined : claim(player, 'attr:src', address);
    }
    // Refused or nothing to play: its controls are there to be used.
    void Promise.resolve(player.play()).catch(() => {});
  }, [player, cover]);
  return null;
}
