/** Vimeo video on a page: no request before the press, and only messages of its own frame. */
import { renderBehavior, until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { player } from '../src/player';
import { video } from './player-markup';

const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector) as E;

it('a Vimeo frame is inserted after a press, and its error is shown', async () => {
  const { stop } = await renderBehavior(
    player,
    video('<source type="video/vimeo" src="https://vimeo.com/1?loop=0&_=1">'),
  );
  await until(() => document.querySelector('.mejs-overlay-button') !== null);
  expect(document.querySelector('iframe')).toBeNull();
  find('.mejs-overlay-button').click();
  await until(() => document.querySelector('mediaelementwrapper iframe') !== null);
  const frame = find<HTMLIFrameElement>('mediaelementwrapper iframe');
  expect(frame.src).toBe('https://player.vimeo.com/video/1?dnt=1&controls=0&playsinline=1&loop=0');
  const say = (origin: string) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: frame.contentWindow,
        data: JSON.stringify({ event: 'error', data: { name: 'PrivacyError', message: 'Private.' } }),
      }),
    );
  say('https://evil.test');
  expect(document.querySelector('iframe')).not.toBeNull();
  say('https://player.vimeo.com');
  await until(() => find('[role=alert] p')?.textContent === 'Code PrivacyError: Private.');
  expect(document.querySelector('iframe')).toBeNull();
  await stop();
  expect(document.querySelector('.mejs-container')).toBeNull();
});
