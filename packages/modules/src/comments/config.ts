/** Reads a comments area. */
import { attribute } from '@enliven/core';

export interface Field {
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

export function config(element: Element): CommentsConfig | undefined {
  // Handled by the module around it.
  if (element.parentElement?.closest('.et_pb_comments_module')) return undefined;
  const form = element.querySelector<HTMLFormElement>('#commentform,form.comment-form');
  return {
    links: [...element.querySelectorAll<HTMLAnchorElement>('a.comment-reply-link')],
    submit: element.querySelector('.submit'),
    form,
    fields: [...(form?.querySelectorAll(TEXT) ?? [])].flatMap((input) => {
      const label = labelOf(input);
      return label ? [{ input, label }] : [];
    }),
    icons: ICONS.flatMap((name): [string, string][] => {
      const value = attribute(element, name);
      return value ? [[name, value]] : [];
    }),
  };
}
