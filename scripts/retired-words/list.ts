/** Lists words that names had before they got the terms of the platform, React, the APG or the theme. */

/**
 * Retired word or words, in camel case → the term to use instead. A word joins the list once no package uses it.
 */
export const RETIRED_WORDS: Readonly<Record<string, string>> = {
  comeBack: 'returnToFlow',
  course: 'activationRanges',
  crowds: 'suppressed',
  forAuthors: 'builderSupport',
  isAgain: 'isRepeated',
  landBelow: 'clearAnchors',
  letGo: 'release or restore',
  mistakes: 'problems',
  plant: 'mountTree',
  reckon: 'compute or update',
  sprout: 'createNode',
  survivors: 'candidates',
  traveler: 'module',
  unusual: 'what the condition is, as in nonStandard',
  untell: 'cancelReport',
  unwire: 'unbind',
  uproot: 'unmountTree',
  veil: 'fade, or what is checked, as in canHide',
  yard: 'controller, as in StickyController',
};
