/** Body classes the theme's style sheets expect script to add: mobile devices and browsers (contract 0.3). */
import { claim, type Release } from './claim';

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/** The classes for a user agent, in the order they are added. */
export function deviceClasses(agent: string, standalone?: boolean): string[] {
  const ios = /iPhone|iPad|iPod/.test(agent);
  const webView = ios && standalone === false && !/Safari/.test(agent);
  const classes = MOBILE.test(agent) || webView ? ['et_mobile_device'] : [];
  if (classes.length > 0 && !/iPad/.test(agent)) classes.push('et_mobile_device_not_ipad');
  if (/Edg/.test(agent)) classes.push('edge');
  else if (/OPR|Opera/.test(agent)) classes.push('opera');
  else if (/Chrome|CriOS/.test(agent)) classes.push('chrome');
  else if (/Firefox|FxiOS/.test(agent)) classes.push('gecko');
  else if (/MSIE|Trident/.test(agent)) classes.push('ie');
  else if (webView) classes.push('uiwebview');
  else if (/Safari/.test(agent)) classes.push('safari');
  if (/iPhone/.test(agent)) classes.push('iphone');
  return classes;
}

/** Adds them to the body. @returns the function that takes them back. */
export function claimDeviceClasses(body: Element): Release {
  const { userAgent, standalone } = navigator as Navigator & { standalone?: boolean };
  const releases = deviceClasses(userAgent, standalone).map((name) => claim(body, `class:${name}`, true));
  return () => {
    for (const release of releases) release();
  };
}
