// Page with the beacon: the printed data, and the site's handling of the results.

import { expect, it } from 'vitest';
import { createApp } from '../src/app';
import { nonces } from '../src/nonces';

it.each(['/beacon', '/d5/beacon'])('%s prints the data, the tag and the attributes', async (path) => {
  const html = await (await createApp().request(path)).text();
  const data = JSON.parse(/var rocket_beacon_data = (.*);<\/script>/.exec(html)?.[1] ?? '{}');
  expect(data).toMatchObject({ ajax_url: '/wp-admin/admin-ajax.php', nonce: nonces.beacon, url: '/beacon' });
  expect(html).toContain('<script data-name="wpr-wpr-beacon" src="/enliven/beacon.js" defer></script>');
  expect(new Set(html.match(/data-rocket-location-hash="\w{32}"/g)).size).toBeGreaterThan(3);
});
