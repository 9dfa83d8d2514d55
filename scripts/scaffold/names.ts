/** The names one behavior goes by. */

export interface Names {
  /** Folder of its package, e.g. `modules`. */
  package: string;
  /** `scroll-to-top` */
  kebab: string;
  /** `scrollToTop` */
  camel: string;
  /** `ScrollToTop` */
  pascal: string;
  selector: string;
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Error when the name or the selector will not do */
export function namesOf(folder: string, kebab: string, selector: string): Names {
  if (!KEBAB.test(kebab))
    throw new Error(`"${kebab}" cannot name a behavior. Use lower case words joined by hyphens, e.g. scroll-to-top.`);
  if (!selector.trim())
    throw new Error('The selector is empty. Name the elements the behavior lives on, e.g. ".et_pb_slider".');
  const pascal = kebab.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return { package: folder, kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, selector };
}

/** The first class a selector asks for: what a sample of its markup needs. */
export const firstClass = (selector: string): string | undefined => /\.([\w-]+)/.exec(selector)?.[1];
