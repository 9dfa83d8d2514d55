// Server-side pages of blog and portfolio, and drawn pictures.

import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';

const app = createApp();
const html = async (path: string) => (await app.request(path)).text();
const titles = (page: string) => [...page.matchAll(/class="entry-title"><a[^>]*>([^<]*)/g)].map(([, title]) => title);

describe.each(['', '/d5'])('blog%s', (prefix) => {
  it('shows different posts on each page', async () => {
    const pages = await Promise.all(['', '/page/2', '/page/3'].map((page) => html(`${prefix}/blog${page}`)));
    expect(new Set(pages.map((page) => titles(page)[0])).size).toBeGreaterThan(1);
    expect(titles(pages[0] ?? '')).not.toEqual(titles(pages[1] ?? ''));
  });

  it('links to older and newer pages, with the query flag and the switches', async () => {
    const first = await html(`${prefix}/blog?load=none`);
    expect(first).toContain(`href="${prefix}/blog/page/2?load=none&amp;et_blog">« Older Entries`);
    expect(first).not.toContain('Next Entries');
    const last = await html(`${prefix}/blog/page/3`);
    expect(last).toContain(`href="${prefix}/blog/page/2?et_blog">Next Entries »`);
    expect(last).not.toContain('Older Entries');
    expect(await html(`${prefix}/blog/page/2`)).toContain(`href="${prefix}/blog?et_blog">Next Entries »`);
  });

  it('has no page after the last', async () => {
    expect((await app.request(`${prefix}/blog/page/4`)).status).toBe(404);
  });
});

describe('portfolio', () => {
  it('is paged as well', async () => {
    expect((await app.request('/portfolio/page/4')).status).toBe(200);
    expect((await app.request('/portfolio/page/5')).status).toBe(404);
  });
});

describe('pictures', () => {
  it('are drawn by number', async () => {
    const response = await app.request('/pictures/7.svg');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
    expect((await app.request('/pictures/x.svg')).status).toBe(404);
  });
});
