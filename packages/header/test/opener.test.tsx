/** Buttons whose panel is still loading (docs/reference/header.md). */
import { key, nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { type ReactNode, useEffect } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { headerSearch } from '../src';
import { type OpenedProps, Opener } from '../src/shared/opener';

function Panel({ presses, onExpanded }: OpenedProps): ReactNode {
  useEffect(() => onExpanded(presses % 2 > 0), [presses, onExpanded]);
  return null;
}

interface OpenerFixture {
  opener: HTMLElement;
  link: HTMLElement;
  finishLoading(): void;
  failLoading(): void;
}

const MARKUP =
  '<div id="main-header"><div id="et_top_search"></div><div id="panel"><a href="#a">Search</a></div></div>';

/**
 * Mounts an opener whose panel loads, or fails to load, when a returned function is called.
 *
 * @param isPrinted whether the server has printed the panel; otherwise another element shows in its place if its code is missing
 */
async function renderOpener(isPrinted = true): Promise<OpenerFixture> {
  let finishLoading = () => {};
  let failLoading = () => {};
  const loaded = new Promise<{ default: typeof Panel }>((resolve, reject) => {
    finishLoading = () => resolve({ default: Panel });
    failLoading = () => reject(new TypeError('offline'));
  });
  const behavior = {
    ...headerSearch,
    load: async () => ({
      default: ({ element }: { element: Element }) => (
        <Opener
          root={element}
          opener={element as HTMLElement}
          label="Menu"
          {...(isPrinted ? { container: panel(), fallback: [] } : { fallback: [[panel(), 'style:display', 'block']] })}
          load={load}
        />
      ),
    }),
  };
  const panel = () => document.querySelector('#panel') as HTMLElement;
  const load = () => loaded;
  const { element } = await renderBehavior(behavior, MARKUP);
  const link = document.querySelector('#panel a') as HTMLElement;
  return { opener: element as HTMLElement, link, finishLoading, failLoading };
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

describe('a panel whose code failed to load', () => {
  it.each([true, false])('closes at Escape, and returns the focus to its button: printed %s', async (isPrinted) => {
    onTestFinished(silence().restore);
    const { opener, link, failLoading } = await renderOpener(isPrinted);
    opener.click();
    await nextFrames();
    failLoading();
    await until(() => !link.closest('[inert]') && isExpanded(opener));
    link.focus();
    key('Escape');
    await until(() => !isExpanded(opener));
    expect(document.activeElement).toBe(opener);
  });
});
