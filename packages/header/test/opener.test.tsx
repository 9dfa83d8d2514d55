/** Buttons whose panel is still loading (docs/reference/header.md). */
import { key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { type ReactNode, useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { headerSearch } from '../src';
import { type OpenedProps, Opener } from '../src/shared/opener';

function Panel({ presses, onExpanded }: OpenedProps): ReactNode {
  useEffect(() => onExpanded(presses % 2 > 0), [presses, onExpanded]);
  return null;
}

/** Mounts an opener whose panel loads when the returned function is called. */
async function renderOpener(): Promise<{ opener: HTMLElement; finishLoading: () => void }> {
  let finishLoading = () => {};
  const loaded = new Promise<{ default: typeof Panel }>((resolve) => {
    finishLoading = () => resolve({ default: Panel });
  });
  const behavior = {
    ...headerSearch,
    load: async () => ({
      default: ({ element }: { element: Element }) => (
        <Opener root={element} opener={element as HTMLElement} label="Menu" fallback={[]} load={() => loaded} />
      ),
    }),
  };
  const { element } = await renderBehavior(behavior, '<div id="main-header"><div id="et_top_search"></div></div>');
  return { opener: element as HTMLElement, finishLoading };
}

const isExpanded = (opener: HTMLElement) => opener.getAttribute('aria-expanded') === 'true';

describe('the button of a panel that is still loading', () => {
  it('opens the panel once it has loaded', async () => {
    const { opener, finishLoading } = await renderOpener();
    opener.click();
    await nextFrames();
    finishLoading();
    await until(() => isExpanded(opener));
  });

  it('leaves the panel closed after Escape, and opens it at the next press', async () => {
    const { opener, finishLoading } = await renderOpener();
    opener.click();
    await nextFrames();
    key('Escape');
    await nextFrames();
    finishLoading();
    await nextFrames(4);
    expect(isExpanded(opener)).toBe(false);
    opener.click();
    await until(() => isExpanded(opener));
  });
});
