/** Messages of a player that cannot play, and new attempts. */
import { until } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { VIDEO, video } from './player-markup';
import { find, mountAll, press, withPlayers } from './support/player-stage';

withPlayers();

describe('a player that fails', () => {
  const broken = video('<source type="video/mp4" src="/gone.mp4?_=1"><source type="video/webm" src="/gone.webm?_=1">');

  it('shows a message with links to the files, and can try again', async () => {
    const { media, fake } = await mountAll(broken);
    const load = vi.spyOn(media, 'load');
    fake.failLastSource();
    await until(() => document.querySelector('.mejs-cannotplay') !== null);
    expect(find('[role=alert] p').textContent).toBe('Media error: Format(s) not supported or source(s) not found');
    expect([...document.querySelectorAll('.mejs-cannotplay a')].map((link) => link.getAttribute('href'))).toEqual([
      new URL('/gone.mp4?_=1', location.href).href,
      new URL('/gone.webm?_=1', location.href).href,
    ]);
    expect(find('.mejs-controls').style.display).toBe('none');
    press('.mejs-try-again');
    await until(() => document.querySelector('.mejs-cannotplay') === null);
    expect(load).toHaveBeenCalled();
    expect(media.paused).toBe(false);
    expect(find('.mejs-controls').style.display).toBe('');
  });

  it('distinguishes a network error from an unsupported format', async () => {
    const { fake } = await mountAll(VIDEO);
    fake.fail(2);
    await until(() => find('[role=alert] p')?.textContent === 'Network error');
    fake.fail(4);
    await until(() => find('[role=alert] p')?.textContent?.startsWith('Media error') === true);
  });

  it('shows "No renderer found" for a type that no renderer plays', async () => {
    await mountAll(video('<source type="video/x-facebook" src="https://www.facebook.com/v/1">'));
    await until(() => document.querySelector('.mejs-cannotplay') !== null);
    expect(find('[role=alert] p').textContent).toBe('No renderer found');
    expect(find('.mejs-cannotplay a').getAttribute('href')).toBe('https://www.facebook.com/v/1');
  });

  it('removes the message when the media plays again', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.fail(2);
    await until(() => document.querySelector('.mejs-cannotplay') !== null);
    fake.heal();
    media.dispatchEvent(new Event('loadedmetadata'));
    await until(() => document.querySelector('.mejs-cannotplay') === null);
  });

  it('never links to an address that runs code', async () => {
    await mountAll(video('<source type="video/x-none" src="javascript:alert(1)">'));
    await until(() => find('[role=alert] p')?.textContent === 'No renderer found');
    expect(document.querySelector('.mejs-cannotplay a')).toBeNull();
  });
});
