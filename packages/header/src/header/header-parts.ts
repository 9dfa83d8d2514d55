/** The elements a header is made of, and what the body's classes say about it (docs/reference/header.md#body-classes). */

export interface HeaderParts {
  owner: Document;
  view: Window;
  header: HTMLElement;
  /** The bar above it. */
  top: HTMLElement | null;
  /** What begins below it. */
  container: HTMLElement | null;
  content: HTMLElement | null;
  navigation: HTMLElement | null;
  logo: HTMLImageElement | null;
  /** Beside the page instead of above it. */
  vertical: boolean;
  /** Above the page, and always in the window. */
  fixedNav: boolean;
  verticalFixed: boolean;
  transparent: boolean;
  /** Hidden at the top of the page. */
  hides: boolean;
  /** Its place is the script's to say. */
  placed: boolean;
  /** The navigation keeps clear of the logo. */
  left: boolean;
  split: boolean;
}

export function headerParts(header: HTMLElement): HeaderParts {
  const owner = header.ownerDocument;
  const { classList } = owner.body;
  const has = (name: string) => classList.contains(`et_${name}`);
  const vertical = has('vertical_nav');
  const fixedNav = has('fixed_nav') && !vertical;
  const transparent = has('transparent_nav') && !vertical;
  return {
    owner,
    view: owner.defaultView as Window,
    header,
    top: owner.getElementById('top-header'),
    container: owner.getElementById('page-container'),
    content: owner.getElementById('main-content'),
    navigation: header.querySelector<HTMLElement>('#et-top-navigation'),
    logo: header.querySelector<HTMLImageElement>('#logo'),
    vertical,
    fixedNav,
    verticalFixed: vertical && has('vertical_fixed'),
    transparent,
    hides: fixedNav && has('hide_nav'),
    placed: fixedNav || (transparent && has('secondary_nav_enabled')),
    left: has('header_style_left') && !vertical,
    split: has('header_style_split') && !vertical,
  };
}
