/** What a form says happened, in its live region, whose own content comes back in the end. */
import type { Problem } from './check';
import type { Ground } from './ground';
import { text } from './texts';

type Place = Pick<Ground, 'box' | 'claims'>;

function show({ box, claims }: Place, ...nodes: Node[]): void {
  // The place of a sign-up is not displayed; a live region has to be there before it speaks.
  claims.set(box, 'style:display', nodes.length > 0 ? 'block' : undefined);
  claims.fill(box, ...nodes);
}

function element({ box }: Place, tag: string, ...children: (Node | string)[]): HTMLElement {
  const made = box.ownerDocument.createElement(tag);
  made.append(...children);
  return made;
}

/** Paragraphs; without any it is empty. */
export const say = (place: Place, ...paragraphs: string[]): void =>
  show(place, ...paragraphs.map((paragraph) => element(place, 'p', paragraph)));

/** The lists of what is missing and what is wrong (docs/reference/builder-forms.md#checks). */
export function listProblems(place: Place, problems: readonly Problem[]): void {
  const list = (missing: boolean) => {
    const items = problems.filter((problem) => problem.missing === missing);
    return items.length > 0 && element(place, 'ul', ...items.map(({ sentence }) => element(place, 'li', sentence)));
  };
  const [missing, wrong] = [list(true), list(false)];
  const nodes: Node[] = [];
  if (missing) nodes.push(element(place, 'p', text('fill_message')), missing);
  if (missing && wrong) {
    const also = element(place, 'p', text('contact_error_message'));
    also.className = 'et_normal_padding';
    nodes.push(also);
  }
  if (wrong) nodes.push(wrong);
  show(place, ...nodes);
}
