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
});
