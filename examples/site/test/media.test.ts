// Map tiles, the embeddable video page, and media files.

import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { quay } from '../src/content/town';
import { tile } from '../src/routes/tiles';

const app = createApp();

describe('/tiles/', () => {
  it('draws the town at its position, with a view box for each tile', async () => {
    const world = 2 ** 16;
    const x = Math.floor(((quay.lng + 180) / 360) * world);
    const sine = Math.sin((quay.lat * Math.PI) / 180);
    const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world);
    const response = await app.request(`/tiles/16/${x}/${y}.svg`);
    expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    const [left = 1, top = 1, width, height] = (/viewBox="([^"]+)"/.exec(await response.text())?.[1] ?? '')
      .split(' ')
      .map(Number);
    // The quay is in this tile.
    expect([left <= 0, left > -256, top <= 0, top > -256]).toEqual([true, true, true, true]);
    expect([width, height]).toEqual([256, 256]);
  });

  it('shows half the width at the next zoom level', () => {
    expect(tile(17, 0, 0)).toMatch(/viewBox="[-\d.]+ [-\d.]+ 128.00 128.00"/);
  });

  it.each(['/tiles/16/1/1.png', '/tiles/20/1/1.svg', '/tiles/a/1/1.svg', '/tiles/16/-1/1.svg', '/tiles/16/1'])(
    'has no %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );
});

describe('/embed/drum', () => {
  it.each([
    ['', false],
    ['?autoplay=1', true],
    ['?autoplay=1&feature=oembed', true],
    ['?autoplay=0', false],
  ])('starts automatically with %j: %s', async (query, begins) => {
    const html = await (await app.request(`/embed/drum${query}`)).text();
    expect(html.includes(' autoplay')).toBe(begins);
  });

  it('may be embedded by this site only', async () => {
    const policy = (await app.request('/embed/drum')).headers.get('Content-Security-Policy');
    expect(policy).toContain("frame-ancestors 'self'");
  });
});

describe('media', () => {
  it.each([
    ['/media/harbour.mp4', 'video/mp4'],
    ['/media/harbour.webm', 'video/webm'],
    ['/media/drum.mp4', 'video/mp4'],
    ['/media/first-crack.mp3', 'audio/mpeg'],
    ['/images/marker.png', 'image/png'],
  ])('%s is %s', async (path, type) => {
    const response = await app.request(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
  });

  it('has a total size below 80 kB', async () => {
    const files = ['harbour.mp4', 'harbour.webm', 'drum.mp4', 'drum.webm', 'first-crack.mp3', 'low-tide.mp3'];
    const sizes = await Promise.all(
      files.map(async (name) => (await (await app.request(`/media/${name}`)).arrayBuffer()).byteLength),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(80_000);
  });

  it.each([
    ['bytes=0-99', 206, 100, /^bytes 0-99\/\d+$/],
    ['bytes=100-', 206, undefined, /^bytes 100-\d+\/\d+$/],
    ['bytes=99999999-', 200, undefined, /^null$/],
    ['nonsense', 200, undefined, /^null$/],
  ])('returns the requested range of a video: %s', async (range, status, length, contentRange) => {
    const answer = await app.request('/media/harbour.mp4', { headers: { range } });
    expect(answer.status).toBe(status);
    expect(String(answer.headers.get('content-range'))).toMatch(contentRange);
    const { byteLength } = await answer.arrayBuffer();
    expect(byteLength).toBe(length ?? byteLength);
  });
});
