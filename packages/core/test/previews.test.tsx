/** Scroll container and mode of a builder's preview. */
import { afterEach, describe, expect, it } from 'vitest';
import { previewMode, scrollElement, scrollLocation, topWindow } from '../src/previews';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('class');
});

it.each([
  ['vb', 'app top top top app'],
  ['bfb', 'top top top top top'],
  ['tb', 'top top top top top'],
  ['lbb', 'top top top top top'],
  ['lbp', 'top top top app app'],
] as const)('in %s, the modes desktop, tablet, phone, zoom and wireframe scroll in %s', (context, places) => {
  const modes = ['desktop', 'tablet', 'phone', 'zoom', 'wireframe'];
  expect(modes.map((mode) => scrollLocation(context, mode)).join(' ')).toBe(places);
  expect(scrollLocation(context, 'sideways')).toBe(scrollLocation(context, 'wireframe'));
});

/** Returns a window that contains this one in a frame. */
const around = () => ({ document: document.implementation.createHTMLDocument(), innerWidth: 1200 }) as Window;

describe('the window around the preview', () => {
  it('is the preview’s own window when the outer one has another origin', () => {
    const foreign = {
      get document() {
        throw new Error('cross-origin');
      },
    };
    const view = { document, top: foreign } as unknown as Window;
    expect(topWindow(view)).toBe(view);
    const top = around();
    expect(topWindow({ document, top } as unknown as Window)).toBe(top);
  });

  it('has the mode of the preview in its classes', () => {
    const top = around();
    const view = { document, top } as unknown as Window;
    expect(previewMode(view)).toBe('desktop');
    top.document.documentElement.className = 'et-fb-preview--zoom';
    expect(previewMode(view)).toBe('zoom');
    document.documentElement.className = 'et-fb-preview--phone';
    expect(previewMode(view)).toBe('phone');
  });

  it('scrolls in its own element in some builders', () => {
    const top = around();
    top.document.body.innerHTML =
      '<div id="et-fb-app"></div><div class="edit-post-layout__content"></div><div class="interface-interface-skeleton__content"></div>';
    expect(scrollElement('tb', top)?.id).toBe('et-fb-app');
    expect(scrollElement('lbb', top)?.id).toBe('et-fb-app');
    expect(scrollElement('vb', top)).toBeNull();
    expect(scrollElement('lbp', top)?.className).toContain('interface');
    Object.assign(top, { innerWidth: 600 });
    expect(scrollElement('lbp', top)).toBeNull();
  });
});
