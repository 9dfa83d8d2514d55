/** Sizes of the scripts of an examined page. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScriptSizes } from '../src/doctor/script-sizes';

let server: Server;
let requests: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    requests.push(url);
    response.end('var theme = 1;');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

it.each([
  ['fetches', false, 2],
  ['offline, does not fetch', true, 1],
])('%s the scripts of other hosts, and always those of the page’s own', async (_, isOffline, count) => {
  requests = [];
  const { port } = server.address() as AddressInfo;
  const page = { name: 'home', address: `http://127.0.0.1:${port}/`, folder: undefined };
  const sizeOf = createScriptSizes(5000, isOffline);
  expect(await sizeOf('/theme.js', page as never, '')).toBeGreaterThan(0);
  const other = await sizeOf(`http://localhost:${port}/other.js`, page as never, '');
  expect(other !== undefined).toBe(!isOffline);
  expect(requests).toHaveLength(count);
});
