/** Mouse over the player: showing and hiding of the control bar. */
import { nextFrames } from '@enliven/testing';
import { describe, expect, it, vi } from 'vitest';
import { VIDEO } from './player-markup';
import { find, keysCame, mountAll, withPlayers } from './support/player-stage';

withPlayers();

/** Advances the fake timers, and waits until React has rendered. */
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

describe('mouse movement over a player', () => {
  it('keeps the control bar visible without rendering', async () => {
    const { media, fake } = await mountAll(VIDEO);
    fake.length(100);
    await media.play();
    await keysCame();
    const box = find('.mejs-container');
    const move = () => box.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    move();
    await nextFrames(2);
    // Each render of the control bar reads this member.
    let reads = 0;
    Object.defineProperty(media, 'readyState', {
      configurable: true,
      get() {
        reads += 1;
        return 4;
      },
    });
    for (let count = 0; count < 5; count += 1) {
      move();
      await nextFrames(1);
    }
    expect(reads).toBe(0);
    media.dispatchEvent(new Event('playing'));
    await nextFrames(1);
    expect(reads).toBeGreaterThan(0);
  });

  it('hides the control bar 2500 ms after the last movement, or 1000 ms after leaving', async () => {
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
