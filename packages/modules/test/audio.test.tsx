/** Audio modules: names and controls of recordings, and messages for broken ones. */
import { audio } from '@enliven/modules';
import { html, nextFrames, renderBehavior } from '@enliven/testing';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { audio as markup } from './media-markup';

/** Counts resize events over all tests, which share one page. */
const resized = vi.fn();
window.addEventListener('resize', resized);
afterAll(() => window.removeEventListener('resize', resized));

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

async function render(page = markup()) {
  const { stop } = await renderBehavior(audio, page);
  open.push(stop);
  const recordings = [...document.querySelectorAll('audio')];
  return { recordings, recording: recordings[0] as HTMLAudioElement };
}

describe('an audio module', () => {
  it('names the recording after its heading, and keeps the server’s attributes', async () => {
    const { recording } = await render();
    expect(recording.getAttribute('aria-label')).toBe('Drum at dawn');
    expect([recording.getAttribute('preload'), recording.getAttribute('controls')]).toEqual(['none', '']);
    expect(recording.className).toBe('wp-audio-shortcode');
  });

  it('names the recording after the post in a blog', async () => {
    const { recording } = await render(html`<article><h2 class="entry-title">Harbour  hours</h2>
<div class="et_audio_content"><div class="et_audio_container"><audio controls src="/a.mp3"></audio></div></div></article>`);
    expect(recording.getAttribute('aria-label')).toBe('Harbour hours');
  });

  it('keeps an existing name', async () => {
    const { recording } = await render(markup('<audio controls aria-label="Mine" src="/a.mp3"></audio>'));
    expect(recording.getAttribute('aria-label')).toBe('Mine');
  });

  it('adds the browser’s controls to a recording without controls, and prevents preloading', async () => {
    const { recording } = await render(markup('<audio src="/a.mp3"></audio>'));
    expect([recording.hasAttribute('controls'), recording.getAttribute('preload')]).toEqual([true, 'none']);
  });

  it('has light controls on a dark background only', async () => {
    const { recording } = await render();
    expect(recording.style.getPropertyValue('color-scheme')).toBe('dark');
    for (const stop of open.splice(0)) await stop();
    const light = await render(markup().replace('bg_layout_dark', 'bg_layout_light'));
    expect(light.recording.style.getPropertyValue('color-scheme')).toBe('');
  });

  it('pauses when another recording plays', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    const { recordings } = await render(markup() + markup());
    recordings[1]?.dispatchEvent(new Event('play'));
    expect(pause).not.toHaveBeenCalled();
    recordings[1]?.dispatchEvent(new Event('playing'));
    expect(new Set(pause.mock.contexts)).toEqual(new Set([recordings[0]]));
  });

  it('does not change a recording inside WordPress’ media player', async () => {
    const { recording } = await render(markup('<div class="mejs-container"><audio src="/a.mp3"></audio></div>'));
    expect(recording.outerHTML).toBe('<audio src="/a.mp3"></audio>');
  });

  it('shows a message with a link to the file while the recording cannot be played', async () => {
    const { recording } = await render(markup('<audio controls><source src="https://site.example/a.mp3"></audio>'));
    recording.querySelector('source')?.dispatchEvent(new Event('error'));
    await nextFrames();
    const message = document.querySelector('.enliven-media-message');
    expect(message?.getAttribute('role')).toBe('status');
    expect(message?.textContent).toContain('cannot be played');
    expect(message?.querySelector('a')?.href).toBe('https://site.example/a.mp3');
    recording.dispatchEvent(new Event('canplay'));
    await nextFrames();
    expect(document.querySelector('.enliven-media-message')).toBeNull();
  });

  it('shows no link to an address that runs code', async () => {
    const { recording } = await render(markup('<audio controls><source src="javascript:alert(1)"></audio>'));
    recording.dispatchEvent(new Event('error'));
    await nextFrames();
    expect(document.querySelector('.enliven-media-message a')).toBeNull();
  });

  it('dispatches one resize event for all recordings in the posts of a page', async () => {
    const post =
      '<div class="et_audio_content"><div class="et_audio_container"><audio src="/a.mp3"></audio></div></div>';
    await render(post + post);
    expect(resized).toHaveBeenCalledTimes(1);
  });
});
