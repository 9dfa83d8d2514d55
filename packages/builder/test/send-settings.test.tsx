/** Settings of a page that is edited: sent at once, and again when the page says that it begins to listen. */
import { afterEach, expect, it } from 'vitest';
import { type SettingsSender, settingsSender } from '../src/preview';

const SCROLL = 'ETBuilderScrollSettingsSyncs';
const STICKY = 'ETBuilderStickySettingsSyncs';
let sender: SettingsSender | undefined;
afterEach(() => sender?.stop());

/** Returns the settings that a page receives when it begins to listen to one kind. */
function listenTo(type: string): unknown[] {
  const heard: unknown[] = [];
  window.addEventListener(type, (event) => heard.push((event as CustomEvent).detail.settings));
  window.dispatchEvent(new CustomEvent('enliven:listen', { detail: { type } }));
  return heard;
}

it('reach a page that listens, and one that begins to later', () => {
  sender = settingsSender(window);
  sender.send('scroll', 'lost');
  sender.send('scroll', 'first');
  sender.send('sticky', { a: 1 });
  const scroll = listenTo(SCROLL);
  const sticky = listenTo(STICKY);
  expect([scroll, sticky]).toEqual([['first'], [{ a: 1 }]]);
  sender.send('scroll', 'second');
  expect([scroll, sticky]).toEqual([['first', 'second'], [{ a: 1 }]]);
});

it('are none before any are sent, of another kind, and after the end', () => {
  sender = settingsSender(window);
  sender.send('sticky', 1);
  const scroll = listenTo(SCROLL);
  for (const detail of [undefined, null, {}, { type: 7 }, { type: 'constructor' }])
    window.dispatchEvent(new CustomEvent('enliven:listen', { detail }));
  sender.stop();
  expect([scroll, listenTo(STICKY)]).toEqual([[], []]);
});
