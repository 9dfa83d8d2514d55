/** Keeps the height of a parent while a module takes its own size again in it (contract B §6.2). */
import { claim } from '@enliven/core';

const holds = new Map<Element, () => void>();

/** Lets go of the parent of `element`, if it is held. */
export const letGo = (element: Element): void => holds.get(element)?.();

export function letGoOfAll(): void {
  for (const release of holds.values()) release();
}

/** @param time milliseconds until it lets go by itself */
export function holdParent(element: Element, height: number, time: number): void {
  const parent = element.parentElement;
  if (!parent) return;
  letGo(element);
  const releases = [
    claim(parent, 'style:box-sizing', 'border-box !important'),
    claim(parent, 'style:height', `${height}px !important`),
  ];
  const end = () => {
    clearTimeout(timer);
    holds.delete(element);
    for (const release of releases) release();
  };
  const timer = setTimeout(end, time);
  holds.set(element, end);
}
