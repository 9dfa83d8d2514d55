/** HTML from the server becomes nodes that run nothing, with and without a policy for trusted types. */
import { parseHtml } from '@enliven/core';
import { html } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';

const page = globalThis as { ran?: string[] };
afterEach(() => {
  delete page.ran;
  document.body.innerHTML = '';
});

/** Puts everything on the page and gives it time to act. */
async function adopt(markup: string): Promise<HTMLElement> {
  page.ran = [];
  const box = document.body.appendChild(document.createElement('div'));
  box.append(...parseHtml(markup).body.childNodes);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return box;
}

describe('parseHtml', () => {
  it('keeps what is content', async () => {
    const markup = html`<h2 class="a" data-x="1">Title</h2><p style="color: red">Text <a href="/next">next</a></p>`;
    expect((await adopt(markup)).innerHTML).toBe(markup);
  });

  it.each([
    html`<script>ran.push(1)</script>`,
    html`<img src="data:x" onerror="ran.push(1)">`,
    html`<svg onload="ran.push(1)"><script>ran.push(2)</script></svg>`,
    html`<iframe srcdoc="<script>parent.ran.push(1)</script>"></iframe>`,
    html`<iframe src=" java&#10;script:parent.ran.push(1)"></iframe>`,
    html`<iframe src="JavaScript:parent.ran.push(1)"></iframe>`,
    html`<details open ontoggle="ran.push(1)">x</details>`,
  ])('runs nothing of %s', async (markup) => {
    await adopt(markup);
    expect(page.ran).toEqual([]);
  });

  it('leaves no address that runs when it is pressed', async () => {
    const box = await adopt(html`<a href="javascript:ran.push(1)">x</a><form action="javascript:ran.push(1)"></form>`);
    expect(box.innerHTML).toBe(html`<a>x</a><form></form>`);
  });

  it('drops what would change the page around it', async () => {
    const box = await adopt(
      html`<p>x</p><base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0">`,
    );
    expect(box.innerHTML).toBe('<p>x</p>');
  });

  it.each([
    html`<template><img src="data:x" onerror="ran.push(1)"></template>`,
    html`<div><template><p>hidden from the cleaning</p></template></div>`,
  ])('drops the template of %s, into which cleaning does not see', async (markup) => {
    expect((await adopt(markup)).querySelector('template')).toBeNull();
  });

  it('leaves no button and no picture of what is for browsers without scripts', async () => {
    const box = await adopt(
      html`<form><noscript>Press <button name="update">Update</button><img src="data:x"></noscript><button name="order">Order</button></form>`,
    );
    expect(box.innerHTML).toBe(html`<form><noscript>Press </noscript><button name="order">Order</button></form>`);
  });

  it('drops animations that write an address', async () => {
    const animated = (name: string) =>
      html`<svg><a href="/next"><animate attributeName="${name}" values="javascript:ran.push(1)"></animate><text>x</text></a></svg>`;
    for (const name of ['href', 'HREF', 'xlink:href'])
      expect((await adopt(animated(name))).querySelector('animate')).toBeNull();
    expect((await adopt(animated('x'))).querySelector('animate')).not.toBeNull();
  });

  it('asks for nothing and runs nothing while it parses', async () => {
    page.ran = [];
    const address = new URL(`/asked-for-${Math.random()}.png`, location.href).href;
    const parsed = parseHtml(
      html`<img src="${address}"><img src="data:x" onerror="ran.push(1)"><script>ran.push(2)</script>`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([parsed.defaultView, parsed === document]).toEqual([null, false]);
    expect(performance.getEntriesByName(address)).toEqual([]);
    expect(page.ran).toEqual([]);
    expect(parsed.querySelectorAll('img')).toHaveLength(2);
  });
});
