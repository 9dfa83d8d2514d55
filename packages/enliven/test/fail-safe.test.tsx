/** Elements that the theme hides and no behavior shows: they are shown, and hidden again at the end. */
import type { Mount } from '@enliven/core';
import { afterEach, describe, expect, it } from 'vitest';
import { createOrphanReveal, markRuntimeLoaded } from '../src/fail-safe';
import { behavior, find, mountOf } from './support/behaviors';

const releases: (() => void)[] = [];
const later = (release: () => void) => {
  releases.push(release);
  return release;
};
afterEach(() => {
  for (const release of releases.splice(0).reverse()) release();
  document.body.replaceChildren();
});

const visibleOpacity = (selector: string) => getComputedStyle(find(selector)).opacity;

/** @returns the function that hides again */
function revealOrphans(root: Document | Element, mounts: Iterable<Mount>): () => void {
  const orphans = createOrphanReveal(root);
  orphans.reveal(mounts);
  return orphans.conceal;
}

describe('markRuntimeLoaded', () => {
  it('marks the root element until its last release', () => {
    const first = later(markRuntimeLoaded());
    const second = later(markRuntimeLoaded());
    first();
    expect(document.documentElement.hasAttribute('data-enliven')).toBe(true);
    second();
    expect(document.documentElement.hasAttribute('data-enliven')).toBe(false);
  });
});

describe('createOrphanReveal', () => {
  const animated = behavior('animation', { selector: '.et_animated', unhides: true });

  it.each([
    {
      what: 'an entrance animation',
      markup: '<p class="et_animated" style="opacity: 0">A</p>',
      property: 'opacity',
      value: '1',
    },
    { what: 'a waypoint', markup: '<p class="et-waypoint" style="opacity: 0">A</p>', property: 'opacity', value: '1' },
    {
      what: 'content of a preload block',
      markup: '<div class="et_pb_preload"><p style="visibility: hidden">A</p></div>',
      property: 'visibility',
      value: 'visible',
    },
  ])('shows $what and restores it', ({ markup, property, value }) => {
    document.body.innerHTML = markup;
    const before = document.body.innerHTML;
    const release = later(revealOrphans(document, []));
    expect(find('p').style.getPropertyValue(property)).toBe(value);
    release();
    expect(document.body.innerHTML).toBe(before);
  });

  it('ignores bar counters', () => {
    document.body.innerHTML = '<div class="et_pb_counters et-waypoint" style="opacity: 0">A</div>';
    later(revealOrphans(document, []));
    expect(visibleOpacity('div')).toBe('0');
  });

  it('ignores visible elements, and elements with display: none', () => {
    document.body.innerHTML = '<p class="et_animated">A</p><i class="et_animated" style="display: none">B</i>';
    const before = document.body.innerHTML;
    later(revealOrphans(document, []));
    expect(document.body.innerHTML).toBe(before);
  });

  it('ignores the placeholder of a sticky module', () => {
    document.body.innerHTML = `<div class="et_pb_sticky_placeholder et_animated" style="opacity: 0 !important">
      A<p class="et-waypoint" style="opacity: 0">B</p></div>`;
    const before = document.body.innerHTML;
    later(revealOrphans(document, []));
    expect(document.body.innerHTML).toBe(before);
  });

  it('ignores the button of a background video, which is shown on hover', () => {
    document.body.innerHTML =
      '<div class="et_pb_preload"><button class="enliven-video-switch" style="opacity: 0">Pause</button></div>';
    later(revealOrphans(document, []));
    expect(visibleOpacity('button')).toBe('0');
  });

  it('ignores elements that a behavior shows itself', () => {
    document.body.innerHTML =
      '<p class="et_animated" style="opacity: 0">A</p><i class="et_animated" style="opacity: 0">B</i>';
    later(revealOrphans(document, [mountOf(animated, find('p'))]));
    expect(visibleOpacity('p')).toBe('0');
    expect(visibleOpacity('i')).toBe('1');
  });

  it('shows elements whose behavior does not show hidden content', () => {
    document.body.innerHTML = '<p class="et_animated" style="opacity: 0">A</p>';
    later(revealOrphans(document, [mountOf(behavior('tabs'), find('p'))]));
    expect(visibleOpacity('p')).toBe('1');
  });

  it('stays inside its root', () => {
    document.body.innerHTML =
      '<main><p class="et_animated" style="opacity: 0">A</p></main><i class="et_animated" style="opacity: 0">B</i>';
    later(revealOrphans(find('main'), []));
    expect([visibleOpacity('p'), visibleOpacity('i')]).toEqual(['1', '0']);
  });

  it('restores removed elements at the next call, and keeps the others shown', () => {
    document.body.innerHTML =
      '<p class="et_animated" style="opacity: 0">A</p><i class="et_animated" style="opacity: 0">B</i>';
    const orphans = createOrphanReveal(document);
    orphans.reveal([]);
    const gone = find('p');
    gone.remove();
    orphans.reveal([]);
    expect(gone.style.opacity).toBe('0');
    expect(find('i').style.opacity).toBe('1');
    orphans.conceal();
    expect(find('i').style.opacity).toBe('0');
  });
});
