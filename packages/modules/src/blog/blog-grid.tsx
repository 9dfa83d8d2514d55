/** A blog as a grid (docs/reference/blog.md#columns): posts dealt out into columns, as many as the style sheet says. */
import { type BehaviorProps, emit, measure, useAttr } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { watchWidth } from '../shared/use-measured';
import { splitIntoColumns } from './columns';
import { type BlogGridConfig, columnsIn, themeColumns } from './config';

export { config } from './config';

/** Event on the grid, bubbling: `columnsChange` when the columns were rebuilt. */
export default function BlogGrid({ element, config }: BehaviorProps<BlogGridConfig>): ReactNode {
  const count = useColumnCount(element, config.wide);
  const before = useRef(0);
  useAttr(element, 'data-columns', count || undefined);
  useLayoutEffect(() => {
    if (count === 0 || element.childElementCount === 0) return;
    const restore = splitIntoColumns(element, count);
    if (before.current > 0 && before.current !== count) emit(element, 'columnsChange');
    before.current = count;
    return restore;
  }, [element, count]);
  return null;
}

/** Follows the width, since media queries decide. 0 before it was measured. */
function useColumnCount(element: Element, wide: number): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const { documentElement: page, defaultView } = element.ownerDocument;
    const read = () => columnsIn(getComputedStyle(element, '::before').content) ?? themeColumns(page.clientWidth, wide);
    let cancel = measure(read, setCount);
    function remeasure(): void {
      cancel();
      cancel = measure(read, setCount);
    }
    const stop = watchWidth(element, remeasure);
    // A style sheet may load later without changing the width.
    defaultView?.addEventListener('load', remeasure);
    return () => {
      cancel();
      stop();
      defaultView?.removeEventListener('load', remeasure);
    };
  }, [element, wide]);
  return count;
}
