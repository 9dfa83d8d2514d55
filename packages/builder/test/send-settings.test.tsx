/** Settings of an edited page: sent at once, and again when the page starts to listen. */
import { afterEach, expect, it } from 'vitest';
import { type SettingsSender, settingsSender } from '../src/preview';

const SCROLL = 'ETBuilderScrollSettingsSyncs';
const STICKY = 'ETBuilderStickySettingsSyncs';
let sender: SettingsSender | undefined;
afterEach(() => sender?.stop());

/** @returns the settings that a page receives after it starts to listen to a type */
function listenTo(type: string): unknown[] {
  const heard: unknown[] = [];
  window.addEventListener(type, (event) => heard.push((event as CustomEvent).detail.settings));
  window.dispatchEvent(new CustomEvent('enliven:listen', { detail: { type } }));
  return heard;
}

it('settings reach a page that starts to listen later', () => {
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

it('settings are not sent for other types or after the sender has stopped', () => {
  sender = settingsSender(window);
  sender.send('sticky', 1);
  const scroll = listenTo(SCROLL);
  for (const detail of [undefined, null, {}, { type: 7 }, { type: 'constructor' }])
    window.dispatchEvent(new CustomEvent('enliven:listen', { detail }));
  sender.stop();
  expect([scroll, listenTo(STICKY)]).toEqual([[], []]);
});
