/** Messages of players that fail, and their report (docs/reference/players.md#trouble). */
import { reportFailure } from '@enliven/core';
import type { Source } from '../player/sources';

export const FORMAT_ERROR = 'Media error: Format(s) not supported or source(s) not found';
export const RECOVERY_ERROR = 'Cannot recover, last media error recovery failed';
export const NO_RENDERER = 'No renderer found';

export const NETWORK_ERROR = 'Network error';

/** Lets the page know what cannot be played, and why. */
export const reportSources = (element: Element, message: string, sources: readonly Source[]): void =>
  reportFailure(`${message}: ${sources.map(({ src }) => src).join(', ')}`, {
    package: '@enliven/media',
    behavior: 'player',
    element,
  });
