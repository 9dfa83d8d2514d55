/** The elements a header is made of (docs/reference/header.md#body-classes). */

export interface HeaderParts {
  owner: Document;
  view: Window;
  header: HTMLElement;
  /** The header and the bar above it. */
  bars: readonly HTMLElement[];
  top: HTMLElement | null;
  /** What begins below it. */
  container: HTMLElement | null;
  content: HTMLElement | null;
  navigation: HTMLElement | null;
  logo: HTMLImageElement | null;
  /** Above the page, and always in the window. */
  fixedNav: boolean;
}

export function headerParts(header: HTMLElement): HeaderParts {
  const owner = header.ownerDocument;
  const byId = (id: string) => owner.getElementById(id);
  const top = byId('top-header');
  return {
    owner,
    view: owner.defaultView as Window,
    header,
    bars: top ? [header, top] : [header],
    top,
    container: byId('page-container'),
    content: byId('main-content'),
    navigation: header.querySelector<HTMLElement>('#et-top-navigation'),
    logo: header.querySelector<HTMLImageElement>('#logo'),
    fixedNav: owner.body.matches('.et_fixed_nav:not(.et_vertical_nav)'),
  };
}
