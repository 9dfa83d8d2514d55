/** The place where a form says what happened: a live region, whose own content comes back in the end. */
import type { Claims } from '../shared/claims';
import type { Problem } from './check';
import { text } from './texts';

export interface Notice {
  /** Paragraphs; without any it is empty. */
  say(...paragraphs: string[]): void;
  /** The lists of what is missing and what is wrong (contract §2.3, step 4). */
  list(problems: readonly Problem[]): void;
  stop(): void;
}

export function createNotice({ box, claims }: { box: Element; claims: Claims }): Notice {
  let server: readonly Node[] | undefined;

  function element(tag: string, ...children: (Node | string)[]): HTMLElement {
    const made = box.ownerDocument.createElement(tag);
    made.append(...children);
    return made;
  }

  function show(...nodes: Node[]): void {
    if (!server && nodes.length === 0 && !box.hasChildNodes()) return;
    server ??= [...box.childNodes];
    // The place of a sign-up is not displayed; a live region has to be there before it speaks.
    claims.set(box, 'style:display', nodes.length > 0 ? 'block' : undefined);
    box.replaceChildren(...nodes);
  }

  return {
    say: (...paragraphs) => show(...paragraphs.map((paragraph) => element('p', paragraph))),
    list(problems) {
      const [missing = [], wrong = []] = [true, false].map((are) =>
        problems.filter((problem) => problem.missing === are).map(({ sentence }) => element('li', sentence)),
      );
      const nodes: HTMLElement[] = [];
      if (missing.length > 0) nodes.push(element('p', text('fill_message')), element('ul', ...missing));
      if (nodes.length > 0 && wrong.length > 0) {
        const also = element('p', text('contact_error_message'));
        also.className = 'et_normal_padding';
        nodes.push(also);
      }
      if (wrong.length > 0) nodes.push(element('ul', ...wrong));
      show(...nodes);
    },
    stop() {
      if (server) box.replaceChildren(...server);
    },
  };
}
