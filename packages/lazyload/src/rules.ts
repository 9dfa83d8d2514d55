/** What must not wait, and what is not ours to touch. */

/** Wishes of the site that something loads at once. */
const EAGER = '[fetchpriority=high],[loading=eager],[data-skip-lazy],.skip-lazy,[data-no-lazy]';

/** Copies for readers without script, molds, what builders edit, and what the site wants left alone. */
const APART = 'noscript,template,#et-fb-app,[data-enliven-ignore]';

export const isEager = (element: Element): boolean => element.matches(EAGER);

export const isApart = (element: Element): boolean => element.closest(APART) !== null;

/** Programs that read pages without scrolling. */
export const isBot = (): boolean => !('onscroll' in window) || /bot|crawl|spider/i.test(navigator.userAgent);
