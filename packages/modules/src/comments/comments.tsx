/** Comments (docs/reference/comments.md): buttons as the author wants them, labels that stay labels, replies where they belong. */
import {
  attribute,
  type BehaviorProps,
  isComposing,
  isPlainPress,
  membersOf,
  page,
  useAttr,
  useClaims,
  useEvent,
  useProp,
  useStyle,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { hiddenLabel } from '../shared/elements';

interface Field {
  input: Element;
  label: Element;
}

export interface CommentsConfig {
  links: HTMLAnchorElement[];
  submit: Element | null;
  form: HTMLFormElement | null;
  /** Text fields that have a label, which becomes their placeholder. */
  fields: Field[];
  /** The author's icon for buttons, by attribute. */
  icons: [name: string, value: string][];
}

const ICONS = ['data-icon', 'data-icon-tablet', 'data-icon-phone'];
const TEXT = 'input[type=text],input[type=email],input[type=url],textarea';

/** The label beside a field. */
function labelOf(input: Element): Element | undefined {
  return [...(input.parentElement?.children ?? [])].find(({ localName }) => localName === 'label');
}

/** Reads a comments area. */
export function config(element: Element): CommentsConfig | undefined {
  // Handled by the module around it.
  if (element.parentElement?.closest('.et_pb_comments_module')) return undefined;
  const form = element.querySelector<HTMLFormElement>('#commentform,form.comment-form');
  return {
    links: [...element.querySelectorAll<HTMLAnchorElement>('a.comment-reply-link')],
    submit: element.querySelector('.submit'),
    form,
    fields: [...(form ? membersOf(form).querySelectorAll(TEXT) : [])].flatMap((input) => {
      const label = labelOf(input);
      return label ? [{ input, label }] : [];
    }),
    icons: ICONS.flatMap((name): [string, string][] => {
      const value = attribute(element, name);
      return value ? [[name, value]] : [];
    }),
  };
}

/** Mounts a comments area. */
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
    if (!sends || membersOf(target as Element).closest('a') || wordPressReplies()) return;
    event.preventDefault();
    if (form) membersOf(form).querySelector<HTMLElement>('[name=submit]')?.click();
  });
  return <Replies area={element} links={links} />;
}

function buttonClaims({ links, submit, icons }: CommentsConfig): WantedClaim[] {
  return [...links, ...(submit ? [submit] : [])].flatMap((button): WantedClaim[] => [
    [button, 'class:et_pb_button', true],
    ...(icons.length > 0 ? ([[button, 'class:et_pb_custom_button_icon', true]] as WantedClaim[]) : []),
    ...icons.map(([name, value]): WantedClaim => [button, `attr:${name}`, value]),
  ]);
}

/** The label's text inside the field, as the theme has it; the value stays the visitor's. */
function fieldClaims({ input, label }: Field): WantedClaim[] {
  const text = input.getAttribute('placeholder') || label.textContent?.replace(/\s+/g, ' ').trim();
  return [[input, 'attr:placeholder', text], ...hiddenLabel(label)];
}

interface RepliesProps {
  area: Element;
  links: HTMLAnchorElement[];
}

/** Uses the attributes of WordPress' reply links; a link without them works natively. */
function Replies({ area, links }: RepliesProps): ReactNode {
  const [chosen, choose] = useState<HTMLAnchorElement | null>(null);
  const byId = (id: string | undefined) => (id ? area.querySelector(`#${CSS.escape(id)}`) : null);
  const formOf = (link: HTMLAnchorElement | null) => byId(link?.dataset.respondelement);
  const respond = formOf(chosen ?? links[0] ?? null);
  const cancel = respond?.querySelector<HTMLElement>('#cancel-comment-reply-link') ?? null;
  const title = respond?.querySelector('.comment-reply-title > span:first-child') ?? null;
  const field = (name: string) => respond?.querySelector(`[name=${name}]`);

  useMoved(respond, chosen ? byId(chosen.dataset.belowelement) : null);
  // By attribute: what is set as a property Firefox brings back after a reload, when the form is no longer at its comment.
  useAttr(field('comment_parent'), 'value', chosen?.dataset.commentid);
  useAttr(field('comment_post_ID'), 'value', chosen?.dataset.postid);
  useProp(title?.childElementCount === 0 ? title : null, 'textContent', chosen?.dataset.replyto);
  useStyle(cancel, 'display', chosen ? 'inline' : undefined);

  useEvent<MouseEvent>(area, 'click', (event) => {
    const link = membersOf(event.target as Element).closest<HTMLAnchorElement>('a.comment-reply-link');
    if (
      !link ||
      !isPlainPress(event) ||
      event.defaultPrevented ||
      wordPressReplies() ||
      !formOf(link) ||
      !byId(link.dataset.belowelement)
    )
      return;
    event.preventDefault();
    choose(link);
  });
  useEvent<MouseEvent>(chosen && cancel, 'click', (event) => {
    event.preventDefault();
    choose(null);
    chosen?.focus();
  });
  useLayoutEffect(() => {
    if (chosen) respond?.querySelector<HTMLElement>('textarea')?.focus();
  }, [chosen, respond]);
  return null;
}

/** What WordPress calls the mark of the old place; it stands in for the element in other scripts' eyes too. */
const MARK = 'wp-temp-form-div';

/** Moves an element behind another one while that is wanted. @param behind null restores the server's place */
function useMoved(element: Element | null, behind: Element | null): void {
  useLayoutEffect(() => {
    if (!element?.parentNode || !behind) return;
    const mark = element.ownerDocument.createElement('div');
    mark.id = MARK;
    mark.style.display = 'none';
    element.before(mark);
    behind.after(element);
    return () => {
      // The element stays if its old place was removed.
      if (mark.isConnected) mark.replaceWith(element);
    };
  }, [element, behind]);
}

/** Whether WordPress' own script for comment forms runs, which handles replies and keys. */
const wordPressReplies = (): boolean => page().global('addComment') !== undefined;
