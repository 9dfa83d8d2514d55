/** Comments (docs/reference/comments.md): buttons as the author wants them, labels that stay labels, replies where they belong. */
import { type BehaviorProps, isComposing, useClaims, useEvent, type Wanted } from '@enliven/core';
import { type ReactNode, useState } from 'react';
import { quietLabel } from '../shared/quiet-label';
import { wordPressReplies } from './add-comment';
import type { CommentsConfig, Field } from './config';
import { Replies } from './replies';

export { config } from './config';

/** Leaves to WordPress' own comment script, where that is on the page, what it does. */
export default function Comments({ config, element }: BehaviorProps<CommentsConfig | undefined>): ReactNode {
  return config ? <Area element={element} config={config} /> : null;
}

function Area({ config, element }: BehaviorProps<CommentsConfig>): ReactNode {
  const { links, submit, form, fields } = config;
  const [claims] = useState(() => [...buttonClaims(config), ...fields.flatMap(fieldClaims)]);
  useClaims(claims);
  useEvent<KeyboardEvent>(submit && form, 'keydown', (event) => {
    const { key, ctrlKey, metaKey, target, repeat } = event;
    const sends = key === 'Enter' && (ctrlKey || metaKey) && !repeat && !isComposing(event);
    if (!sends || (target as Element).closest('a') || wordPressReplies()) return;
    event.preventDefault();
    form?.querySelector<HTMLElement>('[name=submit]')?.click();
  });
  return <Replies area={element} links={links} />;
}

function buttonClaims({ links, submit, icons }: CommentsConfig): Wanted[] {
  return [...links, ...(submit ? [submit] : [])].flatMap((button): Wanted[] => [
    [button, 'class:et_pb_button', true],
    ...(icons.length > 0 ? ([[button, 'class:et_pb_custom_button_icon', true]] as Wanted[]) : []),
    ...icons.map(([name, value]): Wanted => [button, `attr:${name}`, value]),
  ]);
}

/** The label's text inside the field, as the theme has it; the value stays the visitor's. */
function fieldClaims({ input, label }: Field): Wanted[] {
  const text = input.getAttribute('placeholder') || label.textContent?.replace(/\s+/g, ' ').trim();
  return [[input, 'attr:placeholder', text], ...quietLabel(label)];
}
