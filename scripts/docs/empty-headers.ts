/** Tables of Markdown pages: an empty header cell, above a column of names, becomes a data cell. */
import type { MarkdownRenderer } from 'vitepress';

export function emptyHeaders(md: MarkdownRenderer): void {
  md.core.ruler.push('empty-headers', ({ tokens }) => {
    for (const [at, token] of tokens.entries())
      if (token.type === 'th_open' && tokens[at + 1]?.content === '') {
        token.tag = 'td';
        const end = tokens[at + 2];
        if (end) end.tag = 'td';
      }
  });
}
