/** Players keep to the rules of all behaviors. */
import { describeBehavior } from '@enliven/testing';
import { player } from '../src/player';
import { AUDIO, VIDEO } from './player-markup';
import { playUsualFormats } from './support/fake-media';

playUsualFormats();

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
