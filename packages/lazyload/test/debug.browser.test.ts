/** Console warnings for developers: each names the element and suggests a fix. */
import { root } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLazyMarkup } from '../src/debug';
import { createLazyLoad } from '../src/index';

let warnings: string[];
const end: (() => void)[] = [];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
});
afterEach(() => {
  for (const stop of end.splice(0)) stop();
  vi.restoreAllMocks();
});

function watch(markup: string): void {
  root(markup);
  end.push(watchLazyMarkup('.odd'));
  const instance = createLazyLoad({ elements_selector: '.odd' });
  end.push(() => {
    instance.restoreAll();
    instance.destroy();
  });
}

describe('watchLazyMarkup', () => {
  it('warns about images without dimensions', () => {
    watch('<img class="odd" id="jumps" alt="" data-src="data:,">');
    expect(warnings).toEqual([
      '[enliven/lazyload] lazy on "#jumps": the image has no width and height, so the layout shifts when it has loaded. Print both attributes.',
    ]);
  });

  it('warns about elements without a box', () => {
    watch('<div class="odd" id="boxless" style="display:contents" data-bg="data:,"></div>');
    expect(warnings[0]).toContain('"#boxless": its display is "contents", so it has no box and never loads.');
  });

  it('warns about elements with nothing to load', async () => {
    watch('<div class="odd" id="empty">Text</div>');
    await expect.poll(() => warnings[0]).toContain('"#empty": it has nothing to load');
  });

  it('does not warn about valid elements', async () => {
    watch(
      '<img class="odd" width="9" height="9" alt="" data-src="data:,"><div class="odd" data-bg-multi="none">Text</div>',
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(warnings).toEqual([]);
  });
});
