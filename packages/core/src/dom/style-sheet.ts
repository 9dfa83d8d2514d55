/** Style sheets for inserted elements that the theme does not style. */
import type { Release } from '../claims/claim';

interface Attached {
  remove: Release;
  users: number;
}

const attached = new WeakMap<Document, Map<string, Attached>>();

/** Adds a constructed style sheet, which strict policies allow, or in browsers before 2023 a `style` element. @returns the function that removes it */
export function putStyleSheet(owner: Document, css: string): Release {
  const Sheet = owner.defaultView?.CSSStyleSheet;
  try {
    const sheet = new (Sheet as typeof CSSStyleSheet)();
    sheet.replaceSync(css);
    owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, sheet];
    return () => {
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  } catch {
    const style = owner.createElement('style');
    style.textContent = css;
    owner.head.append(style);
    return () => style.remove();
  }
}

/** Adds `css` once for all users. @returns the function that removes it with its last user */
export function addStyleSheet(owner: Document, css: string): Release {
  const sheets = attached.get(owner) ?? new Map<string, Attached>();
  attached.set(owner, sheets);
  const one = sheets.get(css) ?? { remove: putStyleSheet(owner, css), users: 0 };
  sheets.set(css, one);
  one.users += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    one.users -= 1;
    if (one.users > 0) return;
    one.remove();
    sheets.delete(css);
  };
}

/** Styles that hide an element visually but not from assistive technology; without `display`. */
export const UNSEEN: Readonly<Record<string, string>> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};
