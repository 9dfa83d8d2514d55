/** Mermaid diagrams of Markdown pages, drawn as SVG when the site is built, so that visitors load no library. */
import { renderMermaidSVG } from 'beautiful-mermaid';
import type { MarkdownRenderer } from 'vitepress';

/** Styles in the drawing, which request a font, and which Vue removes. The site's own styles are in `docs/.vitepress/theme/style.css`. */
const STYLE = /<style>[\s\S]*?<\/style>/g;

/** Draws ```` ```mermaid ```` blocks. */
export function diagrams(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, at, options, env, self) => {
    const token = tokens[at];
    if (token?.info.trim() !== 'mermaid') return fence?.(tokens, at, options, env, self) ?? '';
    const svg = renderMermaidSVG(token.content, {
      bg: 'var(--vp-c-bg)',
      fg: 'var(--vp-c-text-1)',
      accent: 'var(--vp-c-brand-1)',
      transparent: true,
    });
    // `v-pre` keeps Vue from parsing the drawing as a template.
    return `<div class="diagram" role="img" aria-label="Diagram" tabindex="0" v-pre>${svg.replace(STYLE, '')}</div>\n`;
  };
}
