/** Lazy loading of an element that React renders, and of a changed address. */
import { StrictMode, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLazy } from '../src/react';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`)}`;

function Picture({ address }: { address: string }) {
  const ref = useRef<HTMLImageElement>(null);
  useLazy(ref, address);
  return <img ref={ref} data-src={address} alt="" width="9" height="9" />;
}

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
});

const render = (address: string) =>
  root.render(
    <StrictMode>
      <Picture address={address} />
    </StrictMode>,
  );
const image = () => box.querySelector('img');

describe('useLazy', () => {
  it('loads an image, and loads it again when its address changes', async () => {
    render(picture('red'));
    await expect.poll(() => image()?.getAttribute('data-ll-status')).toBe('loaded');
    expect(image()?.getAttribute('src')).toBe(picture('red'));
    render(picture('blue'));
    await expect.poll(() => image()?.getAttribute('src')).toBe(picture('blue'));
    await expect.poll(() => image()?.getAttribute('data-ll-status')).toBe('loaded');
  });

  it('requests nothing for an empty address', async () => {
    render('');
    await expect.poll(() => image()).not.toBeNull();
    expect(image()?.getAttribute('data-ll-status')).toBeNull();
  });
});
