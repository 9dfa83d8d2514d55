/** Measures the container of a parallax background when it may have changed; never on scroll. */
import { $viewport, measureLaidOut, revealed, watchSize } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';

/** CSS pixels. */
export interface Box {
  /** Of the window. */
  viewport: number;
  /** Of what the background is in. */
  height: number;
  /** From the top of the document. */
  top: number;
  /** From the top of `subject`. */
  offset: number;
  /** What the window scrolls: the owner, or the outermost element around it that could scroll by itself. */
  subject: HTMLElement;
}

/** Returns the top in the document without transforms, in pixels. */
function topOf(element: HTMLElement): number {
  let top = 0;
  for (let at: HTMLElement | null = element; at; at = at.offsetParent as HTMLElement | null)
    top += at.offsetTop + (at === element ? 0 : at.clientTop);
  return top;
}

const scrolls = (element: Element): boolean => /auto|scroll|hidden/.test(getComputedStyle(element).overflow);

function subjectOf(owner: HTMLElement): HTMLElement {
  const { body, documentElement } = owner.ownerDocument;
  let subject = owner;
  for (let at = owner.parentElement; at && at !== documentElement; at = at.parentElement) {
    // The window takes the overflow of the body, unless the root has one of its own.
    if (at === body && !scrolls(documentElement)) break;
    if (scrolls(at)) subject = at;
  }
  return subject;
}

function measureBox(owner: HTMLElement): Box {
  const subject = subjectOf(owner);
  const top = topOf(owner);
  return {
    viewport: owner.ownerDocument.documentElement.clientHeight,
    height: owner.clientHeight,
    top,
    offset: top - topOf(subject),
    subject,
  };
}

const isSame = (a: Box | undefined, b: Box): boolean =>
  Object.keys(b).every((name) => a?.[name as keyof Box] === b[name as keyof Box]);

/** @returns undefined until it has been measured, and while it has no height */
export function useBox(owner: HTMLElement | null): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    if (!owner) return;
    let cancelMeasurement = () => {};
    const readBox = () => measureBox(owner);
    const write = (next: Box) => setBox((now) => (isSame(now, next) ? now : next));
    function scheduleMeasurement(): void {
      cancelMeasurement();
      cancelMeasurement = measureLaidOut(readBox, write);
    }
    // Whatever grows above moves it.
    const stops = [
      watchSize([owner, owner.ownerDocument.body], readBox, write),
      $viewport.listen(scheduleMeasurement),
      revealed.on(scheduleMeasurement),
    ];
    scheduleMeasurement();
    return () => {
      cancelMeasurement();
      for (const stop of stops) stop();
      setBox(undefined);
    };
  }, [owner]);
  return box?.height ? box : undefined;
}
