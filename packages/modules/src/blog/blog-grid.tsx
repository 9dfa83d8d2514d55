/** Blog grid (docs/reference/blog.md#columns): distributes posts over the number of columns that the style sheet sets. */
import {
  type BehaviorProps,
  closestTo,
  documentOf,
  emit,
  matches,
  measure,
  member,
  useAttr,
  useScope,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { watchWidth } from '../shared/use-element';

export interface BlogGridConfig {
  /** Columns on a wide screen, by the width of the builder's column, if the style sheet sets none. */
  wide: number;
}

/** The theme's defaults (docs/reference/blog.md#columns). */
const WIDE: [selector: string, columns: number][] = [
  ['.et_pb_column_4_4', 3],
  ['.et_pb_column_2_3,.et_pb_column_3_4', 2],
  ['.et_pb_column', 1],
];
const TABLET = 2;

/** Reads the theme's default number of columns. */
export function config(element: Element): BlogGridConfig {
  const column = closestTo(element, '.et_pb_column');
  return { wide: WIDE.find(([selector]) => matches(column, selector))?.[1] ?? 3 };
}

/** Parses the number of columns in generated content such as `"3 .column.size-1of3"`; undefined if there is none. */
export function columnsIn(content: string): number | undefined {
  const count = Number(/^["']?\s*(\d+)/.exec(content)?.[1]);
  return count > 0 ? count : undefined;
}

/** Returns the theme's number of columns. @param width of the window, in CSS pixels */
export const themeColumns = (width: number, wide: number): number => (width > 980 ? wide : width >= 768 ? TABLET : 1);

/** Events on the grid, bubbling: `columnsChange` after the columns were rebuilt. */
export default function BlogGrid({ element, config }: BehaviorProps<BlogGridConfig>): ReactNode {
  const count = useColumnCount(element, config.wide);
  const before = useRef(0);
  useAttr(element, 'data-columns', count || undefined);
  useLayoutEffect(() => {
    if (count === 0 || member(element, 'childElementCount') === 0) return;
    const restore = splitIntoColumns(element, count);
    if (before.current > 0 && before.current !== count) emit(element, 'columnsChange');
    before.current = count;
    return restore;
  }, [element, count]);
  return null;
}

/** Returns the number of columns, 0 until measured. Changes with the width, since media queries decide. */
function useColumnCount(element: Element, wide: number): number {
  const [count, setCount] = useState(0);
  useScope(
    (scope) => {
      const { documentElement: page, defaultView } = documentOf(element);
      const read = () =>
        columnsIn(getComputedStyle(element, '::before').content) ?? themeColumns(page.clientWidth, wide);
      let cancel = measure(read, setCount);
      function remeasure(): void {
        cancel();
        cancel = measure(read, setCount);
      }
      scope.add(() => cancel());
      scope.add(watchWidth(element, remeasure));
      // A late style sheet may change the columns but not the width.
      if (defaultView) scope.on(defaultView, 'load', remeasure);
    },
    [element, wide],
  );
  return count;
}

const isColumn = (node: Node) => node instanceof Element && matches(node, '.column');

/** Moves elements and restores the focus, which a moved element loses. */
function keepFocus(grid: Element, move: () => void): void {
  const focused = documentOf(grid).activeElement as HTMLElement | null;
  move();
  if (focused && member(grid, 'contains')(focused)) focused.focus({ preventScroll: true });
}

function shortestColumn(columns: readonly Element[]): Element {
  return columns.reduce((least, column) =>
    member(column, 'childElementCount') < member(least, 'childElementCount') ? column : least,
  );
}

/**
 * Distributes posts over `count` columns in turn. Elements that other scripts add later go to the shortest column.
 *
 * @returns a function that restores the server's order
 */
function splitIntoColumns(grid: Element, count: number): () => void {
  const server = [...member(grid, 'childNodes')];
  const columns = Array.from({ length: count }, () => {
    const column = documentOf(grid).createElement('div');
    column.className = `column size-1of${count}`;
    return column;
  });
  const posts = server.filter((node) => node instanceof Element);
  keepFocus(grid, () => {
    posts.forEach((post, at) => {
      columns[at % count]?.append(post);
    });
    member(grid, 'append')(...columns);
  });

  const added: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.parentNode !== grid || isColumn(node) || !(node instanceof Element)) continue;
      added.push(node);
      member(shortestColumn(columns), 'append')(node);
    }
  });
  observer.observe(grid, { childList: true });

  return () => {
    observer.disconnect();
    // Elements that other scripts removed stay removed.
    const remaining = [...server, ...added].filter((node) => member(grid, 'contains')(node));
    keepFocus(grid, () => {
      member(grid, 'append')(...remaining);
      for (const column of columns) {
        member(grid, 'append')(...column.childNodes);
        column.remove();
      }
    });
  };
}
