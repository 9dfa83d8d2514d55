/** Keeps the height of a parent while a module takes its own size again in it (contract B §6.2). */
import { $reducedMotion, claim } from '@enliven/core';
import type { Member } from './member';
import { transitionTime } from './transition';

/** @returns the function that lets go of it */
export function holdParent(element: Element, { geometry, size, heightSticky }: Member): () => void {
  const parent = element.parentElement;
  const time = transitionTime(size?.transition.transitionDuration ?? '');
  const { box, parentHeight } = geometry ?? { box: { top: 0, bottom: 0 }, parentHeight: 0 };
  const resized = Math.abs(box.bottom - box.top - heightSticky) >= 1;
  if (!parent || !time || !resized || !parentHeight || $reducedMotion.get()) return () => {};
  const releases = [
    claim(parent, 'style:box-sizing', 'border-box !important'),
    claim(parent, 'style:height', `${parentHeight}px !important`),
  ];
  const timer = setTimeout(letGo, time);
  function letGo(): void {
    clearTimeout(timer);
    for (const release of releases) release();
  }
  return letGo;
}
