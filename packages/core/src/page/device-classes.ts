/** Body classes that the theme's style sheets expect from script: mobile devices and browsers (docs/reference/shared.md#body-classes). */

/** Name and pattern of each browser; the first match counts. */
const BROWSERS: [string, RegExp][] = [
  ['edge', /Edg/],
  ['opera', /OPR|Opera/],
  ['chrome', /Chrom|CriOS/],
  ['gecko', /Firefox|FxiOS/],
  ['ie', /MSIE|Trident/],
  ['safari', /Safari/],
  ['uiwebview', /iP(hone|ad|od)/],
];

/** Returns the classes for a user agent. */
export function deviceClasses(agent: string): string[] {
  const mobile = /Android|webOS|iP(hone|ad|od)|BlackBerry|IEMobile|Opera Mini/i.test(agent);
  const browser = BROWSERS.find(([, pattern]) => pattern.test(agent))?.[0];
  return [
    mobile && 'et_mobile_device',
    mobile && !/iPad/.test(agent) && 'et_mobile_device_not_ipad',
    browser,
    /iPhone/.test(agent) && 'iphone',
  ].filter((name): name is string => !!name);
}
