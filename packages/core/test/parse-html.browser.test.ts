/** HTML of the server is parsed into nodes that run no code. */
import { cloneSilently, parseHtml } from '@enliven/core';
import { html } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';

const page = globalThis as { ran?: string[] };
afterEach(() => {
  delete page.ran;
  document.body.innerHTML = '';
});

/** Inserts the parsed markup into the page and waits for code to run. */
async function adopt(markup: string): Promise<HTMLElement> {
  page.ran = [];
  const box = document.body.appendChild(document.createElement('div'));
  box.append(...parseHtml(markup).body.childNodes);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return box;
}

describe('parseHtml', () => {
  it('keeps content', async () => {
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
  ])('runs no code of %s', async (markup) => {
    await adopt(markup);
    expect(page.ran).toEqual([]);
  });

  it('removes addresses that would run code on a press', async () => {
    const box = await adopt(html`<a href="javascript:ran.push(1)">x</a><form action="javascript:ran.push(1)"></form>`);
    expect(box.innerHTML).toBe(html`<a>x</a><form></form>`);
  });

  it('removes base and meta elements, which would change the page', async () => {
    const box = await adopt(
      html`<p>x</p><base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0">`,
    );
    expect(box.innerHTML).toBe('<p>x</p>');
  });

  it.each([
    html`<template><img src="data:x" onerror="ran.push(1)"></template>`,
    html`<div><template><p>hidden from the cleaning</p></template></div>`,
  ])('removes the template of %s, whose content is not sanitized', async (markup) => {
    expect((await adopt(markup)).querySelector('template')).toBeNull();
  });

  it('removes buttons and images inside noscript', async () => {
    const box = await adopt(
      html`<form><noscript>Press <button name="update">Update</button><img src="data:x"></noscript><button name="order">Order</button></form>`,
    );
    expect(box.innerHTML).toBe(html`<form><noscript>Press </noscript><button name="order">Order</button></form>`);
  });

  it('removes animations of an address', async () => {
    const animated = (name: string) =>
      html`<svg><a href="/next"><animate attributeName="${name}" values="javascript:ran.push(1)"></animate><text>x</text></a></svg>`;
    for (const name of ['href', 'HREF', 'xlink:href', 'href '])
      expect((await adopt(animated(name))).querySelector('animate')).toBeNull();
    expect((await adopt(animated('x'))).querySelector('animate')).not.toBeNull();
  });

  it('sends no request and runs no code while parsing', async () => {
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

/** Names of members of documents and forms, each of which markup may give to a control or an image. */
const MEMBERS = [
  ...new Set(
    [Document, HTMLFormElement].flatMap(({ prototype }) => {
      const names: string[] = [];
      for (const name in prototype) names.push(name);
      return names;
    }),
  ),
];

describe('parseHtml, for markup whose names and ids hide members,', () => {
  it.each(['name', 'id'])('removes all code from a form whose controls have every member as %s', async (attribute) => {
    const controls = MEMBERS.map((name) => `<select ${attribute}="${name}"></select>`).join('');
    const box = await adopt(
      html`<style>@keyframes k{from{opacity:0}}</style><form action="javascript:ran.push(1)" onanimationstart="ran.push(2)" style="animation:k 1ms">${controls}<script>ran.push(3)</script></form>`,
    );
    expect(page.ran).toEqual([]);
    const form = box.querySelector('form') as HTMLFormElement;
    expect(Element.prototype.getAttributeNames.call(form)).toEqual(['style']);
    expect(box.querySelector('script')).toBeNull();
  });

  it.each(['img', 'form', 'iframe'])('returns the body when each member is the name of an element %s', async (tag) => {
    const named = MEMBERS.map((name) => `<${tag} name="${name}" onfocus="ran.push(1)"></${tag}>`).join('');
    const parsed = parseHtml(`${named}<p onclick="ran.push(1)">text</p>`);
    expect(parsed.querySelector('p')?.outerHTML).toBe('<p>text</p>');
    expect(parsed.body).toBeInstanceOf(HTMLBodyElement);
  });

  it.each(['name', 'id'])(
    'removes a %s of a control that hides a member by which code walks through nodes',
    (attribute) => {
      const names = ['parentNode', 'nodeType', 'ownerDocument', 'contains', 'addEventListener'];
      const controls = names.map((name) => `<input ${attribute}="${name}">`).join('');
      const form = parseHtml(`<form>${controls}</form>`).querySelector('form') as HTMLFormElement;
      expect(form.outerHTML).toBe(`<form>${'<input>'.repeat(names.length)}</form>`);
      expect(form.parentNode).toBe(form.ownerDocument.body);
    },
  );

  it('keeps the names and ids of fields, which are sent with their form', () => {
    const markup = html`<form name="order"><input id="submit" name="action" value="x"><a id="top" name="top"></a></form><h2 id="normalize">Normalize</h2>`;
    expect(parseHtml(markup).body.innerHTML).toBe(markup);
  });
});

describe('parseHtml, for markup that reaches outside,', () => {
  it.each([
    html`<iframe src="https://other.example/"></iframe>`,
    html`<object data="/file.html"></object>`,
    html`<embed src="/file.html">`,
    html`<link rel="stylesheet" href="/file.css">`,
    html`<frameset><frame src="/file.html"></frameset>`,
  ])('removes %s', async (markup) => {
    expect((await adopt(markup)).innerHTML).toBe('');
  });

  it('keeps frames of players and of the site', async () => {
    const markup = html`<iframe src="https://www.youtube.com/embed/abc"></iframe><iframe src="/map.html"></iframe>`;
    expect(parseHtml(markup).body.innerHTML).toBe(markup);
  });

  it('removes attributes that act on another form or send a request', async () => {
    const box = await adopt(
      html`<button form="login" formaction="/a" formmethod="get" formtarget="_top" formenctype="text/plain" popovertarget="x" command="show-modal" commandfor="x" name="b">b</button><a href="/next" ping="https://other.example/">a</a>`,
    );
    expect(box.innerHTML).toBe(html`<button name="b">b</button><a href="/next">a</a>`);
  });
});

describe('parseHtml, for style sheets that import others,', () => {
  const imports = (box: Element) =>
    [...box.querySelectorAll('style')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSImportRule),
    );

  it.each([
    html`<p></p><style>@import "/none.css";</style>`,
    html`<p></p><style>/* a */ @\69mport url(/none.css);</style>`,
    html`<p></p><style>@charset "utf-8"; @layer a; @import "/none.css" layer(a);</style>`,
    html`<svg><style>@import "/none.css";</style></svg>`,
    html`<svg><style>@<a>x</a>import "/none.css";</style></svg>`,
  ])('disables the import of %s', async (markup) => {
    document.body.innerHTML = markup;
    expect(imports(document.body)).toHaveLength(1);
    document.body.innerHTML = '';
    expect(imports(await adopt(markup))).toEqual([]);
  });

  it('keeps the other rules', async () => {
    const box = await adopt(
      html`<p></p><style>@media all { .kept { color: rgb(1, 2, 3) } }</style><p class="kept">x</p>`,
    );
    expect(getComputedStyle(box.querySelector('.kept') as Element).color).toBe('rgb(1, 2, 3)');
  });
});

describe('cloneSilently', () => {
  it('leaves out documents of frames, and ties to forms elsewhere on the page', () => {
    document.body.innerHTML = html`<div><iframe srcdoc="<p>x</p>"></iframe><iframe src="/map.html"></iframe><input form="other" name="a"></div>`;
    const clone = cloneSilently(document.body.firstElementChild as Element);
    expect(clone.innerHTML).toBe(html`<iframe></iframe><iframe src="/map.html"></iframe><input name="a">`);
  });

  it('does not clear the choice of the original', () => {
    document.body.innerHTML = html`<div><input type="radio" name="a" checked><form><input type="radio" name="b" checked></form></div>`;
    const clone = cloneSilently(document.body.firstElementChild as Element);
    document.body.append(clone);
    const radios = [...document.querySelectorAll('input')];
    expect(radios.map(({ name, checked }) => [name, checked])).toEqual([
      ['a', true],
      ['b', true],
      ['', true],
      ['b', true],
    ]);
  });

  it('leaves out everything that would run code on the page', async () => {
    page.ran = [];
    const parsed = new DOMParser().parseFromString(
      '<form onanimationstart="ran.push(1)" style="animation:k 1ms"><img src="data:x" onerror="ran.push(2)"><select name="attributes"></select><script>ran.push(3)</script></form>',
      'text/html',
    );
    const clone = cloneSilently(parsed.querySelector('form') as HTMLFormElement);
    document.body.append(clone);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.ran).toEqual([]);
    expect(clone.outerHTML).toBe(
      '<form style="animation:k 1ms"><img src="data:x"><select name="attributes"></select></form>',
    );
  });
});
