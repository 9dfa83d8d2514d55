/** Lets the page know what cannot be played, and why. */
import { reportFailure } from '@enliven/core';
import type { Source } from '../player/sources';

export const tellFailure = (element: Element, message: string, sources: readonly Source[]): void =>
  reportFailure(`${message}: ${sources.map(({ src }) => src).join(', ')}`, {
    package: '@enliven/media',
    behavior: 'player',
    element,
  });
