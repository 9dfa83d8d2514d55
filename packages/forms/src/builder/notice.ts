/** The place where a form says what happened: a live region, whose own content comes back in the end. */
import type { Problem } from './check';
import { text } from './texts';

export interface Notice {
  /** Paragraphs; without any it is empty. */
  say(...paragraphs: string[]): void;
  /** The lists of what is missing and what is wrong (contract §2.3, step 4). */
  list(problems: readonly Problem[]): void;
  stop(): void;
}

export function createNotice(box: Element): Notice {
  const { ownerDocument } = box;
  let server: readonly Node[] | undefined;

  function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
    const made = ownerDocument.createElement(tag);
    if (className) made.className = className;
    made.append(...children);
    return made;
  }
  const listOf = (problems: readonly Problem[]) =>
    element('ul', '', ...problems.map(({ sentence }) => element('li', '', sentence)));

  function show(...nodes: Node[]): void {
    if (!server && nodes.length === 0 && !box.hasChildNodes()) return;
    server ??= [...box.childNodes];
    box.replaceChildren(...nodes);
  }

  return {
    say: (...paragraphs) => show(...paragraphs.map((paragraph) => element('p', '', paragraph))),
    list(problems) {
      const missing = problems.filter((problem) => problem.missing);
      const wrong = problems.filter((problem) => !problem.missing);
      const both = missing.length > 0 && wrong.length > 0;
      show(
        ...(missing.length > 0 ? [element('p', '', text('fill_message')), listOf(missing)] : []),
        ...(both ? [element('p', 'et_normal_padding', text('contact_error_message'))] : []),
        ...(wrong.length > 0 ? [listOf(wrong)] : []),
      );
    },
    stop() {
      if (server) box.replaceChildren(...server);
    },
  };
}
