/** Comments (docs/reference/comments.md): button styles, labels as placeholders, and replies below the comment. */
import {
  attribute,
  type BehaviorProps,
  closestTo,
  documentOf,
  isComposing,
  isPlainPress,
  member,
  page,
  query,
  queryAll,
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
  /** Text fields whose label becomes their placeholder. */
  fields: Field[];
  /** Attributes of the author's button icon. */
  icons: [name: string, value: string][];
}

const ICONS = ['data-icon', 'data-icon-tablet', 'data-icon-phone'];
const TEXT = 'input[type=text],input[type=email],input[type=url],textarea';

/** Returns the label beside a field. */
function labelOf(input: Element): Element | undefined {
  return query(member(input, 'parentElement'), ':scope > label') ?? undefined;
}

export function config(element: Element): CommentsConfig | undefined {
  // The enclosing module handles it.
  if (closestTo(member(element, 'parentElement'), '.et_pb_comments_module')) return undefined;
  const form = query<HTMLFormElement>(element, '#commentform,form.comment-form');
  return {
    links: queryAll<HTMLAnchorElement>(element, 'a.comment-reply-link'),
    submit: query(element, '.submit'),
    form,
    fields: [...(form ? queryAll(form, TEXT) : [])].flatMap((input) => {
      const label = labelOf(input);
      return label ? [{ input, label }] : [];
    }),
    icons: ICONS.flatMap((name): [string, string][] => {
      const value = attribute(element, name);
      return value ? [[name, value]] : [];
    }),
  };
}

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
    if (!sends || closestTo(target, 'a') || hasWordPressReplies()) return;
    event.preventDefault();
    if (form) query<HTMLElement>(form, '[name=submit]')?.click();
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

/** Shows the label's text as the placeholder of the field, as in the theme. */
function fieldClaims({ input, label }: Field): WantedClaim[] {
  const text = input.getAttribute('placeholder') || label.textContent?.replace(/\s+/g, ' ').trim();
  return [[input, 'attr:placeholder', text], ...hiddenLabel(label)];
}

interface RepliesProps {
  area: Element;
  links: HTMLAnchorElement[];
}

/** Moves the form below a comment by the attributes of WordPress' reply links; other links work natively. */
function Replies({ area, links }: RepliesProps): ReactNode {
  const [chosen, choose] = useState<HTMLAnchorElement | null>(null);
  const byId = (id: string | undefined) => (id ? query(area, `#${CSS.escape(id)}`) : null);
  const formOf = (link: HTMLAnchorElement | null) => byId(link?.dataset.respondelement);
  const respond = formOf(chosen ?? links[0] ?? null);
  const cancel = query<HTMLElement>(respond, '#cancel-comment-reply-link');
  const title = query(respond, '.comment-reply-title > span:first-child');
  const field = (name: string) => query(respond, `[name=${name}]`);

  useMoved(respond, chosen ? byId(chosen.dataset.belowelement) : null);
  // Sets the attribute, since Firefox restores properties after a reload, when the form is back in its place.
  useAttr(field('comment_parent'), 'value', chosen?.dataset.commentid);
  useAttr(field('comment_post_ID'), 'value', chosen?.dataset.postid);
  useProp(title?.childElementCount === 0 ? title : null, 'textContent', chosen?.dataset.replyto);
  useStyle(cancel, 'display', chosen ? 'inline' : undefined);

  useEvent<MouseEvent>(area, 'click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a.comment-reply-link');
    if (
      !link ||
      !isPlainPress(event) ||
      event.defaultPrevented ||
      hasWordPressReplies() ||
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
    if (chosen) query<HTMLElement>(respond, 'textarea')?.focus();
  }, [chosen, respond]);
  return null;
}

/** WordPress' id for the placeholder of the moved form, which other scripts know as well. */
const PLACEHOLDER_ID = 'wp-temp-form-div';

/** Moves an element after another one. @param behind null restores the server's position */
function useMoved(element: Element | null, behind: Element | null): void {
  useLayoutEffect(() => {
    if (!element || !behind || !member(element, 'parentNode')) return;
    const placeholder = documentOf(element).createElement('div');
    placeholder.id = PLACEHOLDER_ID;
    placeholder.style.display = 'none';
    member(element, 'before')(placeholder);
    member(behind, 'after')(element);
    return () => {
      // The element stays if its original position was removed.
      if (placeholder.isConnected) placeholder.replaceWith(element);
    };
  }, [element, behind]);
}

/** Returns whether WordPress' own comment script runs, which handles replies and keys. */
const hasWordPressReplies = (): boolean => page().global('addComment') !== undefined;
