/** Names and ids of elements that hide members of the document and of forms. */
import { ancestorsOf, closestTo, freeMembers, member } from '@enliven/core';
import { afterEach, describe, expect, it } from 'vitest';

const all = (prototype: object) => {
  const names: string[] = [];
  for (const name in prototype) names.push(name);
  return names;
};

afterEach(() => {
  for (const element of Array.from(Document.prototype.querySelectorAll.call(document, '.hostile')))
    Element.prototype.remove.call(element);
});

describe('freeMembers', () => {
  it.each([
    ['an image', (name: string) => `<img class="hostile" alt="" name="${name}" title="x">`],
    ['a form', (name: string) => `<form class="hostile" name="${name}" title="x"></form>`],
    ['an object', (name: string) => `<object class="hostile" id="${name}" title="x"></object>`],
    ['a frame', (name: string) => `<iframe class="hostile" name="${name}" title="x"></iframe>`],
  ])('frees every member that the name of %s hides, and restores the name', (_, markup) => {
    const names = all(Document.prototype).filter((name) => !name.startsWith('on'));
    const known = new Map(names.map((name) => [name, typeof Reflect.get(document, name)]));
    const { body } = document;
    Element.prototype.insertAdjacentHTML.call(body, 'beforeend', names.map(markup).join(''));
    const before = body.outerHTML;
    const restore = freeMembers(document);
    expect(names.filter((name) => typeof Reflect.get(document, name) !== known.get(name))).toEqual([]);
    expect(document.querySelector('p')).toBeNull();
    restore?.();
    expect(body.outerHTML).toBe(before);
  });

  it('ignores names that hide nothing, and the id of an image', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form class="hostile" name="order"></form><img class="hostile" id="body" alt="">',
    );
    expect(freeMembers(document)).toBeUndefined();
  });

  it('does not restore a name that another script has changed since', () => {
    document.body.insertAdjacentHTML('beforeend', '<img class="hostile" name="querySelector" alt="">');
    const restore = freeMembers(document);
    const image = document.querySelector('.hostile') as HTMLImageElement;
    image.name = 'other';
    restore?.();
    expect(image.name).toBe('other');
  });
});

describe('member', () => {
  it.each(['nextSibling', 'parentElement', 'onsubmit'] as const)(
    'returns null for a form without %s, whatever control has the name',
    (name) => {
      const form = document.createElement('form');
      form.innerHTML = `<input name="${name}">`;
      expect(Reflect.get(form, name)).toBe(form.firstElementChild);
      expect(member(form, name)).toBeNull();
    },
  );

  it.each(['name', 'id'])('reads every member of a form whose controls have all of them as %s', (attribute) => {
    const form = document.createElement('form');
    form.className = 'hostile';
    const names = all(HTMLFormElement.prototype);
    const kinds = new Map(names.map((name) => [name, typeof Reflect.get(form, name)]));
    document.body.append(form);
    Element.prototype.insertAdjacentHTML.call(
      form,
      'beforeend',
      names.map((name) => `<input ${attribute}="${name}">`).join(''),
    );
    expect(form.matches).toBeInstanceOf(HTMLInputElement);
    const read = (name: string) => typeof member(form, name as keyof HTMLFormElement);
    // An appended node has siblings and a parent, which it did not have before.
    expect(names.filter((name) => read(name) !== kinds.get(name))).toEqual([]);
    expect(member(form, 'matches')('.hostile')).toBe(true);
    expect(member(form, 'querySelectorAll')('input')).toHaveLength(names.length);
  });
});

describe('closestTo', () => {
  it('finds no element around targets that are not elements, whatever names hide', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img class="hostile" name="closest" alt=""><p class="hostile">text</p>',
    );
    expect(Reflect.get(document, 'closest')).toBeInstanceOf(HTMLImageElement);
    for (const target of [document, window, document.querySelector('p')?.firstChild, null])
      expect(closestTo(target, '*')).toBeNull();
  });

  it('finds the element around a form whose fields hide its members', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="hostile"><form><input name="closest"><input name="nodeType"></form></div>',
    );
    const form = document.querySelector('form');
    expect(closestTo(form, '.hostile')).toBe(document.querySelector('.hostile'));
    expect(closestTo(form, 'form')).toBe(form);
    expect(closestTo(form, 'table')).toBeNull();
  });
});

describe('ancestorsOf', () => {
  it.each(['name', 'id'])('ends at the root although the parent of a form is its own control by %s', (attribute) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="hostile"><form><input ${attribute}="parentElement"><b></b></form></div>`,
    );
    const form = document.querySelector('.hostile form') as HTMLFormElement;
    expect(form.parentElement).toBe(form.firstElementChild);
    expect(ancestorsOf(form.querySelector('b') as Element)).toEqual([
      form,
      document.querySelector('.hostile'),
      document.body,
      document.documentElement,
    ]);
  });
});
