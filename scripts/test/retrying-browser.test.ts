/** Second attempts of tasks in a browser. */
import { describe, expect, it } from 'vitest';
import { RetryingBrowser } from '../browsers/retrying-browser';
import type { BrowserWindow } from '../browsers/window';

/** Returns a browser whose windows stop responding after a crash. */
function fakeBrowser() {
  let opened = 0;
  let closed = 0;
  const open = async () => {
    opened++;
    let hasCrashed = false;
    const answer = async <T>(value: T) => {
      if (hasCrashed) throw new Error('no such session');
      return value;
    };
    return {
      goto: async (address: string) => {
        await answer(true);
        if (address !== 'crash') return;
        hasCrashed = true;
        throw new Error('the page crashed');
      },
      evaluate: () => answer(true),
      close: async () => void closed++,
    } as unknown as BrowserWindow;
  };
  return { open, windows: () => ({ opened, closed }) };
}

async function firstTry() {
  const { open, windows } = fakeBrowser();
  return { browser: new RetryingBrowser(await open(), open), windows };
}

describe('a task in a browser', () => {
  it('runs again in the same window, and fails if the second attempt fails', async () => {
    const { browser, windows } = await firstTry();
    let tries = 0;
    const tried = await browser.take(async () => {
      throw new Error(`try ${++tries}`);
    });
    expect(tried).toEqual({ isWell: false, note: 'try 2' });
    expect(windows()).toEqual({ opened: 1, closed: 0 });
  });

  it('is reported if only its second attempt passes', async () => {
    const { browser } = await firstTry();
    let tries = 0;
    const tried = await browser.take(async () => {
      if (++tries === 1) throw new Error('too slow');
    });
    expect(tried).toEqual({ isWell: true, note: 'passed only at its second attempt, after: too slow' });
  });

  it('is repeated in a new window if the first has crashed', async () => {
    const { browser, windows } = await firstTry();
    let tries = 0;
    const tried = await browser.take((page) => page.goto(++tries === 1 ? 'crash' : 'page'));
    expect(tried.isWell).toBe(true);
    expect(tried.note).toContain('after: the page crashed');
    expect(windows()).toEqual({ opened: 2, closed: 1 });
  });

  it('fails if it crashes both windows, and the next task gets a new window', async () => {
    const { browser } = await firstTry();
    expect(await browser.take((page) => page.goto('crash'))).toEqual({ isWell: false, note: 'the page crashed' });
    const next = await browser.take((page) => page.goto('page'));
    expect(next.isWell).toBe(true);
  });
});
