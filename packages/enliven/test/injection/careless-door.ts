/** Door without a sanitizer, which proves that each oracle fires. */
import type { Door } from './door';

/** Script of the door, which waits for the state of the page to be read. Its name makes its clones those of the runtime. */
const SCRIPT = `addEventListener('opendoor', () => {
  document.querySelector('.place').innerHTML = '<img src="/none.png" onerror="ran(1)"><a href="javascript:ran(2)">x</a><style>@import "https://leak.test/3";</style><input form="login" name="more">';
  document.querySelector('.place').append(document.querySelector('.original').cloneNode(true));
  document.querySelector('#login').action = '/elsewhere';
  Object.prototype.polluted = 1;
  document.querySelector('.place').insertAdjacentHTML('beforeend', '<b class="landed">x</b>');
});
//# sourceURL=/enliven/careless.js`;

/** Effects that the door must show. */
export const CARELESS_EFFECTS = [
  'runs payload 1',
  'runs payload 2',
  'asks https://leak.test/3 for a stylesheet',
  '<img> has onerror',
  '<a> has href with javascript:',
  '<input> has form',
  'a clone has onclick',
  'changes the page around it',
] as const;

/** Door that inserts markup and clones as they are. */
export const carelessDoor: Door = {
  name: 'a door without a sanitizer',
  author: 'server',
  isolates: true,
  page: () => ({
    body: `<script>${SCRIPT}</script><p class="original" onclick="ran(4)">x</p><div class="place"></div>`,
  }),
  async use(page) {
    await page.evaluate(() => dispatchEvent(new Event('opendoor')));
    await page.waitForSelector('.place .landed');
  },
};
