/** The words of a caption, with the markup that caption files may have; addresses in them become links. */
import { Fragment, type ReactNode } from 'react';
import { type Cue, type CueNode, readCueText } from '../captions';

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/;

function linked(text: string): ReactNode {
  return text.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name and never move.
      <a key={at} href={part} target="_blank" rel="noopener noreferrer" style={{ pointerEvents: 'auto' }}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function shown(node: CueNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{linked(node)}</Fragment>;
  const children = node.children.map(shown);
  switch (node.tag) {
    case 'b':
      return <b key={key}>{children}</b>;
    case 'i':
      return <i key={key}>{children}</i>;
    case 'u':
      return <u key={key}>{children}</u>;
    default:
      return <span key={key}>{children}</span>;
  }
}

/** One after the other, in the file's order. */
export function CaptionText({ cues }: { cues: readonly Cue[] }): ReactNode {
  return cues.map((cue) => (
    <div key={`${cue.start} ${cue.text}`}>
      <span className={`mejs-captions-text${cue.id ? ` ${cue.id}` : ''}`}>{readCueText(cue.text).map(shown)}</span>
    </div>
  ));
}
