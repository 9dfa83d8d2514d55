/** Heights of what may cover the top of the window: admin bar, top header, main header. */
import { attribute } from './attribute';

/** CSS pixels. */
export interface ChromeHeights {
  adminBar: number;
  topHeader: number;
  /** The main header as it is now. */
  header: number;
  /** What the theme says it is while fixed, and was when the page loaded; undefined when it says nothing. */
  fixed: number | undefined;
  onLoad: number | undefined;
}

/** A layout read: only inside the shared read phase. */
export function chromeHeights(owner: Document): ChromeHeights {
  const header = owner.getElementById('main-header');
  const height = (id: string) => owner.getElementById(id)?.offsetHeight ?? 0;
  const said = (name: string) => {
    const number = Number.parseFloat(attribute(header, name) ?? '');
    return Number.isFinite(number) ? number : undefined;
  };
  return {
    adminBar: height('wpadminbar'),
    topHeader: height('top-header'),
    header: header?.offsetHeight ?? 0,
    fixed: said('data-fixed-height'),
    onLoad: said('data-fixed-height-onload') ?? said('data-height-onload'),
  };
}
