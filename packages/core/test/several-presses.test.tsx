/** Presses on several controls of one module before its code has loaded. */
import { click, nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BehaviorModule } from '../src';
import { begin, cleanUp, probe } from './support/bring';

beforeEach(() => {
  // No mount wakes at idle time.
  vi.stubGlobal('requestIdleCallback', () => 0);
});
afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

it.each<[markup: string, presses: number[], expected: number[]]>([
  ['<b class="title">A</b><b class="title">B</b>', [0, 1], [0, 1]],
  ['<b class="title">A</b><b class="title">B</b>', [0, 1, 0], [1, 0]],
  ['<a class="title" href="#">A</a><a class="title" href="#tab-b">B</a>', [0, 1], [0, 1]],
  ['<a class="title" href="/a">A</a><a class="title" href="/b">B</a>', [0, 1], [1]],
  ['<form><button class="title">A</button><button class="title">B</button></form>', [0, 1], [1]],
  ['<p class="title">A<b class="title">B</b></p>', [0, 1], [1]],
])(
  'kept presses are replayed in order, the last of each control that does not leave the page: %s',
  async (markup, presses, expected) => {
    root(`<div class="probe">${markup}</div>`);
    let arrive = () => {};
    const load = vi.fn(
      () =>
        new Promise<BehaviorModule>((resolve) => {
          arrive = () => resolve({ default: () => null });
        }),
    );
    const behavior = probe(() => null, { load, press: '.title', when: 'interaction' });
    const titles = [...document.querySelectorAll<HTMLElement>('.title')];
    const heard: number[] = [];
    const hear = (event: Event) => {
      event.preventDefault();
      heard.push(titles.indexOf(event.target as HTMLElement));
    };
    window.addEventListener('click', hear);
    begin([behavior]);
    for (const at of presses) click(titles[at] as HTMLElement);
    await until(() => load.mock.calls.length > 0);
    expect(heard).toEqual([]);
    arrive();
    await until(() => heard.length === expected.length);
    await nextFrames(3);
    window.removeEventListener('click', hear);
    expect(heard).toEqual(expected);
  },
);
