/** Tells that a player has come to life around an element. */
import { channel } from '@enliven/core';

export const playerCame = channel<Element>('media-player');
