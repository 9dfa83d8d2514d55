/** Visibility in the window by real scrolling; every watcher of an element is called. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { useOnScreen, watchVisible } from '../src';
import { begin, cleanUp, probe } from './support/bring';

const FAR = '<div style="height:6000px"></div>';
const P = '<p class="probe" style="height:50px">text</p>';
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

afterEach(async () => {
  scrollTo(0);
  await cleanUp();
});

describe('useOnScreen', () => {
  it('follows the element in and out of the window', async () => {
    root(FAR + P + FAR);
    const seen: boolean[] = [];
    begin([
      probe(({ element }) => {
        seen.push(useOnScreen(element));
        return null;
      }),
    ]);
    await until(() => seen.length > 0);
    await nextFrames(3);
    expect(seen.at(-1)).toBe(false);
    scrollTo(6000);
    await until(() => seen.at(-1) === true);
    scrollTo(0);
    await until(() => seen.at(-1) === false);
  });
});

describe('watchVisible', () => {
  it('calls all watchers of one element, also one that is added later, until they stop', async () => {
    const element = root(P);
    const reports: string[] = [];
    const stop = [watchVisible(element, (visible) => void reports.push(`first ${visible}`))];
    await until(() => reports.length === 1);
    stop.push(watchVisible(element, (visible) => void reports.push(`second ${visible}`)));
    await until(() => reports.includes('second true'));
    for (const end of stop) end();
    reports.length = 0;
    scrollTo(6000);
    await nextFrames(3);
    expect(reports).toEqual([]);
  });
});
