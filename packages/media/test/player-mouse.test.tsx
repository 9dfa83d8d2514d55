/** A mouse over the player: the bar comes and goes with it. */
import { nextFrames } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { VIDEO } from './player-markup';
import { find, keysCame, mountAll, withPlayers } from './support/player-stage';

withPlayers();

/** Time goes by, and what follows from it is rendered. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(undefined);
      };
      port2.postMessage(0);
    });
}

describe('a mouse that moves', () => {
  it('keeps the bar there, and has nothing rendered for that', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(100);
    await media.play();
    await keysCame();
    const box = find('.mejs-container');
    const move = () => box.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    move();
    await nextFrames(2);
    // Whoever renders the bar that hides asks whether there is something to show.
    let asked = 0;
    Object.defineProperty(media, 'readyState', {
      configurable: true,
      get() {
        asked += 1;
        return 4;
      },
    });
    for (let count = 0; count < 5; count += 1) {
      move();
      await nextFrames(1);
    }
    expect(asked).toBe(0);
    media.dispatchEvent(new Event('playing'));
    await nextFrames(1);
    expect(asked).toBeGreaterThan(0);
  });

  it('has the bar go 2500 ms after it came to rest, or 1000 ms after it left', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(100);
    await media.play();
    await keysCame();
    const box = find('.mejs-container');
    const fades = vi.spyOn(find('.mejs-controls'), 'animate');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const say = (type: string) => box.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
      say('pointermove');
      await pass(2000);
      say('pointermove');
      await pass(2499);
      expect(fades).not.toHaveBeenCalled();
      await pass(1);
      expect(fades).toHaveBeenCalledTimes(1);
      say('pointerleave');
      await pass(999);
      expect(fades).toHaveBeenCalledTimes(1);
      await pass(1);
      expect(fades).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
