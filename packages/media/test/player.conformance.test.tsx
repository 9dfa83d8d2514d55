/** Conformance suite for players. */
import { describeBehavior } from '@enliven/testing';
import { beforeAll } from 'vitest';
import { player } from '../src/player';
import { AUDIO, VIDEO } from './player-markup';
import { playUsualFormats } from './support/fake-media';

playUsualFormats();

// Loading these parts takes a while, and would change a player between two comparisons.
beforeAll(() =>
  Promise.all([
    import('../src/api/api'),
    import('../src/interaction/interaction'),
    import('../src/layers/error-details'),
    import('../src/player/style-sheet'),
  ]),
);

const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
};

describeBehavior(player, {
  html: AUDIO,
  act: () => press('.mejs-playpause-button button'),
});

describeBehavior(
  { ...player, name: 'player of a video' },
  { html: VIDEO, act: () => press('.mejs-playpause-button button') },
);
