/** Benchmark of scanning for many selectors, against one walk over all elements. */
import { discover, ignoredSelector } from '../../../packages/core/src/runtime/discover';
import { fill, type Timed } from './mounting';
import { others, press } from './press';
import { timeEach } from './stopwatch';

export function scanning(selectors: number, nodes: number): Timed {
  const behaviors = [press, ...others(selectors - 1)];
  fill(50, nodes - 100);
  let found = 0;
  const ms = timeEach(() => discover(document, behaviors, ignoredSelector(undefined), () => found++));
  const base = timeEach(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) if ((walker.currentNode as Element).classList.contains('press')) found++;
  });
  return { ms, base };
}
