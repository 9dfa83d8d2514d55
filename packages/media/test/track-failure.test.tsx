/** A track that cannot be read is reported to the page, and the other tracks are read. */
import type { Failure } from '@enliven/core';
import { emit } from '@enliven/core';
import { silence, until } from '@enliven/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import '../src/tracks/tracks';
import { video } from './player-markup';
import { find, mountAll, press, withPlayers } from './support/player-stage';

withPlayers();

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nHello';
const track = (name: string, language: string) =>
  `<track kind="captions" src="/${name}" srclang="${language}" label="${name}">`;

it('a track that cannot be read causes an event on the media element and one warning, but no error', async () => {
  const consoleMessages = silence();
  const monitored = vi.fn();
  globalThis.reportError = monitored;
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).endsWith('good.srt') ? new Response(SRT) : new Response('Not found', { status: 404 }),
  );
  const heard: CustomEvent<Failure>[] = [];
  const note = (event: Event) => void heard.push(event as CustomEvent<Failure>);
  document.addEventListener('enliven:failure', note);
  onTestFinished(() => {
    document.removeEventListener('enliven:failure', note);
    consoleMessages.restore();
    vi.unstubAllGlobals();
  });

  const { media } = await mountAll(
    video(
      `<source type="video/mp4" src="/files/clip.mp4">${track('bad.srt', 'de')}${track('worse.srt', 'fr')}${track('good.srt', 'en')}`,
    ),
  );
  emit(find('.mejs-container'), 'pointerenter');
  await until(() => document.querySelector('.mejs-captions-button') !== null && heard.length === 2);
  const words = (name: string) =>
    `[enliven/media] player on "#video-1-1_html5": no captions in ${new URL(`/${name}`, location.href).href}`;
  expect(heard.map(({ detail, target, bubbles }) => [detail.package, detail.behavior, target, bubbles])).toEqual(
    Array(2).fill(['@enliven/media', 'player', media, true]),
  );
  expect(heard.map(({ detail }) => detail.message)).toEqual(consoleMessages.remarks);
  expect(heard.map(({ detail }) => detail.element)).toEqual([media, media]);
  expect(consoleMessages.remarks).toEqual([words('bad.srt'), words('worse.srt')]);
  expect([consoleMessages.errors, monitored.mock.calls]).toEqual([[], []]);
  press('.mejs-captions-button button');
  const choices = () => document.querySelector('.mejs-captions-selector')?.textContent ?? '';
  await until(() => /good\.srt(?! \(loading)/.test(choices()));
});
