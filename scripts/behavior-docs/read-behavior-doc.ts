/** Parser of the Markdown files that describe behaviors. */
import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';

/** Headings of a description below its title, in order. */
export const HEADINGS = [
  'Example',
  'Markup',
  'Options and globals',
  'Events',
  'Keyboard',
  'ARIA',
  'Reduced motion',
  'Differences from the original',
] as const;

/** Part of a description under one heading. */
export interface DocSection {
  heading: string;
  /** Markdown below the heading; empty if there is none. */
  markdown: string;
}

/** Description of a behavior. */
export interface BehaviorDoc {
  /** Text of the only heading of level 1; empty if there is none. */
  title: string;
  /** Markdown between the title and the first section. */
  summary: string;
  /** HTML of the live example; undefined if the section "Example" says why there is none. */
  example: string | undefined;
  /** All sections of level 2, in the order of the file. */
  sections: DocSection[];
}

/** Returns the source of neighboring nodes. */
function sourceOf(text: string, nodes: readonly RootContent[]): string {
  const from = nodes.at(0)?.position?.start.offset;
  const to = nodes.at(-1)?.position?.end.offset;
  return from === undefined ? '' : text.slice(from, to);
}

/** Splits nodes at headings of one level; nodes before the first of them have the heading ''. */
function splitAt(depth: number, { children }: Root): { heading: string; nodes: RootContent[] }[] {
  const parts: { heading: string; nodes: RootContent[] }[] = [{ heading: '', nodes: [] }];
  for (const node of children)
    if (node.type === 'heading' && node.depth === depth) parts.push({ heading: textOf(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  return parts;
}

/** Parses a description. Accepts any Markdown: the check reports problems of the format. */
export function readBehaviorDoc(text: string): BehaviorDoc {
  const [intro, ...parts] = splitAt(2, fromMarkdown(text));
  const titled = intro?.nodes.findIndex((node) => node.type === 'heading' && node.depth === 1) ?? -1;
  const title = intro?.nodes[titled];
  const code = parts
    .find(({ heading }) => heading === 'Example')
    ?.nodes.find((node) => node.type === 'code' && node.lang === 'html');
  return {
    title: title ? textOf(title) : '',
    summary: sourceOf(text, intro?.nodes.slice(titled + 1) ?? []),
    example: code?.type === 'code' ? code.value : undefined,
    sections: parts.map(({ heading, nodes }) => ({ heading, markdown: sourceOf(text, nodes) })),
  };
}
