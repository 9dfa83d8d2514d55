/** Splits the posts of a grid into columns, and restores them. */

const isColumn = (node: Node) => node instanceof Element && node.matches('.column');

/** Restores the focus, which a moved element loses. */
function keepFocus(grid: Element, move: () => void): void {
  const focused = grid.ownerDocument.activeElement as HTMLElement | null;
  move();
  if (focused && grid.contains(focused)) focused.focus({ preventScroll: true });
}

function shortest(columns: readonly Element[]): Element {
  return columns.reduce((least, column) => (column.childElementCount < least.childElementCount ? column : least));
}

/**
 * Wraps posts into `count` columns, in turn. What others add to the grid later goes to the shortest column.
 *
 * @returns the function that puts everything back in the server's order
 */
export function splitIntoColumns(grid: Element, count: number): () => void {
  const server = [...grid.childNodes];
  const columns = Array.from({ length: count }, () => {
    const column = grid.ownerDocument.createElement('div');
    column.className = `column size-1of${count}`;
    return column;
  });
  const posts = server.filter((node) => node instanceof Element);
  keepFocus(grid, () => {
    posts.forEach((post, at) => {
      columns[at % count]?.append(post);
    });
    grid.append(...columns);
  });

  const added: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.parentNode !== grid || isColumn(node) || !(node instanceof Element)) continue;
      added.push(node);
      shortest(columns).append(node);
    }
  });
  observer.observe(grid, { childList: true });

  return () => {
    observer.disconnect();
    // Elements that other scripts removed stay removed.
    const here = [...server, ...added].filter((node) => grid.contains(node));
    keepFocus(grid, () => {
      grid.append(...here);
      for (const column of columns) {
        grid.append(...column.childNodes);
        column.remove();
      }
    });
  };
}
